-- The address of the server. The download page writes its own address here; empty: the person types it.
return ''
