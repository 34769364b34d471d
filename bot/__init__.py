"""Discord, time and disk.

`app` puts the rooms together; each imports only those before it:
kit -> store -> tables -> post -> turns -> desk -> core, discord -> app -> cli. The sandbox stands alone.
"""
