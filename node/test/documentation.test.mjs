// Tests of the documentation: every public declaration is documented, and every example, including
// those of the README, runs unchanged against the demo show.

import assert from 'node:assert/strict'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import test from 'node:test'

import { Client, GfxHubError, LocalHub } from 'gfxhub'

const folder = fileURLToPath(new URL('..', import.meta.url))
const declarations = [
  'index.d.cts',
  'lib/batch.d.cts',
  'lib/live_property.d.cts',
  'lib/shared.d.cts',
  'lib/simulator.d.cts',
].concat(
  readdirSync(join(folder, 'gen'))
    .filter((name) => name.endsWith('.d.cts'))
    .map((name) => `gen/${name}`),
)
const target = process.env.CARGO_TARGET_DIR ?? join(folder, '..', 'target')
const typescript = join(target, 'node/tools/node_modules/typescript')

/** Returns the parts that the documentation of a declaration lacks, such as `@returns`. */
function missing(ts, node) {
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc)
  const said = comments.map((comment) => ts.getTextOfJSDocComment(comment.comment) ?? '').join('')
  if (said.trim() === '') return ['a text']
  const isMethod = ts.isMethodDeclaration(node) || ts.isMethodSignature(node)
  if (!isMethod && !ts.isConstructorDeclaration(node)) return []
  const tags = ts.getJSDocTags(node)
  const has = (name) => tags.some((tag) => tag.tagName.text === name)
  const due = node.parameters
    .filter((parameter) => ts.getJSDocParameterTags(parameter).length === 0)
    .map((parameter) => `@param ${parameter.name.getText()}`)
  if (!has('example')) due.push('@example')
  if (isMethod && !has('returns')) due.push('@returns')
  const isAsync = node.type?.getText().startsWith('Promise')
  if (isAsync && !has('throws')) due.push('@throws')
  const { fileName } = node.getSourceFile()
  const isOperation = /\/gen\/(?!handles|simulator)/.test(fileName)
  // Composed calls that return data have several paths.
  const path = /^Hub path: `[A-Z]+ \/api\/rest\/v1|^Each of its requests is resent/m
  if (isOperation && !path.test(said)) due.push('the hub path')
  if (isOperation && !/sent/.test(said)) due.push('whether it is sent again')
  return due
}

test(
  'everything public is documented',
  { skip: !existsSync(typescript) && 'no TypeScript' },
  (t) => {
    const ts = createRequire(import.meta.url)(typescript)
    let count = 0
    const lacking = []
    const look = (node, within) => {
      const name = `${within}${node.name?.getText() ?? 'constructor'}`
      const isPrivate = ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Private
      if (isPrivate || (ts.isPropertySignature(node) && ts.isComputedPropertyName(node.name)))
        return
      count += 1
      for (const what of missing(ts, node)) lacking.push(`${name} lacks ${what}`)
      for (const member of node.members ?? []) {
        if (!ts.isIndexSignatureDeclaration(member)) look(member, `${name}.`)
      }
    }
    for (const name of declarations) {
      const path = join(folder, name)
      const text = readFileSync(path, 'utf8')
      const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
      for (const node of file.statements) {
        const isExported = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
        // `interface X extends Y {}` inherits from a class that is documented.
        if (isExported && !(ts.isInterfaceDeclaration(node) && node.members.length === 0)) {
          look(node, '')
        }
      }
    }
    t.diagnostic(`${count} public names, parameters not counted`)
    assert.deepEqual(lacking, [])
    assert(count > 400, `${count}`)
  },
)

/** Yields every example with its place. */
function* examples() {
  for (const name of declarations) {
    const text = readFileSync(join(folder, name), 'utf8')
    for (const found of text.matchAll(/@example\n *\* ```js\n([^]*?)\n *\* ```/g)) {
      const line = text.slice(0, found.index).split('\n').length
      yield [`${name}:${line}`, found[1].replace(/^ *\* ?/gm, '')]
    }
  }
  const readme = readFileSync(join(folder, 'README.md'), 'utf8')
  for (const [at, found] of [...readme.matchAll(/```js\n([^]*?)```/g)].entries()) {
    yield [`README.md, example ${at + 1}`, found[1]]
  }
}

const AsyncFunction = (async () => {}).constructor

/** Runs an example with the clients `hub` and `backup`, each of a separate simulator. */
async function run(text) {
  const [local, second] = [await LocalHub.start(), await LocalHub.start()]
  const [hub, backup] = [new Client(local.url), new Client(second.url)]
  /** Replaces a placeholder address by that of the simulator. */
  class Connected extends Client {
    constructor(url, ...more) {
      super(String(url).startsWith('http://10.0.0.5') ? local.url : url, ...more)
    }
  }
  const console = { log: () => {} }
  const names = {
    GfxHubError,
    LocalHub,
    console,
    hubUrl: local.url,
    local,
    Client: Connected,
    main: hub,
    backup,
  }
  // Programs in the README declare some of the names themselves.
  const own = Object.keys({ ...names, hub }).filter(
    (name) => !new RegExp(`^const ${name} =`, 'm').test(text),
  )
  try {
    const body = text.replace(/^import .*$/gm, '')
    await new AsyncFunction(...own, body)(...own.map((name) => ({ ...names, hub })[name]))
  } finally {
    hub.close()
    backup.close()
    await local.stop()
    await second.stop()
  }
}

test('every example runs as it stands against the demo show', async (t) => {
  let count = 0
  for (const [place, text] of examples()) {
    count += 1
    await run(text).catch((error) => assert.fail(`${place}: ${error.stack}\n${text}`))
  }
  t.diagnostic(`${count} examples`)
  assert(count >= 60, `${count}`)
})
