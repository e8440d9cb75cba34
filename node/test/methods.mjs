// From an operation and its arguments by wire names to the method of a group and what it takes.

import { createRequire } from 'node:module'

const rows = createRequire(import.meta.url)('../gen/rows.cjs')

/** The row and the method of an operation. */
export function method(hub, operation) {
  const [group, verb] = operation.split('.')
  const name = verb.replace(/_(.)/g, (_, letter) => letter.toUpperCase())
  return { row: rows[group][name], call: (...args) => hub[group][name](...args) }
}

/** The arguments as the method takes them; undefined where it cannot take them all. */
export function positional(row, given) {
  const { body = {}, ...path } = given
  const more = row.more ?? []
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
  const { required = [], optional = {} } = row.body ?? {}
  const known = [...required, ...Object.values(optional)]
  if (!isObject || (Object.hasOwn(given, 'body') && !row.body)) return undefined
  if (Object.keys(body).some((name) => !known.includes(name))) return undefined
  if (Object.keys(path).some((name) => !row.path.includes(name) && !more.includes(name))) {
    return undefined
  }
  const options = {}
  for (const [name, wire] of Object.entries(optional)) {
    if (Object.hasOwn(body, wire)) options[name] = body[wire]
  }
  for (const name of more) if (Object.hasOwn(given, name)) options[name] = given[name]
  return [...row.path.map((name) => path[name]), ...required.map((name) => body[name]), options]
}
