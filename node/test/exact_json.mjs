// Reads JSON of the suite as a program would write it: integers that a number cannot hold as
// BigInt, `{"$number": "NaN"}` as NaN.

const token = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g
const numbers = { NaN, Infinity, '-Infinity': -Infinity }

export function parse(text) {
  const marked = text.replace(token, (found) =>
    found.startsWith('"') || /[.eE]/.test(found) || Number.isSafeInteger(Number(found))
      ? found
      : `{"$bigint":"${found}"}`,
  )
  return JSON.parse(marked, (_, value) => {
    if (typeof value !== 'object' || value === null || Object.keys(value).length !== 1) return value
    if (typeof value.$bigint === 'string') return BigInt(value.$bigint)
    if (Object.hasOwn(numbers, value.$number)) return numbers[value.$number]
    return value
  })
}
