import { rmSync } from 'node:fs';
import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The repository's root. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const conditions = ['reelform-source', 'module', 'import', 'default'];
const gallery = join(root, 'gallery');

const address = /new URL\('\.\/([\w-]+\.worker)\.ts', import\.meta\.url\)/g;

/** Builds each worker that a file names by `new URL('./x.worker.ts', import.meta.url)` as a file beside the page's own. */
const workers = {
  name: 'workers',
  setup({ onLoad, initialOptions: { outdir, minify, target, conditions: known } }) {
    onLoad({ filter: /Worker\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      for (const [, name] of source.matchAll(address)) {
        const entryPoints = { [name]: join(dirname(path), `${name}.ts`) };
        await build({ entryPoints, outdir, bundle: true, minify, target, format: 'esm', conditions: known, logLevel: 'error' });
      }
      return { contents: source.replace(address, "new URL('./$1.js', import.meta.url)"), loader: 'ts' };
    });
  },
};

const buildPage = async (folder) => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { main: join(gallery, 'src/main.tsx') },
    outdir: join(folder, 'assets'),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    conditions,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [workers],
    metafile: true,
    logLevel: 'error',
  });
  const [entry] = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint?.endsWith('main.tsx'));
  const html = await readFile(join(gallery, 'index.html'), 'utf8');
  await writeFile(join(folder, 'index.html'), html.replace('{entry}', `/${relative(folder, join(root, entry))}`));
  await copyFile(join(gallery, 'favicon.svg'), join(folder, 'assets/favicon.svg'));
};

/** The server runs from the sources of the engine: packages stay outside, our own are taken in. */
const buildServer = (folder) =>
  build({
    entryPoints: { main: join(gallery, 'server/main.ts'), compileWorker: join(gallery, 'server/compileWorker.ts') },
    outdir: folder,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    alias: { '@reelform/engine/compile': join(root, 'engine/src/compile/index.ts') },
    conditions,
    logLevel: 'error',
  });

const runs = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Takes away what galleries that no longer run have left. */
const clear = async (dist) => {
  const folders = await readdir(dist).catch(() => []);
  const left = folders.filter((name) => name === String(process.pid) || !runs(Number(name)));
  await Promise.all(left.map((name) => rm(join(dist, name), { recursive: true, force: true })));
};

/**
 * Builds the gallery's page and server; it takes a second or two. Each process has a folder of its own in
 * `gallery/dist`, which goes with it: several galleries can run, and one that starts takes no file from another.
 *
 * @returns the folder, with `page` and `server/main.js`
 */
export async function buildGallery() {
  const dist = join(gallery, 'dist');
  await clear(dist);
  const folder = join(dist, String(process.pid));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await Promise.all([buildPage(join(folder, 'page')), buildServer(join(folder, 'server'))]);
  return folder;
}
