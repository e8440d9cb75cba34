#compdef gfxhub
_gfxhub() {
    local -a typed candidates
    typed=("${(@)words}")
    # Up to the cursor, and with an end to the quotation that is open.
    typed[CURRENT]="$QIPREFIX$IPREFIX$PREFIX$compstate[quote]"
    candidates=("${(@f)$(
        GFXHUB_COMPLETE=zsh \
        _CLAP_COMPLETE_INDEX=$((CURRENT - 1)) \
        gfxhub -- "${(@Q)typed}" 2> /dev/null
    )}")
    # zsh quotes what it inserts.
    [[ -n $candidates ]] && _describe -V 'values' candidates
}

if [[ $funcstack[1] == _gfxhub ]]; then
    # This is the file that compinit found, at its first use.
    _gfxhub "$@"
else
    compdef _gfxhub gfxhub
fi
