// Builds one of the packages that partners install: `node rollup/package.mjs engine`. `npm pack` asks for it (`prepack`).
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [name] = process.argv.slice(2);
const dist = join(root, name, 'dist');

const run = (program, args) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status === 0) return;
  process.stderr.write(`${stdout}${stderr}`);
  process.exit(1);
};

rmSync(dist, { recursive: true, force: true });
if (name !== 'schemas') run('rollup/dist/bin/rollup', ['-c', '--silent', '--configTargets', name]);
run('typescript/bin/tsc', ['-p', `${name}/tsconfig.build.json`, '--checkers', '1']);

// Declarations keep the sources' `.ts` in their imports, which a stock tsc refuses.
const relativeImport = /((?:from|import\()\s*['"]\.{1,2}\/[^'"]+)\.tsx?(['"])/g;
for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !entry.name.endsWith('.d.ts')) continue;
  const file = join(entry.parentPath, entry.name);
  writeFileSync(file, readFileSync(file, 'utf8').replace(relativeImport, '$1.js$2'));
}

/** What the packages hold of others beside what npm installs with them: code in a worker, tables that lists are made from. */
const holds = {
  widgets: ['mediabunny'],
  schemas: ['@cospired/i18n-iso-languages', 'cldr-core', 'i18n-iso-countries', 'iso-639-1'],
};
const licences = (holds[name] ?? []).map((other) => {
  const folder = join(root, 'node_modules', other);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const licence = readFileSync(join(folder, 'LICENSE'), 'utf8').trim();
  return `Parts of ${other} ${version}, https://www.npmjs.com/package/${other}\n\n${licence}\n`;
});
if (licences.length > 0) writeFileSync(join(dist, 'third-party-licences.txt'), licences.join('\n\n'));
