"""Flash Point: Fire Rescue."""
