_clap_complete_gfxhub() {
    local reply candidate line=
    if [[ -n ${COMP_LINE-} ]]; then
        line=${COMP_LINE:0:${COMP_POINT-0}}
    fi
    COMPREPLY=()
    # Passes the words as they are typed. Each line of the reply is a candidate, already quoted.
    reply=$(
        GFXHUB_COMPLETE=bash \
        GFXHUB_COMPLETE_LINE=$line \
        GFXHUB_COMPLETE_TYPED=${2-} \
        _CLAP_COMPLETE_INDEX=$COMP_CWORD \
        gfxhub -- "${COMP_WORDS[@]}"
    ) || return
    # `read` prevents word splitting and the expansion of file names.
    while IFS= read -r candidate; do
        [[ -n $candidate ]] && COMPREPLY+=("$candidate")
    done <<< "$reply"
    # If the candidate can be continued (after =, / or :), bash must not add a space.
    if compopt +o nospace 2> /dev/null && [[ ${COMPREPLY-} =~ [=/:][\'\"]?$ ]]; then
        compopt -o nospace
    fi
}
if [[ ${BASH_VERSINFO[0]} -eq 4 && ${BASH_VERSINFO[1]} -ge 4 || ${BASH_VERSINFO[0]} -gt 4 ]]; then
    complete -o nospace -o bashdefault -o nosort -F _clap_complete_gfxhub gfxhub
else
    complete -o nospace -o bashdefault -F _clap_complete_gfxhub gfxhub
fi
