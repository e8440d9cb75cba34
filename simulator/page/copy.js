// Shows a request as a program: a curl or gfxhub command, Python, JavaScript or C++. The program
// reads the API key from the environment, and never contains it.
import { hub } from './hub.js';
import { INTERPOLATIONS } from './property.js';

const API = '/api/rest/v1';
/** Positions of the arguments among the steps of a path, by the operation's group. */
const PLACES = { engines: [1, 3, 5], playout: [2, 4, 5], newsroom: [2, 3, 4, 5, 6], launcher: [1, 3],
  graphs: [1], rgraphs: [1], ustates: [1], projects: [1] };

/** Control characters, and characters that change the direction of a text or are invisible: in a
 * pasted program they would act, or go unnoticed. */
const HIDDEN = /[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;
const code = (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`;
/** Returns the bytes of a text for the octal escapes of C and printf, such as 033. */
const octal = (text) => [...new TextEncoder().encode(text)].map((byte) => byte.toString(8).padStart(3, '0'));

/** Returns a text as one word of a shell. */
const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;
/** Returns a command that prints a text. Control characters are escaped, because a terminal would
 * take them for pressed keys. */
const printed = (text) => `printf %b ${quoted(text.replaceAll('\\', '\\\\')
  .replace(HIDDEN, (c) => (c === '\n' ? c : octal(c).map((byte) => `\\0${byte}`).join(''))))}`;
const isShown = (text) => text.replaceAll('\n', '').search(HIDDEN) === -1;
/** Returns a text as one word of a shell, unquoted if it has no special characters. */
const word = (text) => {
  if (!isShown(text)) return `"$(${printed(text)})"`;
  return /^[\w@%+:,./-]+$/.test(text) ? text : quoted(text);
};
/** Returns a string literal for JSON, Python and JavaScript. */
const literal = (text) => JSON.stringify(text).replace(HIDDEN, code);
/** Returns JSON as a JavaScript expression, and other text as a string. JSON is JavaScript, except
 * for the name `__proto__`. */
const value = (body) => {
  try {
    const json = JSON.stringify(JSON.parse(body)).replace(HIDDEN, code);
    return json.includes('"__proto__":') ? `JSON.parse(${literal(json)})` : json;
  } catch {
    return literal(body);
  }
};
/** Returns a string literal of C++. A question mark after another one is escaped, as two of them
 * and a third character may be a trigraph. */
const cppLiteral = (text) => `"${text.replace(/["\\]/g, '\\$&').replace(/(?<=\?)\?/g, '\\?').replaceAll('\n', '\\n')
  .replace(HIDDEN, (c) => octal(c).map((byte) => `\\${byte}`).join(''))}"`;
/** Returns a body as a C++ literal: a raw string if possible, otherwise a string with escapes. */
const cppBody = (body) => {
  if (isShown(body) && !body.includes(')json"')) return `R"json(${body})json"`;
  // Without the length, the string would end at a zero byte.
  return body.includes('\0') ? `std::string_view(${cppLiteral(body)}, ${octal(body).length})` : cppLiteral(body);
};
const camel = (name) => name.replace(/_(.)/g, (_, letter) => letter.toUpperCase());

/** Returns the client method that makes the request, and its arguments; null if only a raw request
 * is equivalent. */
function typed({ operation, method, path }, body) {
  const [group, name] = (operation ?? '').split('.');
  if (!PLACES[group] || path.includes('?') || method === 'HEAD') return null;
  // The HTTP method of this call is not documented; the client sends POST unless another is named.
  if (name === 'trigger_external_data' && method !== 'POST') return null;
  const steps = path.slice(API.length + 1).split('/');
  if (!PLACES[group].length) return null;
  const isText = (at) => group === 'newsroom' || (group === 'engines' && at > 1) || (group === 'playout' && at === 5);
  let given;
  try { given = PLACES[group].filter((at) => at < steps.length).map((at) => [decodeURIComponent(steps[at]), isText(at)]); } catch { return null; }
  if (operation === 'playout.list_templates') given = [];
  if (given.some(([text, isWord]) => !isWord && !/^(0|[1-9]\d{0,14})$/.test(text))) return null;
  const values = given.map(([text, isWord]) => (isWord ? literal(text) : text));
  if (!body) return { group, name, given, values, isRead: method === 'GET' };
  if (operation !== 'engines.set_property') return null;
  let update;
  try { update = JSON.parse(body); } catch { return null; }
  const { Value, Interpolation, Duration, ...rest } = update;
  // The typed method is shown only if the value is a number. For other values, a raw request is
  // shown.
  if (!Number.isFinite(Value) || Object.keys(rest).length > 0) return null;
  if (Duration !== undefined && !Number.isFinite(Duration)) return null;
  if (Interpolation !== undefined && typeof Interpolation !== 'string') return null;
  // The methods refuse a duration without an interpolation.
  if (Duration && Interpolation === undefined) return null;
  return { group, name, given, values, set: { Value, Interpolation, Duration } };
}

/** Returns true if curl sends a target unchanged when it follows the hub's address: curl interprets
 * `#` and brackets, removes dot segments, and takes a target without a slash for the end of the
 * host's name. */
