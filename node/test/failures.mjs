// A test reporter that prints failed and skipped tests and the output of tests, and counts the rest.

import { inspect } from 'node:util'

export default async function* failures(events) {
  const counts = { pass: 0, fail: 0, skip: 0 }
  for await (const { type, data } of events) {
    if (type === 'test:pass') {
      counts[data.skip ? 'skip' : 'pass'] += 1
      if (data.skip) yield `skipped: ${data.name}: ${data.skip}\n`
    } else if (type === 'test:fail') {
      counts.fail += 1
      const { error } = data.details
      yield `FAILED: ${data.name} (${data.file ?? ''})\n${inspect(error.cause ?? error)}\n`
    } else if (type === 'test:stderr' || type === 'test:stdout') {
      yield data.message
    }
  }
  yield `${counts.pass} passed, ${counts.fail} failed, ${counts.skip} skipped\n`
}
