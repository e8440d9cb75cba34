// A hub simulator as a process, and calls to it.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

/** Starts `gfxhub simulator` with these options; on a free port unless they name one. */
export async function startHub(program, ...options) {
  const child = spawn(program, ['simulator', ...(options.includes('--port') ? [] : ['--port', '0']), '--json', '--quiet', ...options], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => child.once('close', resolve));
  // However this process ends, the hub ends too.
  const stop = () => { child.kill(); return ended; };
  process.once('exit', stop);
  child.once('close', () => process.off('exit', stop));
  const line = await new Promise((resolve, reject) => {
    createInterface(child.stdout).once('line', resolve);
    child.once('exit', (status) => reject(new Error(`the simulator ended with ${status}`)));
  });
  const { url, token } = JSON.parse(line);
  const control = (method, path, body) => fetch(`${url}/_control/${path}`, {
    method, body, headers: { 'X-Control-Token': token, ...(body && { 'Content-Type': 'application/json' }) } });
  return {
    url, token, control, pid: child.pid,
    stop,
    api: (method, path, body, headers = {}) => fetch(`${url}/api/rest/v1${path}`, {
      method, headers: { 'Content-Type': 'application/json', ...headers }, body: body && JSON.stringify(body) }),
    journal: async () => (await (await control('GET', 'journal')).json()).effects,
  };
}
