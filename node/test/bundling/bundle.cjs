'use strict'

// Bundles program.mjs, in this folder, with esbuild, as CommonJS and as ES modules, and with
// webpack. The argument is the folder with the packages of the bundlers.

const { createRequire } = require('node:module')

const bundlers = createRequire(`${process.argv[2]}/`)
const esbuild = bundlers('esbuild')
const webpack = bundlers('webpack')

const common = {
  absWorkingDir: __dirname,
  bundle: true,
  entryPoints: ['program.mjs'],
  loader: { '.node': 'copy' },
  logLevel: 'error',
  platform: 'node',
}
esbuild.buildSync({ ...common, format: 'cjs', outfile: 'esbuild/program.cjs' })
const js =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)"
esbuild.buildSync({ ...common, format: 'esm', banner: { js }, outfile: 'esm/program.mjs' })

const config = {
  mode: 'production',
  target: 'node',
  context: __dirname,
  entry: './program.mjs',
  output: { path: `${__dirname}/webpack`, filename: 'program.cjs' },
  module: { rules: [{ test: /\.node$/, loader: bundlers.resolve('node-loader') }] },
  // The addon packages of other platforms are not installed.
  ignoreWarnings: [{ message: /Can't resolve '@gfxhub\// }],
}
webpack(config, (error, stats) => {
  if (error) throw error
  if (stats.hasErrors() || stats.hasWarnings()) throw new Error(stats.toString('errors-warnings'))
})
