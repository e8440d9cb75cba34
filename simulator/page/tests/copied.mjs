// Tests that a request copied as a program makes the same request again, whatever it contains: node
// copied.mjs PAGE. The curl programs run against a server that records the requests, the others
// with substitutes for gfxhub that print their arguments. PAGE_PYTHON and PAGE_CXX name the
// interpreter and the compiler; without them, the programs of these languages are not run.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const [page] = process.argv.slice(2);
const { PAGE_PYTHON, PAGE_CXX } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'copied-'));
const trap = 'touch pwned';

const received = [];
const server = createServer((socket) => {
  let bytes = Buffer.alloc(0);
  socket.on('error', () => {});
  socket.on('data', (more) => {
    bytes = Buffer.concat([bytes, more]);
    const end = bytes.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = bytes.subarray(0, end).toString();
    const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0);
    if (bytes.length < end + 4 + length) return;
    const [, method, path] = /^(\S+) (.*) HTTP\/1\.1\r\n/s.exec(`${head}\r\n`);
    received.push({ method, path, body: bytes.subarray(end + 4).toString() });
    socket.end('HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
  });
});
await new Promise((begun) => server.listen(0, '127.0.0.1', begun));

// Browser globals that the page's modules need.
globalThis.document = { querySelector: () => ({ content: '' }) };
globalThis.location = { origin: `http://127.0.0.1:${server.address().port}` };
const { LANGUAGES } = await import(pathToFileURL(resolve(page, 'copy.js')));

const COMMAND = `$(${trap})`;
const raw = (method, path, body) => ({ method, path, body, operation: null });
const property = (step) => `/api/rest/v1/engines/3/nodes/${step}/properties/a`;
const REQUESTS = [
  raw('POST', '/a', `{"a": "it's ${COMMAND} \`${trap}\` \\" \\\\ é"}`),
  raw('POST', '/a', `{\n  "a": "';${trap};'",\n  "b": [1, null, true]\n}`),
  raw('POST', '/a', '{\r\n\t"a": "\u007f\u009b31m\u202e%s \\\\n ??/"}'),
  raw('POST', '/a', `{"a": ")json\\"; ??/ ${COMMAND}"}`),
  raw('POST', '/a', '{"__proto__": {"a": 1}}'),
  raw('POST', '/a', '"@/etc/hostname"'),
  raw('POST', '/a', '{"?": "what??!"}'),
  raw(`O'$${trap.replace(' ', '|')}\``, '/a'),
  raw('get', '/a'),
  raw('-X', '/a'),
  raw('GET', `/a'${COMMAND.replaceAll(' ', '%20')}\`;|&<>"\\`),
  raw('GET', '/a?b={x,y}&c=[1-3]#d'),
  raw('GET', '/a/../b/./%2e%2e/c'),
  raw('GET', '/a b\u{e4}\ufffd'),
  raw('OPTIONS', '*'),
  raw('GET', '.evil.example/x'),
  raw('GET', 'evil.example:80'),
  { method: 'GET', path: property("it's%22%5C%24(x)%0A%C2%9B%3F%3F"), operation: 'engines.get_property' },
  { method: 'PATCH', path: property('a'), operation: 'engines.set_property', body: `{"Value": 1, "Duration": "1); ${trap}; ("}` },
  { method: 'PATCH', path: property('a'), operation: 'engines.set_property', body: '{"Value": 1e21, "Interpolation": "a\\"b\\u009b??/"}' },
  { method: 'GET', path: '/api/rest/v1/engines/007', operation: 'engines.get' },
];

/** Returns true if a body arrived as it was sent: as text, or as the same JSON if the text is
 * not kept. */
const isSame = (read, sent) => read === sent || JSON.stringify(JSON.parse(read)) === JSON.stringify(JSON.parse(sent));

/** Returns the arguments that a program passed to a package that prints them. */
async function given(name, text) {
  const file = join(folder, { Python: 'copied.py', JavaScript: 'copied.mjs', 'C++': 'copied.cpp' }[name] ?? 'copied.sh');
  writeFileSync(file, text);
  if (name === 'gfxhub') {
    const { stdout } = await run('sh', ['-c', text], { cwd: folder, env: { ...process.env, PATH: `${folder}:${process.env.PATH}` } });
    return stdout;
  }
  if (name === 'C++') {
    const program = join(folder, 'copied');
    await run(PAGE_CXX, ['-std=c++17', '-trigraphs', `-I${folder}`, file, '-o', program]);
    return (await run(program, { cwd: folder })).stdout;
  }
  const [command, ...options] = name === 'Python' ? [PAGE_PYTHON, '-B'] : [process.execPath];
  return (await run(command, [...options, file], { cwd: folder })).stdout;
}

