import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const root = process.cwd();

const fluents = ['components', 'jsx-runtime', 'provider', 'shared-contexts', 'tabster', 'utilities'].map(
  (name) => `@fluentui/react-${name}`,
);

/** Files that only hand on what other files export, by the name that they are imported by. */
const collections = {
  ...Object.fromEntries(fluents.map((name) => [name, () => join(root, 'node_modules', name, 'lib/index.js')])),
  '@griffel/react': () => join(root, 'node_modules/@griffel/react/src/index.js'),
  '@reelform/engine': () => join(root, 'engine/src/form/index.ts'),
  '@reelform/engine/validation': () => join(root, 'engine/src/validation/index.ts'),
  '@reelform/widgets': () => join(root, 'widgets/src/index.ts'),
  '@rjsf/utils': () => join(root, 'node_modules/@rjsf/utils/lib/index.js'),
};

/** The names of an import or export list, each with what it is called where it comes from. */
const namesIn = (list) =>
  list
    .replaceAll(/\/\/.*$/gm, '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => {
      const [original, given = original] = name.split(/\s+as\s+/);
      return { original, given };
    });

/** What a collection exports: by name, the file or package that it comes from and what it is called there. */
const sourcesIn = async (index) => {
  const code = await readFile(index, 'utf8');
  const placeOf = (from) => (from.startsWith('.') ? join(dirname(index), from) : from);
  const sources = new Map();
  for (const [, name] of code.matchAll(/^export (?:const|function|var) (\w+)/gm)) sources.set(name, { from: index, name });
  for (const [, from] of code.matchAll(/export \* from ['"]([^'"]+)['"]/g))
    for (const [name, source] of await sourcesIn(placeOf(from))) sources.set(name, source);
  const imported = new Map();
  for (const [, name, from] of code.matchAll(/import \* as (\w+) from ['"]([^'"]+)['"]/g))
    imported.set(name, { from: placeOf(from), name: '*' });
  for (const [, name, list = '', from] of code.matchAll(/import (?:(\w+),? )?(?:\{([^}]+)\} )?from ['"]([^'"]+)['"]/g)) {
    if (name) imported.set(name, { from: placeOf(from), name: 'default' });
    for (const { original, given } of namesIn(list)) imported.set(given, { from: placeOf(from), name: original });
  }
  for (const [, list, from] of code.matchAll(/export \{([^}]+)\}(?: from ['"]([^'"]+)['"])?/g))
    for (const { original, given } of namesIn(list)) {
      const source = from === undefined ? imported.get(original) : { from: placeOf(from), name: original };
      if (source) sources.set(given, source);
    }
  return sources;
};

const known = new Map();

const sourcesOf = (index) => {
  if (!known.has(index)) known.set(index, sourcesIn(index));
  return known.get(index);
};

/** Where a name comes from in the end: collections hand on what further ones do. */
const sourceOf = async (source) => {
  const { from, name } = source;
  const index = collections[from]?.() ?? (/^\/.*\/index\.js$/.test(from) ? from : undefined);
  const next = index === undefined ? undefined : (await sourcesOf(index)).get(name);
  return next === undefined || (next.from === from && next.name === name) ? source : await sourceOf(next);
};

const collecting = new RegExp(`import \\{([^}]+)\\} from ['"](${Object.keys(collections).join('|')})['"]`, 'g');

/**
 * `code` with every import from a collection turned into one from the file or package that the name comes from. Rollup
 * sees through such collections by itself; esbuild gives a page all that any of its chunks takes from one.
 */
export const namedAtSource = async (code) => {
  const found = [...code.matchAll(collecting)].map(async ([, list, collection]) => {
    const sources = namesIn(list).map(async ({ original, given }) => {
      const { from, name } = await sourceOf({ from: collection, name: original });
      return name === '*' ? `import * as ${given} from '${from}'` : `import { ${name} as ${given} } from '${from}'`;
    });
    return (await Promise.all(sources)).join('; ');
  });
  const named = await Promise.all(found);
  return code.replaceAll(collecting, () => named.shift());
};
