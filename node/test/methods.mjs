// Converts an operation and its arguments, under their JSON names, to a method of a group and the
// method's arguments.

import { createRequire } from 'node:module'

const operations = createRequire(import.meta.url)('../gen/operations.cjs')

/** Returns the definition and the method of an operation. */
export function method(hub, operation) {
  const [group, verb] = operation.split('.')
  const name = verb.replace(/_(.)/g, (_, letter) => letter.toUpperCase())
  return { row: operations[group][name], call: (...args) => hub[group][name](...args) }
}

/** Returns the arguments for the method; undefined if the method cannot take all of them. */
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

/** Converts the JavaScript name of an argument in the error of a method to its JSON name. */
export function jsonName(row, argument) {
  if (argument === null) return null
  const [head] = /^[^.[]*/.exec(argument)
  const parameter = (name) => name[0].toLowerCase() + name.slice(1)
  const body = row.body?.required.find((name) => parameter(name) === head)
  const name =
    row.path.find((name) => parameter(name) === head) ??
    (body === undefined ? undefined : `body.${body}`) ??
    (Object.hasOwn(row.body?.optional ?? {}, head) ? `body.${row.body.optional[head]}` : head)
  return name + argument.slice(head.length)
}
