// heap by constructor after mount minus before
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { ensureChromium } from '../chromium.mjs';
import { importSource } from '../import-source.mjs';
import { bundle } from './bundle.mjs';
import { contenders } from './contenders.mjs';
import { serve } from './serve.mjs';
import { writeForms } from './workloads.mjs';

const here = dirname(fileURLToPath(import.meta.url));
process.chdir(dirname(dirname(here)));
const [, , name = 'reelform', form = 'flat', size = '300', mode = 'heap'] = process.argv;
const chosen = contenders.find((c) => c.name === name);
const folder = await mkdtemp(join(tmpdir(), 'reelform-profile-'));
await writeForms(join(here, 'forms'), join(folder, 'forms'));
const { compileDirectory } = await importSource('engine/src/compile/index.ts');
const { forms } = await compileDirectory(join(folder, 'forms'), { messages: 'schemas/messages/en.json' });
const files = await bundle(chosen.name, chosen.module, { portal: chosen.portal, minify: false });
const served = { [`/forms/${form}.js`]: forms.get(form).code };
for (const [file, { text }] of Object.entries(files)) served[`/${chosen.name}/${file}`] = text;
for (const file of ['schema', 'ui'])
  served[`/forms/${form}/${file}.json`] = await readFile(join(folder, 'forms', form, `${file}.json`), 'utf8');
const server = await serve(served);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();
const client = await page.context().newCDPSession(page);
await page.goto(`http://127.0.0.1:${server.address().port}/${chosen.name}#${form}`);
await page.waitForFunction(() => 'bench' in globalThis);
if (mode !== 'first') {
  await page.evaluate(([s]) => globalThis.bench.mount(s, false, false), [Number(size)]);
  await page.waitForTimeout(800);
  await page.evaluate(() => globalThis.bench.unmount());
}
const snap = async () => {
  let chunks = '';
  const on = ({ chunk }) => {
    chunks += chunk;
  };
  client.on('HeapProfiler.addHeapSnapshotChunk', on);
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  client.off('HeapProfiler.addHeapSnapshotChunk', on);
  const s = JSON.parse(chunks);
  const f = s.snapshot.meta.node_fields;
  const types = s.snapshot.meta.node_types[0];
  const by = {};
  let total = 0;
  const [ti, ni, si] = ['type', 'name', 'self_size'].map((x) => f.indexOf(x));
  for (let i = 0; i < s.nodes.length; i += f.length) {
    const type = types[s.nodes[i + ti]];
    let nm = s.strings[s.nodes[i + ni]];
    if (type === 'native') {
      if (/blink|^</.test(nm)) continue;
      nm = 'native ' + nm;
    }
    const key = ['string', 'concatenated string', 'sliced string', 'number', 'code', 'closure'].includes(type)
      ? type + (type === 'closure' ? ':' + nm : type === 'code' ? ':' + nm.slice(0, 30) : '')
      : `${type}:${nm.slice(0, 60)}`;
    const e = (by[key] ??= { n: 0, b: 0 });
    e.n++;
    e.b += s.nodes[i + si];
    total += s.nodes[i + si];
  }
  return { by, total };
};
if (mode === 'fibers') {
  await page.evaluate(([s]) => globalThis.bench.mount(s, false, false), [Number(size)]);
  await page.waitForTimeout(800);
  console.log(
    await page.evaluate(() => {
      const host = document.body.lastElementChild;
      const key = Object.keys(host).find((k) => k.startsWith('__reactContainer'));
      const by = {};
      const walk = (f, path) => {
        for (; f; f = f.sibling) {
          const t = f.type;
          const name =
            typeof t === 'string'
              ? `<${t}>`
              : typeof t === 'function'
                ? t.name || 'anon'
                : t?.$$typeof
                  ? String(t.$$typeof) + (t.displayName ?? t._context?.displayName ?? t.type?.name ?? '')
                  : `tag${f.tag}`;
          const k = name + (f.tag === 10 ? ' ctx' : '');
          let hooks = 0;
          if (typeof t === 'function' && f.tag !== 1) for (let h = f.memoizedState; h; h = h.next) hooks++;
          const e = (by[k] ??= { n: 0, hooks: 0, props: 0, deps: 0, alt: 0 });
          e.n++;
          e.hooks += hooks;
          e.props += typeof f.memoizedProps === 'object' && f.memoizedProps ? Object.keys(f.memoizedProps).length : 0;
          if (f.alternate) e.alt++;
          for (let d = f.dependencies?.firstContext; d; d = d.next) e.deps++;
          walk(f.child);
        }
      };
      walk(host[key].stateNode.current);
      return Object.entries(by)
        .sort((a, b) => b[1].n - a[1].n)
        .slice(0, 40)
        .map(
          ([k, e]) =>
            `${e.n}\thooks ${(e.hooks / e.n).toFixed(1)}\tprops ${(e.props / e.n).toFixed(1)}\tdeps ${(e.deps / e.n).toFixed(1)}\talt ${e.alt}\t${k}`,
        )
        .join('\n');
    }),
  );
} else if (mode === 'heap' || mode === 'first') {
  const before = await snap();
  await page.evaluate(([s]) => globalThis.bench.mount(s, false, false), [Number(size)]);
  await page.waitForTimeout(800);
  const after = await snap();
  console.log('total KiB', ((after.total - before.total) / 1024).toFixed(0));
  console.log(
    Object.keys(after.by)
      .map((k) => [k, after.by[k].b - (before.by[k]?.b ?? 0), after.by[k].n - (before.by[k]?.n ?? 0)])
      .sort((a, b) => b[1] - a[1])
      .slice(0, 60)
      .map(([k, b, n]) => `${(b / 1024).toFixed(1)}\t${n}\t${k}`)
      .join('\n'),
  );
} else {
  await client.send('Profiler.enable');
  await client.send('Profiler.setSamplingInterval', { interval: 100 });
  await client.send('Profiler.start');
  for (let i = 0; i < 5; i++) {
    await page.evaluate(([s]) => globalThis.bench.mount(s, false, false), [Number(size)]);
    await page.waitForTimeout(300);
    await page.evaluate(() => globalThis.bench.unmount());
  }
  const { profile } = await client.send('Profiler.stop');
  const byId = new Map(profile.nodes.map((n) => [n.id, n]));
  const self = {};
  let total = 0;
  profile.samples.forEach((id, i) => {
    const n = byId.get(id).callFrame;
    const k = `${n.functionName} ${n.url.split('/').at(-1)}:${n.lineNumber}`;
    const dt = profile.timeDeltas[i] / 1000;
    if (n.functionName === '(idle)') return;
    self[k] = (self[k] ?? 0) + dt;
    total += dt;
  });
  console.log('total ms per mount', (total / 5).toFixed(1));
  console.log(
    Object.entries(self)
      .sort((a, b) => b[1] - a[1])
      .slice(0, 50)
      .map(([k, v]) => `${(v / 5).toFixed(2)}\t${k}`)
      .join('\n'),
  );
}
await browser.close();
server.close();
process.exit();
