import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const root = process.cwd();

/** Files that only hand on what other files export, by the name that they are imported by. */
const collections = {
  '@fluentui/react-components': () => join(dirname(require.resolve('@fluentui/react-components/package.json')), 'lib/index.js'),
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

const sourcesOf = (collection) => {
  if (!known.has(collection)) known.set(collection, sourcesIn(collections[collection]()));
  return known.get(collection);
};

const collecting = new RegExp(`import \\{([^}]+)\\} from ['"](${Object.keys(collections).join('|')})['"]`, 'g');

/**
 * `code` with every import from a collection turned into one from the file or package that the name comes from. Rollup
 * sees through such collections by itself; esbuild gives a page all that any of its chunks takes from one.
 */
export const namedAtSource = async (code) => {
  const found = [...code.matchAll(collecting)];
  const sources = new Map(await Promise.all(found.map(async ([, , name]) => [name, await sourcesOf(name)])));
  return code.replaceAll(collecting, (_whole, list, collection) =>
    namesIn(list)
      .map(({ original, given }) => {
        const { from, name } = sources.get(collection).get(original) ?? { from: collection, name: original };
        return `import { ${name} as ${given} } from '${from}'`;
      })
      .join('; '),
  );
};
