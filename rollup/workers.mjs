import { dirname, relative, resolve } from 'node:path';
import { build } from 'esbuild';

const address = /new URL\('(\.\/[\w-]+\.worker\.ts)', import\.meta\.url\)/g;

/** Builds each worker that a file names by `new URL('./x.worker.ts', import.meta.url)` as a file of its own. */
export const workers = () => ({
  name: 'workers',
  transform(code, id) {
    if (!code.includes('.worker.ts')) return null;
    const named = (_all, path) => {
      const reference = this.emitFile({ type: 'chunk', id: resolve(dirname(id), path) });
      return `new URL(import.meta.ROLLUP_FILE_URL_${reference})`;
    };
    return { code: code.replace(address, named), map: null };
  },
});

/** The text of a worker that imports nothing. */
const wholeWorker = async (file, conditions) => {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    legalComments: 'inline',
    format: 'esm',
    target: 'es2022',
    conditions,
    write: false,
  });
  return outputFiles[0].text;
};

/**
 * The same for a package: bundlers of partners (Vite, webpack) copy a file that is named in this way as it is, so each
 * worker becomes one that imports nothing, beside the file that names it.
 * @param options `root`, the package's folder of sources; `conditions`, by which its imports are resolved
 */
export const wholeWorkers = ({ root, conditions }) => ({
  name: 'whole-workers',
  async transform(code, id) {
    const paths = [...code.matchAll(address)].map(([, path]) => path);
    if (paths.length === 0) return null;
    for (const path of paths) {
      const file = resolve(dirname(id), path);
      const fileName = relative(resolve(root), file).replace(/\.ts$/, '.js');
      this.emitFile({ type: 'asset', fileName, source: await wholeWorker(file, conditions) });
    }
    return { code: code.replace(address, (all) => all.replace('.worker.ts', '.worker.js')), map: null };
  },
});
