#!/bin/sh
# Calls all 48 operations of the hub's REST interface with curl alone, on the demo show of
# `gfxhub simulator`.
#
#   gfxhub simulator --port 8080 --quiet &
#   examples/shell/tour.sh http://127.0.0.1:8080
#
# Prints each operation with the status of its response. The exit code is 1 if a status is not a
# success.
set -u
hub=${1:?"usage: tour.sh http://HOST:PORT"}
failed=0

# call OPERATION METHOD PATH [BODY]: calls an operation and stores the response in $answer.
call() {
  operation=$1 method=$2 url=$hub/api/rest/v1/$3
  shift 3
  if [ $# -gt 0 ]; then
    set -- --header 'Content-Type: application/json' --data-raw "$1"
  fi
  # Ignores the configuration file and proxies, and keeps brackets and dots in the URL unchanged.
  answer=$(curl --disable --noproxy '*' --globoff --path-as-is --silent --show-error --max-time 10 \
    --request "$method" --write-out ' %{http_code}' "$@" "$url")
  status=${answer##* }
  answer=${answer% *}
  echo "$operation $status"
  case $status in
  2??) ;;
  *)
    failed=1
    echo "$method $url was answered $status: $answer" >&2
    ;;
  esac
}

# Prints the number at the beginning of the last response, which is {"id":3,... or 3.
id() {
  printf '%s' "$answer" | sed -n 's/^[^0-9]*\([0-9]*\).*/\1/p'
}

node=engines/3/nodes/Mixer_0
opacity=$node/properties/Default%2F%2FOpacity%2F0
cut=$node/functions/Default%2F%2FCut%2F0
call engines.list GET engines
call engines.get GET engines/3
call engines.list_nodes GET engines/3/nodes
call engines.get_node GET $node
call engines.list_properties GET $node/properties
call engines.get_property GET $opacity
call engines.set_property PATCH $opacity '{"Value":0.5}'
call engines.list_functions GET $node/functions
call engines.get_function GET $cut
call engines.call_function POST $cut '{"Parameters":[]}'

call playout.list_rundowns GET playout/rundowns
call playout.list_templates GET playout/templates
call playout.create_rundown POST playout/rundowns '{"name":"Tour"}'
rundown=playout/rundowns/$(id)
call playout.get_rundown GET "$rundown"
call playout.rename_rundown PATCH "$rundown" '{"name":"Tour 2"}'
call playout.create_item POST "$rundown/items" '{"name":"Guest","template":"Lower Third Guest"}'
item=$rundown/items/$(id)
call playout.list_items GET "$rundown/items"
call playout.get_item GET "$item"
call playout.update_item PATCH "$item" '{"order":0}'
call playout.trigger_button POST "$item/btn-in"
call playout.delete_item DELETE "$item"
call playout.delete_rundown DELETE "$rundown"

rundown='newsroom/rundowns/NEWS.NCS.STUDIO/2016ENPS9VM001%3BP_ENPSNEWS%5CW%3B38387985-0001'
story='2016ENPS9VM001%3BP_ENPSNEWS%5CW%3B38387985-0002'
call newsroom.list_rundowns GET newsroom/rundowns
call newsroom.list_device_rundowns GET newsroom/rundowns/NEWS.NCS.STUDIO
call newsroom.get_rundown GET "$rundown"
call newsroom.update_mos_object PATCH newsroom/mosObjects/MOS-1001 '{"data":{"headline":"Tour"}}'
call newsroom.trigger_button POST "$rundown/$story/1/in"

# Each state is loaded by an engine of the state's type.
call graphs.list GET graphs
call graphs.get GET graphs/21
call graphs.load POST graphs/21/load '{"engineHostId":4}'
call rgraphs.list GET rgraphs
call rgraphs.get GET rgraphs/11
call rgraphs.load POST rgraphs/11/load '{"engineHostId":3}'
call ustates.list GET ustates
call ustates.get GET ustates/31
call ustates.load POST ustates/31/load '{"engineHostId":7}'

call projects.list GET projects

call launcher.list GET launcher
call launcher.create POST launcher/create '{"name":"Tour","renderers":[]}'
launch=launcher/$(id)
call launcher.get GET "$launch"
call launcher.create_renderer POST "$launch/renderer/create" '{"projectId":1}'
renderer=$launch/renderer/$(id)
call launcher.list_renderers GET "$launch/renderer"
call launcher.get_renderer GET "$renderer"
call launcher.start_renderer PUT "$renderer/start"
call launcher.stop_renderer PUT "$renderer/stop"
call launcher.launch PUT "$launch/launch"
call launcher.retime PUT "$launch/retime"
call launcher.stop PUT "$launch/stop"

exit $failed
