"""The groups of operations, a module each."""

# Written by cargo xtask generate; do not edit.
