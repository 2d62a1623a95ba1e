// Sets up examples/partner as a partner would, in an empty folder outside of the repository: packs the three packages,
// installs them, and builds with the example's own tools. `node tests/partner.mjs FOLDER`
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = resolve(process.argv[2] ?? '');
if (folder.startsWith(root) || (existsSync(folder) && readdirSync(folder).length > 0)) {
  throw new Error(`${folder} is not an empty folder outside of the repository.`);
}

/** The environment without what npm tells the scripts of this repository about themselves: its folder above all. */
const ownToScripts = /^(npm_(package|lifecycle|command|config_local_prefix)|INIT_CWD|NODE_ENV)/i;
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !ownToScripts.test(name)));

const run = (args, cwd) => {
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd, env, encoding: 'utf8' });
  if (status === 0) return;
  process.stderr.write(`npm ${args.join(' ')}\n${stdout}${stderr}`);
  process.exit(1);
};

const generated = ['packages', 'node_modules', 'dist', 'data', 'forms', 'src/forms.ts'];
const example = join(root, 'examples/partner');
cpSync(example, folder, {
  recursive: true,
  filter: (path) => !generated.some((name) => path === join(example, name)),
});
mkdirSync(join(folder, 'packages'));
for (const name of ['schemas', 'engine', 'widgets']) {
  run(['pack', '--silent', '--workspace', name, '--pack-destination', join(folder, 'packages')], root);
}
run(['install', '--prefer-offline', '--no-progress'], folder);
run(['run', 'build'], folder);
