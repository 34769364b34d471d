"""What must not come along: secrets in the tree, licences that bind, versions known to be vulnerable."""