const isPlainTarget = (path) => /^\/[\w~.!$&'()*+,;=:@%/?-]*$/.test(path) && !/\/(\.|%2e){1,2}(?=[/?]|$)/i.test(path);

/** Returns the body of a request for curl: the text before curl, and curl's options. */
function curlBody(body) {
  if (!body) return ['', ''];
  const type = " -H 'Content-Type: application/json'";
  if (isShown(body)) return ['', `${type} --data-raw ${quoted(body)}`];
  return [`${printed(body)} | `, `${type} --data-binary @-`];
}

function curl(it, body) {
  const key = hub.needsKey ? ' -H "X-API-Key: $GFXHUB_API_KEY"' : '';
  const [before, sent] = curlBody(body);
  const verb = /^[A-Z]+$/.test(it.method) ? it.method : quoted(it.method);
  const method = it.method === 'HEAD' ? '-I ' : it.method === 'GET' && !body ? '' : `-X ${verb} `;
  const target = isPlainTarget(it.path) ? quoted(location.origin + it.path)
    : `--request-target ${quoted(it.path)} ${quoted(`${location.origin}/`)}`;
  return `${before}curl ${method}${target}${key}${sent}`;
}

/** Returns the verb of the command for a request, with its options and arguments; null if only a
 * raw request is equivalent. */
function verb(it, body) {
  const call = typed(it, body);
  if (!call || call.given.some(([text]) => text.search(HIDDEN) !== -1)) return null;
  const { Value, Interpolation, Duration } = call.set ?? {};
  if (Interpolation !== undefined && !INTERPOLATIONS.includes(Interpolation)) return null;
  const options = [];
  if (Interpolation !== undefined && Interpolation !== 'Constant' && Duration !== undefined) {
    options.push(`--${Interpolation.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase()}`, String(Duration));
  } else {
    if (Interpolation !== undefined) options.push('--interpolation', Interpolation);
    if (Duration !== undefined) options.push('--duration', String(Duration));
  }
  return { verb: [call.group, call.name.replaceAll('_', '-')], options, given: [...call.given.map(([text]) => text), ...(call.set ? [String(Value)] : [])] };
}

function command(it, body) {
  // If the body argument is a hyphen, the command reads the body from its standard input.
  const isPiped = Boolean(body) && (body === '-' || !isShown(body));
  const raw = { verb: ['request'], options: [], given: [it.method, it.path, ...(body ? [isPiped ? '-' : body] : [])] };
  const { verb: names, options, given } = verb(it, body) ?? raw;
  // Two hyphens are inserted, so that a word that begins with a hyphen is not an option.
  const begin = given.some((text) => /^-./s.test(text)) ? ['--'] : [];
  const line = ['gfxhub', '--hub', location.origin, ...names, ...options, ...begin, ...given].map(word).join(' ');
  return isPiped && names === raw.verb ? `${printed(body)} | ${line}` : line;
}

function python(it, body) {
  const call = typed(it, body);
  const key = hub.needsKey ? ', api_key=os.environ["GFXHUB_API_KEY"]' : '';
  let line;
  if (call) {
    const { Value, Interpolation, Duration } = call.set ?? {};
    const extra = [call.set && String(Value), Interpolation && `interpolation=${literal(Interpolation)}`, Duration !== undefined && `duration=${Duration}`].filter(Boolean);
    line = `hub.${call.group}.${call.name}(${[...call.values, ...extra].join(', ')})`;
  } else {
    line = `hub.request(${[literal(it.method), literal(it.path), body && literal(body)].filter(Boolean).join(', ')})`;
  }
  return `${hub.needsKey ? 'import os\n' : ''}import gfxhub\n\nwith gfxhub.Client(${literal(location.origin)}${key}) as hub:\n    print(${line})\n`;
}

function javascript(it, body) {
  const call = typed(it, body);
  const key = hub.needsKey ? ', { apiKey: process.env.GFXHUB_API_KEY }' : '';
  let line;
  if (call) {
    const { Value, Interpolation, Duration } = call.set ?? {};
    const options = [Interpolation && `interpolation: ${literal(Interpolation)}`, Duration !== undefined && `duration: ${Duration}`].filter(Boolean);
    const extra = [call.set && String(Value), options.length > 0 && `{ ${options.join(', ')} }`].filter(Boolean);
    line = `hub.${call.group}.${camel(call.name)}(${[...call.values, ...extra].join(', ')})`;
  } else {
    line = `hub.request(${[literal(it.method), literal(it.path), body && value(body)].filter(Boolean).join(', ')})`;
  }
  return `import { Client } from 'gfxhub'\n\nconst hub = new Client(${literal(location.origin)}${key})\nconsole.log(await ${line})\n`;
}

function cpp(it, body) {
  const call = typed(it, body);
  let line;
  if (call) {
    const { Value, Interpolation, Duration } = call.set ?? {};
    const setters = call.set && `update{${/^-?\d+$/.test(Value) ? `${Value}.0` : Value}};\n`;
    const fields = [Interpolation && `  update.interpolation = ${cppLiteral(Interpolation)};\n`, Duration !== undefined && `  update.duration = ${Duration};\n`].filter(Boolean).join('');
    const values = [...call.given.map(([text, isWord]) => (isWord ? cppLiteral(text) : text)), call.set && 'update'].filter(Boolean).join(', ');
    const invoked = `hub.${call.group}().${call.name}(${values});`;
    line = call.set ? `gfxhub::PropertyUpdate ${setters}${fields}  ${invoked}` : call.isRead ? `const auto result = ${invoked}` : invoked;
  } else {
    const raw = body && cppBody(body);
    line = `const auto response = hub.request(${[cppLiteral(it.method), cppLiteral(it.path), raw].filter(Boolean).join(', ')});`;
  }
  const options = hub.needsKey ? '  gfxhub::ClientOptions options;\n  options.api_key = std::getenv("GFXHUB_API_KEY");\n' : '';
  return `#include <gfxhub.hpp>\n${hub.needsKey ? '#include <cstdlib>\n' : ''}\nint main() {\n${options}  gfxhub::Client hub(${cppLiteral(location.origin)}${options && ', options'});\n  ${line}\n}\n`;
}

export const LANGUAGES = { curl, gfxhub: command, Python: python, JavaScript: javascript, 'C++': cpp };
