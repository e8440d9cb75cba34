// A request as a program: curl, Python, JavaScript, C++. Keys are named, never written.
import { hub } from './hub.js';

const API = '/api/rest/v1';
/** Where the arguments are among the steps of a path, by the operation's group. */
const PLACES = { engines: [1, 3, 5], playout: [2, 4, 5], newsroom: [2, 3, 4, 5, 6], launcher: [1, 3],
  graphs: [1], rgraphs: [1], ustates: [1], projects: [1] };

const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;
const literal = (text) => JSON.stringify(text);
/** JSON as JavaScript, which it is; anything else as a text. */
const value = (body) => { try { return JSON.stringify(JSON.parse(body)); } catch { return literal(body); } };
const camel = (name) => name.replace(/_(.)/g, (_, letter) => letter.toUpperCase());

/** The client's method and its arguments; none where only a raw request is the same. */
function typed({ operation, method, path }, body) {
  const [group, name] = (operation ?? '').split('.');
  if (!PLACES[group] || path.includes('?') || method === 'HEAD') return null;
  const steps = path.slice(API.length + 1).split('/');
  if (!PLACES[group].length) return null;
  const isText = (at) => group === 'newsroom' || (group === 'engines' && at > 1) || (group === 'playout' && at === 5);
  let given;
  try { given = PLACES[group].filter((at) => at < steps.length).map((at) => [decodeURIComponent(steps[at]), isText(at)]); } catch { return null; }
  if (operation === 'playout.list_templates') given = [];
  if (given.some(([text, isWord]) => !isWord && !/^\d{1,15}$/.test(text))) return null;
  const values = given.map(([text, isWord]) => (isWord ? literal(text) : text));
  if (!body) return { group, name, values, isRead: method === 'GET' };
  if (operation !== 'engines.set_property') return null;
  let update;
  try { update = JSON.parse(body); } catch { return null; }
  const { Value, Interpolation, Duration, ...rest } = update;
  // Other values are written the same in a raw request in every language.
  if (typeof Value !== 'number' || Object.keys(rest).length > 0) return null;
  return { group, name, values, set: { Value, Interpolation, Duration } };
}

function curl(it, body) {
  const key = hub.needsKey ? ' -H "X-API-Key: $GFXHUB_API_KEY"' : '';
  const sent = body ? ` -H 'Content-Type: application/json' -d ${quoted(body)}` : '';
  const method = it.method === 'HEAD' ? '-I' : it.method === 'GET' && !body ? '' : `-X ${it.method}`;
  return `curl ${method ? `${method} ` : ''}${quoted(location.origin + it.path)}${key}${sent}`;
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
    const setters = call.set && `update{${Number.isInteger(Value) ? `${Value}.0` : Value}};\n`;
    const fields = [Interpolation && `  update.interpolation = ${literal(Interpolation)};\n`, Duration !== undefined && `  update.duration = ${Duration};\n`].filter(Boolean).join('');
    const values = [...call.values, call.set && 'update'].filter(Boolean).join(', ');
    const invoked = `hub.${call.group}().${call.name}(${values});`;
    line = call.set ? `gfxhub::PropertyUpdate ${setters}${fields}  ${invoked}` : call.isRead ? `const auto result = ${invoked}` : invoked;
  } else {
    const raw = body && `R"json(${body})json"`;
    line = `const auto response = hub.request(${[literal(it.method), literal(it.path), raw].filter(Boolean).join(', ')});`;
  }
  const options = hub.needsKey ? '  gfxhub::ClientOptions options;\n  options.api_key = std::getenv("GFXHUB_API_KEY");\n' : '';
  return `#include <gfxhub.hpp>\n${hub.needsKey ? '#include <cstdlib>\n' : ''}\nint main() {\n${options}  gfxhub::Client hub(${literal(location.origin)}${options && ', options'});\n  ${line}\n}\n`;
}

export const LANGUAGES = { curl, Python: python, JavaScript: javascript, 'C++': cpp };
