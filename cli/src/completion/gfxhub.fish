# The words before the cursor's word are passed without quotation marks, the cursor's word as it is typed. fish quotes the text that it inserts.
complete --keep-order --exclusive --command gfxhub --arguments "(GFXHUB_COMPLETE=fish gfxhub -- (commandline --current-process --tokenize --cut-at-cursor) (commandline --current-token --cut-at-cursor))"
