#!/bin/sh
# Creates a playout rundown from a table, one item for each line, and takes each item on air.
#
#   GFXHUB_URL=http://10.0.0.5 rundown_from_csv.sh 'Late News' rundown.csv
#
# The first line of the table names its columns: `name` and `template` come first, all others are
# fields of the template. For an empty cell, the field keeps the template's value. Cells have no
# commas and no quotation marks; a cell that is a JSON number is sent as a number. The names of the
# rundown and of the items have no slash with spaces around it.
#
# Before anything is created, the script checks that no rundown has the name yet, and that the
# templates have the fields.
set -eu
rundown=${1:?"usage: rundown_from_csv.sh NAME TABLE"}
table=${2:?"usage: rundown_from_csv.sh NAME TABLE"}

fail() {
  echo "$1" >&2
  exit 1
}

# Puts the field and the cell at the beginning of $fields and $cells into $field and $cell, and
# removes them there.
next() {
  field=${fields%%,*} cell=${cells%%,*}
  case $fields in *,*) fields=${fields#*,} ;; *) fields= ;; esac
  case $cells in *,*) cells=${cells#*,} ;; *) cells= ;; esac
}

# Calls a function for each line, with $name, $template, $fields and $cells.
for_each_line() {
  # Some spreadsheet programs write a byte order mark first.
  tr -d '\r' <"$table" | LC_ALL=C sed "1s/^$(printf '\357\273\277')//" | {
    IFS=, read -r first second columns
    [ "$first,$second" = name,template ] || fail "$table: it does not begin with name,template"
    while IFS=, read -r name template cells || [ -n "$name" ]; do
      fields=$columns
      "$1"
    done
  }
}

check() {
  known=$(gfxhub playout template-fields "$template" --json)
  while [ -n "$fields" ]; do
    next
    case $cell,$known in
    ,* | *,'[]' | *"{\"name\":\"$field\","*) ;;
    *) fail "$name: $template has no field $field" ;;
    esac
  done
}

make() {
  set --
  while [ -n "$fields" ]; do
    next
    [ -z "$cell" ] || set -- "$@" --set "data.$field=$cell"
  done
  gfxhub playout create-item "$rundown" "$name" "$template" "$@" >/dev/null
}

play() {
  gfxhub press "$rundown / $name / In"
  echo "$rundown / $name / In"
}

case $(cat "$table") in *'"'*) fail "$table: it has quotation marks" ;; esac
# 10 is the exit code of an unknown name.
code=0
complaint=$(gfxhub find "playout:$rundown" 2>&1) || code=$?
case $code in
0) fail "there is a rundown $rundown already" ;;
10) ;;
*) fail "$complaint" ;;
esac
for_each_line check
gfxhub playout create-rundown "$rundown" >/dev/null
for_each_line make
for_each_line play
