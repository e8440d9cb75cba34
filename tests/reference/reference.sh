#!/bin/sh
# Written by cargo xtask generate; do not edit.
# The examples of docs/reference, each against GFXHUB_URL.

# engines.list
gfxhub engines list

# engines.get
gfxhub engines get 3

# engines.list_nodes
gfxhub engines list-nodes 3

# engines.get_node
gfxhub engines get-node 3 Mixer_0

# engines.list_properties
gfxhub engines list-properties 3 Mixer_0

# engines.get_property
gfxhub engines get-property 3 Mixer_0 Default//Gain/0

# engines.set_property
gfxhub engines set-property 3 Mixer_0 Default//Gain/0 0.75

# engines.list_functions
gfxhub engines list-functions 3 Mixer_0

# engines.get_function
gfxhub engines get-function 3 Mixer_0 Default//DoTransition/0

# engines.call_function
gfxhub engines call-function 3 Mixer_0 Default//DoTransition/0 \
  --parameters Default//Duration/0=2.5 \
  --parameters Default//Ease/0=Linear \
  --parameters 'Default//Target/0={"x":0.25,"y":-1.5,"z":3.0}' \
  --parameters Default//Flag/0=true \
  --parameters Default//Count/0=3

# playout.list_rundowns
gfxhub playout list-rundowns

# playout.create_rundown
gfxhub playout create-rundown 'Evening News'

# playout.get_rundown
gfxhub playout get-rundown 12

# playout.delete_rundown
gfxhub playout delete-rundown 12

# playout.rename_rundown
gfxhub playout rename-rundown 12 'Late News'

# playout.list_items
gfxhub playout list-items 12

# playout.create_item
gfxhub playout create-item 12 'Lower third: guest' LowerThird \
  --order 2 \
  --data '{"Line1":"Guest of the day","Rows":["a","b"],"Loops":2,"Scale":1.5,"Animate":true,"Note":null}'

# playout.get_item
gfxhub playout get-item 12 101

# playout.delete_item
gfxhub playout delete-item 12 101

# playout.update_item
gfxhub playout update-item 12 101 \
  --name 'Lower third: guest' \
  --template LowerThird \
  --order 3 \
  --overridden-channels 1,4,7 \
  --data '{"Line1":"Guest of the day","Loops":2,"Scale":1.0}'

# playout.trigger_button
gfxhub playout trigger-button 12 101 In

# playout.list_templates
gfxhub playout list-templates

# newsroom.list_rundowns
gfxhub newsroom list-rundowns

# newsroom.list_device_rundowns
gfxhub newsroom list-device-rundowns NEWSDESK-A

# newsroom.get_rundown
gfxhub newsroom get-rundown NEWSDESK-A 69425946

# newsroom.update_mos_object
gfxhub newsroom update-mos-object OBJ-5501 \
  --description 'Second guest' \
  --data '{"Line1":"Another guest","Rows":["Harbour"]}'

# newsroom.trigger_button
gfxhub newsroom trigger-button NEWSDESK-A 69425946 S-1001 1 In

# graphs.list
gfxhub graphs list

# graphs.get
gfxhub graphs get 21

# graphs.load
gfxhub graphs load 21 3

# rgraphs.list
gfxhub rgraphs list

# rgraphs.get
gfxhub rgraphs get 7

# rgraphs.load
gfxhub rgraphs load 7 3

# ustates.list
gfxhub ustates list

# ustates.get
gfxhub ustates get 9

# ustates.load
gfxhub ustates load 9 3

# projects.list
gfxhub projects list

# launcher.list
gfxhub launcher list

# launcher.get
gfxhub launcher get 5

# launcher.create
gfxhub launcher create 'Studio C' --renderers 51,52

# launcher.launch
gfxhub launcher launch 5

# launcher.stop
gfxhub launcher stop 5

# launcher.retime
gfxhub launcher retime 5

# launcher.list_renderers
gfxhub launcher list-renderers 5

# launcher.get_renderer
gfxhub launcher get-renderer 5 51

# launcher.create_renderer
gfxhub launcher create-renderer 5 \
  --launch-config-id 5 \
  --engine-id 3 \
  --project-id 14 \
  --project-map-id 140 \
  --engine-type RE5 \
  --state-id 21

# launcher.start_renderer
gfxhub launcher start-renderer 5 51

# launcher.stop_renderer
gfxhub launcher stop-renderer 5 51

# playout.trigger_external_data
gfxhub playout trigger-external-data 12 101 ResultsTable
