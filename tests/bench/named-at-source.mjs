import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const collection = '@fluentui/react-components';

const namesIn = (list) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

const packagesByName = async () => {
  const folder = dirname(createRequire(import.meta.url).resolve(`${collection}/package.json`));
  const index = await readFile(join(folder, 'lib/index.js'), 'utf8');
  const exports = index.matchAll(/export \{([^}]+)\} from ["']([^"']+)["']/g);
  return new Map([...exports].flatMap(([, names, from]) => namesIn(names).map((name) => [name, from])));
};

let known;

/**
 * `code` with every import from Fluent's collection turned into one from the package that the name comes from. Rollup
 * sees through such collections by itself; esbuild gives a page all that any of its chunks takes from one.
 */
export const namedAtSource = async (code) => {
  if (!code.includes(`'${collection}'`)) return code;
  known ??= packagesByName();
  const packages = await known;
  return code.replaceAll(new RegExp(`import \\{([^}]+)\\} from '${collection}'`, 'g'), (_whole, names) =>
    namesIn(names)
      .map((name) => `import { ${name} } from '${packages.get(name.replace(/^type /, '').split(' ')[0]) ?? collection}'`)
      .join('; '),
  );
};
