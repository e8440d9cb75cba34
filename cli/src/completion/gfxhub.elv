# elvish passes the words without quotation marks, and quotes the text that it inserts.
set edit:completion:arg-completer[gfxhub] = {|@words|
    var index = (- (count $words) 1)
    put (env GFXHUB_COMPLETE=elvish _CLAP_COMPLETE_INDEX=(to-string $index) gfxhub -- $@words) | to-lines
}