writeFileSync(join(folder, 'gfxhub'), `#!/usr/bin/env node
const given = process.argv.slice(2);
if (given.includes('request') && given.at(-1) === '-') given[given.length - 1] = require('node:fs').readFileSync(0, 'utf8');
console.log(JSON.stringify(given));
`);
chmodSync(join(folder, 'gfxhub'), 0o755);
writeFileSync(join(folder, 'gfxhub.py'), `import json
class Client:
    def __init__(self, url): pass
    def __enter__(self): return self
    def __exit__(self, *_): pass
    def __getattr__(self, name):
        if name in ("engines",): return self
        return lambda *given, **named: json.dumps([name, *given, *named.values()])
`);
mkdirSync(join(folder, 'node_modules/gfxhub'), { recursive: true });
writeFileSync(join(folder, 'node_modules/gfxhub/package.json'), '{"name": "gfxhub", "type": "module", "main": "index.js"}');
writeFileSync(join(folder, 'node_modules/gfxhub/index.js'), `const print = (name) => (...given) => JSON.stringify([name, ...given]);
const all = new Proxy({}, { get: (_, name) => print(name) });
export class Client { request = print('request'); engines = all; }
`);
writeFileSync(join(folder, 'gfxhub.hpp'), `#include <iostream>
#include <string_view>
namespace gfxhub {
struct PropertyUpdate { double value; std::string_view interpolation; double duration = 0; };
struct Client {
  Client(std::string_view) {}
  Client engines() { return *this; }
  static void print(std::string_view text) { std::cout << text << '\\x1e'; }
  int request(std::string_view method, std::string_view path, std::string_view body = {}) {
    print("request"), print(method), print(path), print(body);
    return 0;
  }
  int get_property(int, std::string_view node, std::string_view property) {
    print("get_property"), print(node), print(property);
    return 0;
  }
  void set_property(int, std::string_view node, std::string_view property, PropertyUpdate update) {
    print("set_property"), print(node), print(property), print(update.interpolation);
  }
};
}
`);

const set = (node, body) => ({ method: 'PATCH', path: property(node), operation: 'engines.set_property', body });
/** Requests for which the command has a verb, or needs special arguments, with the expected
 * arguments. */
const COMMANDS = [
  [set('-x%20~', '{"Value": -0.5, "Interpolation": "EaseInOut", "Duration": 1.5}'), ['engines', 'set-property', '--ease-in-out', '1.5', '--', '3', '-x ~', 'a', '-0.5']],
  [set('a', '{"Value": 2, "Interpolation": "Constant", "Duration": 3}'), ['engines', 'set-property', '--interpolation', 'Constant', '--duration', '3', '3', 'a', 'a', '2']],
  [set('a', '{"Value": 2, "Duration": 3}'), ['request', 'PATCH', property('a'), '{"Value": 2, "Duration": 3}']],
  [{ method: 'GET', path: property("it's%22%5C%24(x)%3F%3F"), operation: 'engines.get_property' }, ['engines', 'get-property', '3', `it's"\\$(x)??`, 'a']],
  [{ method: 'PUT', path: '/api/rest/v1/launcher/1/launch', operation: 'launcher.launch' }, ['launcher', 'launch', '1']],
  [raw('POST', '/a', '-'), ['request', 'POST', '/a', '-']],
  [raw('POST', '/a', '-1'), ['request', '--', 'POST', '/a', '-1']],
];

/** Returns the expected arguments of the clients. */
function wanted({ method, path, body, operation }, language) {
  if (language === 'gfxhub') {
    const words = [method, path, ...(body ? [body] : [])];
    return ['--hub', location.origin, 'request', ...(words.some((word) => word.startsWith('-')) ? ['--'] : []), ...words];
  }
  if (operation === 'engines.get_property') {
    const given = [`it's"\\$(x)\n\u009b??`, 'a'];
    return language === 'C++' ? ['get_property', ...given] : [language === 'Python' ? 'get_property' : 'getProperty', 3, ...given];
  }
  const request = ['request', method, path, ...(body ? [body] : [])];
  if (language === 'C++') return [...request, ...(body ? [] : [''])];
  return request;
}

let count = 0;
try {
  for (const it of REQUESTS) {
    const sent = `${it.method} ${it.path} ${it.body}`;
    received.length = 0;
    await run('sh', ['-c', `${LANGUAGES.curl(it, it.body).replace('curl ', 'curl --silent --max-time 5 ')}`], { cwd: folder });
    assert.deepEqual(received, [{ method: it.method, path: it.path, body: it.body ?? '' }], sent);
    count++;
    for (const language of ['gfxhub', 'Python', 'JavaScript', 'C++']) {
      if ((language === 'Python' && !PAGE_PYTHON) || (language === 'C++' && !PAGE_CXX)) continue;
      const text = LANGUAGES[language](it, it.body);
      assert(!/[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]/.test(text), `${language} contains control characters: ${text}`);
      const printed = await given(language, text);
      const read = language === 'C++' ? printed.split('\x1e').slice(0, -1) : JSON.parse(printed);
      if (it.body?.startsWith('{"Value": 1e21') && language !== 'gfxhub') {
        const texts = read.flatMap((it) => (typeof it === 'object' ? Object.values(it) : it));
        assert(texts.includes('a"b\u009b??/'), `${language}: ${text}`);
      } else {
        const all = wanted(it, language);
        const body = it.body && all.pop();
        const gave = it.body && read.pop();
        assert.deepEqual(read, all, `${language}: ${text}`);
        if (it.body) assert(isSame(typeof gave === 'string' && language !== 'JavaScript' ? gave : JSON.stringify(gave), body), `${language}: ${text}`);
      }
      count++;
    }
    assert(!existsSync(join(folder, 'pwned')), `${sent} was run`);
  }
  for (const [it, all] of COMMANDS) {
    const text = LANGUAGES.gfxhub(it, it.body);
    assert.deepEqual(JSON.parse(await given('gfxhub', text)), ['--hub', location.origin, ...all], text);
    count++;
  }
} finally {
  server.close();
  rmSync(folder, { recursive: true });
}
console.log(`${count} copied programs made the same request again`);
