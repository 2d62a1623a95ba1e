import { dirname, resolve } from 'node:path';

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
