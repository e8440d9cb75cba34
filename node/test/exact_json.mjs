// Parses the JSON of the conformance suite into the JavaScript values that a program would use.
// Integers beyond the safe range of a number become BigInt; `{"$number": "NaN"}` becomes NaN.

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
