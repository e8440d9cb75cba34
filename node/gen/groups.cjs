// Written by cargo xtask generate; do not edit.
'use strict'

// The class of each group of operations.
module.exports = {
  engines: require('./engines.cjs').Engines,
  playout: require('./playout.cjs').Playout,
  newsroom: require('./newsroom.cjs').Newsroom,
  graphs: require('./graphs.cjs').Graphs,
  rgraphs: require('./rgraphs.cjs').Rgraphs,
  ustates: require('./ustates.cjs').Ustates,
  projects: require('./projects.cjs').Projects,
  launcher: require('./launcher.cjs').Launcher,
}
