import { readFile } from 'node:fs/promises';
import { resolve, sep } from 'node:path';

const router = /^react-router(-dom)?($|\/)/;
const mark = '?light';
const isLight = (id) => id?.endsWith(mark) ?? false;
const isFull = (id) => /[\\/]node_modules[\\/]react-router(-dom)?[\\/]/.test(id) && !isLight(id);

/** Marks what only looks like an effect, so that links, forms and contexts that nobody uses are left out. */
const withoutSideEffects = (code) =>
  code
    .replace(/^\w+\.displayName = .*$/gm, '')
    .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1');

const modulesReachedBy = (bundle, chunk, reached = new Set()) => {
  for (const id of chunk.moduleIds) reached.add(id);
  for (const file of chunk.imports) {
    const imported = bundle[file];
    if (imported && !reached.has(file)) modulesReachedBy(bundle, imported, reached.add(file));
  }
  return reached;
};

/**
 * Gives one folder of the app a copy of React Router of its own. React Router is a single module: where any screen uses
 * the data router, all others load it too (17 kB gzip). In a copy, only what the folder uses is left. The build fails
 * where a page would load both.
 */
export const lightRouter = ({ area }) => {
  const folder = resolve(area) + sep;
  return {
    name: 'light-router',
    async resolveId(source, importer, options) {
      const isWithin = isLight(importer) && source.startsWith('.');
      const isAsked = router.test(source) && (isLight(importer) || importer?.startsWith(folder));
      if (!isWithin && !isAsked) return null;
      const from = importer.replace(mark, '');
      const found = await this.resolve(source, from, { ...options, skipSelf: true });
      return found && !found.external ? { ...found, id: found.id + mark } : found;
    },
    load: async (id) => (isLight(id) ? withoutSideEffects(await readFile(id.slice(0, -mark.length), 'utf8')) : null),
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const reached = [...modulesReachedBy(bundle, chunk)];
        if (reached.some(isLight) && reached.some(isFull)) this.error(`${chunk.name} loads both copies of React Router.`);
      }
    },
  };
};
