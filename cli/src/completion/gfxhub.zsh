#compdef gfxhub
_gfxhub() {
    local -a typed candidates going
    local added=1
    typed=("${(@)words}")
    # The word up to the cursor. An open quotation is closed, so that the word can be unquoted.
    typed[CURRENT]="$QIPREFIX$IPREFIX$PREFIX$compstate[quote]"
    candidates=("${(@f)$(
        GFXHUB_COMPLETE=zsh \
        _CLAP_COMPLETE_INDEX=$((CURRENT - 1)) \
        gfxhub -- "${(@Q)typed}" 2> /dev/null
    )}")
    # zsh quotes the text that it inserts. If it can be continued, zsh must not add a space.
    going=("${(@M)candidates:#*( /|\\:):*}")
    candidates=("${(@)candidates:#*( /|\\:):*}")
    [[ -n $going ]] && _describe -V 'values' going -S '' && added=0
    [[ -n $candidates ]] && _describe -V 'values' candidates && added=0
    return added
}

if [[ $funcstack[1] == _gfxhub ]]; then
    # compinit loaded this file as the function, and this is the first call of the function.
    _gfxhub "$@"
else
    compdef _gfxhub gfxhub
fi
