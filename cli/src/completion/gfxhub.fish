# The words before that of the cursor come without quotation marks, its own as it is typed. fish quotes what it inserts.
complete --keep-order --exclusive --command gfxhub --arguments "(GFXHUB_COMPLETE=fish gfxhub -- (commandline --current-process --tokenize --cut-at-cursor) (commandline --current-token --cut-at-cursor))"
