import { basename } from 'node:path';
import { importedWith } from './imported-with.mjs';

/**
 * Has a part that is fetched later name all files that it needs itself, where Rollup leaves each to the file that imports it:
 * a browser asks for files only once it has read the one that names them, so that each step is a trip to the server more.
 * Stands behind what minifies.
 */
export const importedAtOnce = () => ({
  name: 'imported-at-once',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
    const later = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
    for (const chunk of chunks) {
      if (!later.has(chunk.fileName)) continue;
      const known = new Set([chunk.fileName, ...chunk.imports]);
      const missing = [...importedWith(bundle, [chunk.fileName])].filter((fileName) => !known.has(fileName));
      // At the end, where they change nothing of the order in which files are run.
      chunk.code += missing.map((fileName) => `\nimport"./${basename(fileName)}";`).join('');
    }
  },
});
