// The page in a real browser: node page.mjs GFXHUB [PICTURES]. Wants chromium on the PATH.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';

const [program, pictures] = process.argv.slice(2);
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const hub = spawn(program, ['simulator', '--port', '0', '--json'], { stdio: ['ignore', 'pipe', 'inherit'] });
const [line] = await new Promise((resolve) => createInterface(hub.stdout).once('line', (...it) => resolve(it)));
const { url, token } = JSON.parse(line);
const api = (method, path, body) => fetch(`${url}/api/rest/v1${path}`, {
  method, headers: { 'Content-Type': 'application/json' }, body: body && JSON.stringify(body),
});
const journal = async () => (await (await fetch(`${url}/_control/journal`, { headers: { 'X-Control-Token': token } })).json()).effects;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--enable-precise-memory-info'] });
const opacity = '/engines/3/nodes/Mixer_0/properties/Default%2F%2FOpacity%2F0';

async function opened(options = {}) {
  const page = await browser.newPage({ bypassCSP: false, ...options });
  const errors = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(url);
  await page.waitForSelector('.monitor');
  return { page, errors };
}

try {
  const { page, errors } = await opened({ viewport: { width: 1280, height: 900 } });

  await page.click('nav a[href="#playout"]');
  await page.click('button[aria-label="Presenter: In"]');
  await page.waitForTimeout(300);
  assert.equal((await journal()).at(-1).operation, 'playout.trigger_button', 'a press arrives in the journal');

  await page.click('nav a[href="#engines"]');
  const shown = 'input[aria-label="Mixer_0 Default//Opacity/0"]';
  await page.waitForSelector(shown);
  const times = [];
  for (const value of [0.25, 0.5, 0.75, 0.125, 0.625]) {
    const begun = performance.now();
    await api('PATCH', opacity, { Value: value });
    // Not waitForFunction: it wants eval, which the page's policy refuses.
    await page.evaluate(async ([selector, text]) => {
      for (let looks = 0; document.querySelector(selector)?.value !== text; looks++) {
        if (looks > 1000) throw new Error(`it shows ${document.querySelector(selector)?.value}, not ${text}`);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }, [shown, String(value)]);
    times.push(Math.round(performance.now() - begun));
  }
  console.log(`a change shows after ${times.join(', ')} ms`);
  assert(Math.max(...times) <= 200, 'a change shows within 200 ms');

  const before = (await journal()).length;
  const foreign = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end('<p>other</p>'));
  await new Promise((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  const other = await browser.newPage();
  await other.goto(`http://127.0.0.1:${foreign.address().port}/`);
  const refused = await other.evaluate(async (target) => {
    const sent = await fetch(`${target}/api/rest/v1/playout/rundowns/1/items/2/btn-in`, { method: 'POST', mode: 'no-cors' }).then(() => 'opaque', () => 'failed');
    const read = await fetch(`${target}/`).then((it) => it.text(), () => 'failed');
    return { sent, read };
  }, url);
  foreign.close();
  await other.close();
  assert.equal(refused.read, 'failed', 'a foreign page cannot read the token');
  assert.equal((await journal()).length, before, 'a foreign page cannot press');

  const until = Date.now() + 1000 * Number(process.env.LOAD_SECONDS ?? 10);
  let sent = 0;
  const begun = Date.now();
  const load = (async () => {
    while (Date.now() < until) {
      const ahead = (Date.now() - begun) - sent;
      if (ahead < 16) { await new Promise((resolve) => setTimeout(resolve, 5)); continue; }
      await Promise.all(Array.from({ length: 16 }, () => api('PATCH', opacity, { Value: (sent++ % 100) / 100 }).then((it) => it.arrayBuffer())));
    }
  })();
  const clicks = [];
  while (Date.now() < until - 500) {
    await page.waitForTimeout(1000);
    clicks.push(await page.evaluate(async () => {
      const target = location.hash === '#engines' ? '#stage' : '#engines';
      const begun = performance.now();
      document.querySelector(`nav a[href="${target}"]`).click();
      await new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
      return Math.round(performance.now() - begun);
    }));
  }
  await load;
  const heap = await page.evaluate(() => performance.memory.usedJSHeapSize);
  console.log(`${Math.round(1000 * sent / (Date.now() - begun))} changes a second; clicks ${clicks.join(', ')} ms; heap ${(heap / 1e6).toFixed(1)} MB`);
  assert(Math.max(...clicks) <= 100 && heap < 200e6);
  assert.deepEqual(errors, [], 'no console errors');
  await page.close();

  await api('GET', '/engines/999');
  await fetch(`${url}/_control/faults`, { method: 'PUT', headers: { 'X-Control-Token': token }, body: '{"faults": [{"fault": "delay", "operation": "projects.list"}]}' });
  for (const colorScheme of ['light', 'dark']) {
    for (const width of [400, 1280, 2560]) {
      const { page, errors } = await opened({ colorScheme, viewport: { width, height: 900 } });
      for (const view of ['stage', 'engines', 'playout', 'launcher', 'requests', 'faults', 'clock']) {
        await page.evaluate((hash) => { location.hash = hash; }, view);
        await page.waitForTimeout(250);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert(wide <= 0, `${view} is ${wide} px too wide at ${width}`);
        if (pictures && width < 2000 && ['stage', 'playout', 'requests', 'faults'].includes(view)) {
          await page.screenshot({ path: `${pictures}/${view}-${colorScheme}-${width}.png` });
        }
        if (width !== 1280) continue;
        // Run by the debugger: the page's own policy takes no script from elsewhere.
        await page.evaluate((await import('node:fs')).readFileSync(axe, 'utf8'));
        const { violations } = await page.evaluate(() => globalThis.axe.run());
        const found = violations.map((it) => `${it.id}: ${it.nodes.slice(0, 2).map((node) => node.html.slice(0, 120)).join(' | ')}`);
        assert.deepEqual(found, [], `${view} ${colorScheme}`);
      }
      assert.deepEqual(errors, []);
      await page.close();
    }
  }
  console.log('the page is well');
} finally {
  await browser.close();
  hub.kill();
}
