// Sets up examples/partner as a partner would, in an empty folder outside of the repository: packs the three packages,
// installs them, and builds with the example's own tools. `node tests/partner.mjs FOLDER`
// Packages that were packed already are taken from the folder PACKED.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pack, packedFiles } from './packages.mjs';

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

const fluent = '@fluentui';
const generated = ['packages', 'node_modules', 'dist', 'data', 'forms', 'src/forms.ts'];
const example = join(root, 'examples/partner');
cpSync(example, folder, {
  recursive: true,
  filter: (path) => !generated.some((name) => path === join(example, name)),
});
const packed = join(folder, 'packages');
mkdirSync(packed);
const already = packedFiles(process.env.PACKED);
for (const file of already) cpSync(file, join(packed, basename(file)));
if (already.length === 0) pack(packed, env);
// Unpacking Fluent, 365 MB, was most of the installation: the copy of this repository is put there first, and npm keeps of
// it what the packages ask for in these very versions, replaces the rest, and removes what nobody asks for.
cpSync(join(root, 'node_modules', fluent), join(folder, 'node_modules', fluent), { recursive: true });
run(['install', '--prefer-offline', '--no-progress'], folder);
run(['run', 'build'], folder);
