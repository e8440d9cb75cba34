// Measures the page and the event stream under load: node load.mjs GFXHUB [SECONDS]. Needs Linux
// and chromium. First, the page is used during 1,000 changes a second; then the rate of the hub is
// measured alternately without and with five readers of its event stream.
import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { startHub } from './hub_process.mjs';

const READERS = 5;
const ROUNDS = 5;
const PATH = '/api/rest/v1/engines/3/nodes/Mixer_0/properties/Default%2F%2FOpacity%2F0';

/** Reads streams by plain sockets, in a process of its own. */
function readStreams(port, token) {
  let open = 0;
  for (let at = 0; at < READERS; at++) {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET /_control/events HTTP/1.1\r\nHost: localhost\r\nX-Control-Token: ${token}\r\n\r\n`);
    });
    socket.once('data', () => { if (++open === READERS) process.send('open'); });
    socket.on('data', () => {});
  }
}

/** Returns the memory of the largest renderer among a process and its descendants: `all` resident
 * bytes, and its `own`, which are neither mapped files nor shared memory. */
function renderer(root) {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name)).flatMap((pid) => {
    try {
      const parent = Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[1]);
      return [{ pid: Number(pid), parent, words: readFileSync(`/proc/${pid}/cmdline`, 'utf8'), status: readFileSync(`/proc/${pid}/status`, 'utf8') }];
    } catch {
      return []; // It has ended since.
    }
  });
  const family = new Set([root]);
  for (let size = 0; size !== family.size;) {
    size = family.size;
    for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid);
  }
  const sizes = processes.filter(({ pid, words }) => family.has(pid) && words.includes('--type=renderer'))
    .map(({ status }) => ['VmRSS', 'RssAnon'].map((name) => 1024 * Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0)));
  const [all, own] = sizes.sort(([one], [other]) => other - one)[0];
  return { all, own };
}

function change(agent, port, value) {
  return new Promise((resolve, reject) => {
    const body = `{"Value": ${value}}`;
    const sent = request({ agent, port, host: '127.0.0.1', method: 'PATCH', path: PATH, headers: { 'Content-Type': 'application/json', 'Content-Length': body.length } }, (response) => {
      response.resume().once('end', resolve);
    });
    sent.once('error', reject).end(body);
  });
}

const median = (numbers) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1];

/** Returns the bytes that a page's scripts use, the number of its DOM nodes and the seconds that
 * its tasks took, after a garbage collection. */
async function heap(session) {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted) => metrics.find(({ name }) => name === wanted).value;
  return { used: of('JSHeapUsedSize'), nodes: of('Nodes'), busy: of('TaskDuration') };
}

const written = ({ all, own }, { used, nodes }) =>
  `${(all / 1e6).toFixed(0)} MB resident, ${(own / 1e6).toFixed(0)} MB private, ${(used / 1e6).toFixed(1)} MB of objects of scripts, ${nodes} nodes`;

async function page(hub, seconds) {
  const { port } = new URL(hub.url);
  const server = await chromium.launchServer({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
  try {
    const browser = await chromium.connect(server.wsEndpoint());
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const emptyHeap = await heap(session);
    const empty = renderer(server.process().pid);
    console.log(`about:blank: ${written(empty, emptyHeap)}`);
    await page.goto(hub.url);
    await page.waitForSelector('.monitor');
    await page.waitForTimeout(2000);
    const idleHeap = await heap(session);
    console.log(`the page at rest: ${written(renderer(server.process().pid), idleHeap)}`);
    await page.waitForTimeout(5000);
    console.log(`at rest its timecode takes ${(100 * ((await heap(session)).busy - idleHeap.busy) / 5).toFixed(1)} % of a core`);
    const agent = new Agent({ keepAlive: true, maxSockets: 16 });
    const begun = Date.now();
    let sent = 0;
    const load = (async () => {
      for (;;) {
        const passed = Date.now() - begun;
        if (passed >= 1000 * seconds) return;
        const missing = Math.min(64, passed - sent);
        if (missing < 8) await new Promise((resolve) => setTimeout(resolve, 4));
        else await Promise.all(Array.from({ length: missing }, () => change(agent, port, (sent++ % 100) / 100)));
      }
    })();
    const clicks = [];
    const memory = [];
    while (Date.now() - begun < 1000 * seconds - 1500) {
      await page.waitForTimeout(1000);
      clicks.push(await page.evaluate(async () => {
        const target = { '#engines': '#playout', '#playout': '#requests', '#requests': '#stage' }[location.hash] ?? '#engines';
        const begun = performance.now();
        document.querySelector(`nav a[href="${target}"]`).click();
        // The view is drawn, and the next frame shows it.
        while (`#${document.body.dataset.view}` !== target) await new Promise((resolve) => setTimeout(resolve, 1));
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        return performance.now() - begun;
      }));
      memory.push(renderer(server.process().pid));
    }
    await load;
    agent.destroy();
    const rate = 1000 * sent / (Date.now() - begun);
    const most = { all: Math.max(...memory.map(({ all }) => all)), own: Math.max(...memory.map(({ own }) => own)) };
    const part = most.own - empty.own;
    console.log(`${Math.round(rate)} changes a second for ${seconds} s, at most: ${written(most, await heap(session))}`);
    console.log(`the page's part, private memory beyond that of about:blank: ${(part / 1e6).toFixed(0)} MB`);
    console.log(`a click shows within ${Math.round(Math.max(...clicks))} ms, median ${Math.round(median(clicks))} ms (${clicks.length} clicks)`);
    assert(most.own < 200e6, `the page's renderer has ${most.own} bytes of its own`);
  } finally {
    await server.close();
  }
}

async function rate(port, seconds) {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const until = Date.now() + 1000 * seconds;
  let sent = 0;
  await Promise.all(Array.from({ length: 16 }, async () => {
    while (Date.now() < until) await change(agent, port, (sent++ % 100) / 100);
  }));
  agent.destroy();
  return sent / seconds;
}

async function readers(hub) {
  const { port } = new URL(hub.url);
  await rate(port, 1);
  const without = [];
  const with_ = [];
  for (let round = 0; round < ROUNDS; round++) {
    without.push(await rate(port, 2));
    const child = fork(fileURLToPath(import.meta.url), ['readers', port, hub.token]);
    await new Promise((resolve) => child.once('message', resolve));
    with_.push(await rate(port, 2));
    child.kill();
    await new Promise((resolve) => child.once('exit', resolve));
  }
  const [one, other] = [median(without), median(with_)];
  console.log(`${Math.round(one)} changes a second without readers, ${Math.round(other)} with ${READERS}: ${(100 * (other / one - 1)).toFixed(1)} %`);
}

const [program, ...rest] = process.argv.slice(2);
if (program === 'readers') {
  readStreams(...rest);
} else {
  const hub = await startHub(program);
  try {
    await page(hub, Number(rest[0] ?? 60));
    await readers(hub);
  } finally {
    hub.stop();
  }
}
