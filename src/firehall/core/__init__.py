"""The core: records, kernels, dice and machines. It knows no game."""
