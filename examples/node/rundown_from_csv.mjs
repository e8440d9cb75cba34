// Creates a playout rundown from a table, one item for each line, and plays it on request.
//
//   node rundown_from_csv.mjs http://10.0.0.5 'Late News' rundown.csv
//   node rundown_from_csv.mjs http://10.0.0.5 'Late News' rundown.csv --play
//
// The first line of the table names its columns: `name` and `template` for the item, all others for
// the fields of its template. For an empty cell, the field keeps the template's value.
//
// Before anything is created, the program checks that no rundown has the name yet, because a path
// must lead to a single rundown, and that the templates have the fields.

import { readFile } from 'node:fs/promises'
import { argv, env } from 'node:process'

import { Client } from 'gfxhub'

const [, , url, name, table, play] = argv
if (!table) throw new Error('usage: node rundown_from_csv.mjs HUB NAME TABLE [--play]')

const lines = read(await readFile(table, 'utf8'))
const hub = new Client(url, { apiKey: env.GFXHUB_API_KEY })
await check()
await make()
if (play) await press()
hub.close()

/** Reads the lines of a table without quoted cells; a package such as csv-parse reads those too. */
function read(text) {
  if (text.includes('"')) throw new Error(`${table}: it has quoted cells`)
  // Some spreadsheet programs write a byte order mark first.
  const rows = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r?\n/)
  const [columns, ...cells] = rows.map((row) => row.split(','))
  return cells.map((row) => {
    const { name, template, ...fields } = Object.fromEntries(
      columns.map((column, at) => [column, row[at]]),
    )
    const data = Object.fromEntries(Object.entries(fields).filter(([, cell]) => cell))
    return { name, template, data }
  })
}

async function check() {
  const rundowns = await hub.playout.listRundowns()
  if (rundowns.some((rundown) => rundown.name === name)) {
    throw new Error(`there is a rundown ${name} already`)
  }
  const templates = [...new Set(lines.map(({ template }) => template))]
  await hub.names.prepare(templates.map((template) => `template:${quoted(template)}`))
  for (const template of templates) {
    const known = (await hub.playout.templateFields(template)).map((field) => field.name)
    // The fields of a template without an item are not known, so its lines are not checked.
    if (known.length === 0) continue
    for (const { data } of lines.filter((line) => line.template === template)) {
      const wrong = Object.keys(data).find((field) => !known.includes(field))
      if (wrong) throw new Error(`${template} has no field ${wrong}; it has ${known.join(', ')}`)
    }
  }
}

async function make() {
  const { id } = await hub.playout.createRundown(name)
  for (const { name, template, data } of lines) {
    await hub.playout.createItem(id, name, template, { data })
  }
  console.log(`${name}: ${lines.length} items`)
}

/** Presses the first and the last button (in and out) of each item, one item after the other. */
async function press() {
  const found = await hub.names.list(`playout:${quoted(name)} / * / *`)
  for (const item of new Set(found.map(({ itemId }) => itemId))) {
    const paths = found.filter(({ itemId }) => itemId === item).map(({ path }) => path)
    for (const path of [paths.at(0), paths.at(-1)]) {
      await hub.names.press(path)
      console.log(path)
    }
  }
}

/** Writes a name as a step of a path, whatever characters it has. */
function quoted(name) {
  return `"${name.replace(/["\\]/g, '\\$&')}"`
}
