import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { transform } from 'esbuild';
import { chromium } from 'playwright-core';
import { ensureChromium } from '../chromium.mjs';
import { importSource } from '../import-source.mjs';
import { bundle } from './bundle.mjs';
import { contenders } from './contenders.mjs';
import { serve } from './serve.mjs';
import { writeForms } from './workloads.mjs';

const here = dirname(fileURLToPath(import.meta.url));
process.chdir(dirname(dirname(here)));
const chosen = contenders.find(({ name }) => name === 'reelform');
const folder = await mkdtemp(join(tmpdir(), 'reelform-profile-'));
await writeForms(join(here, 'forms'), join(folder, 'forms'));
const { compileDirectory } = await importSource('engine/src/compile/index.ts');
const { forms } = await compileDirectory(join(folder, 'forms'), { messages: 'schemas/messages/en.json' });
const files = await bundle(chosen.name, chosen.module, { portal: chosen.portal, minify: false });
const form = 'film-details';
const served = { [`/forms/${form}.js`]: forms.get(form).code };
for (const [file, { text }] of Object.entries(files)) served[`/${chosen.name}/${file}`] = text;
for (const file of ['schema', 'ui'])
  served[`/forms/${form}/${file}.json`] = await readFile(join(folder, 'forms', form, `${file}.json`), 'utf8');
const server = await serve(served);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();
const loaded = new Set();
page.on('request', (r) => loaded.add(new URL(r.url()).pathname.split('/').at(-1)));
page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
const report = async (title) => {
  const per = {};
  let total = 0;
  for (const [file, { text }] of Object.entries(files)) {
    if (!loaded.has(file)) continue;
    const { code } = await transform(text, { minify: true, format: 'esm' });
    total += gzipSync(code, { level: 9 }).length;
    let mod = 'x';
    for (const line of text.split('\n')) {
      const m = line.match(/^\/\/ (\S+\.\w+)$/);
      if (m)
        mod = m[1]
          .replace(/.*node_modules\//, '')
          .split('/')
          .slice(0, m[1].includes('node_modules/@') ? (process.argv[2] ? 9 : 2) : 3)
          .join('/');
      per[mod] = (per[mod] ?? 0) + line.length + 1;
    }
  }
  console.log(`\n${title}: ${(total / 1000).toFixed(1)} kB gz incl React; unminified bytes by module:`);
  console.log(
    Object.entries(per)
      .sort(([, a], [, b]) => b - a)
      .slice(0, Number(process.argv[3] ?? 45))
      .map(([k, v]) => `${v} ${k}`)
      .join('\n'),
  );
};
await page.goto(`http://127.0.0.1:${server.address().port}/${chosen.name}#${form}`);
await page.waitForFunction(() => 'bench' in globalThis);
await page.evaluate(() => globalThis.bench.mount(10, false, false));
await page.waitForTimeout(800);
console.log([...loaded].join(' '));
await report('mounted');
const seen = new Set(loaded);
for (const which of ['add', 'move', 'remove']) {
  if (await page.evaluate((n) => globalThis.bench.ready(n), which)) await page.evaluate(() => globalThis.bench.press());
  await page.waitForTimeout(500);
  console.log(which, [...loaded].filter((f) => !seen.has(f)).join(' '));
  for (const f of loaded) seen.add(f);
}
await page.evaluate(() => globalThis.bench.unmount());
await page.evaluate(() => globalThis.bench.mount(10, true, false));
if (await page.evaluate((n) => globalThis.bench.ready(n), 'submit')) await page.evaluate(() => globalThis.bench.press());
await page.waitForTimeout(500);
console.log('submit', [...loaded].filter((f) => !seen.has(f)).join(' '));
await report('after all');
await browser.close();
server.close();
