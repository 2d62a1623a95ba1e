import { resolve } from 'node:path';

const mark = '\0later:';

/**
 * Has components fetched when they are first drawn. Pages that never draw them, login above all, do not load them; the
 * packages stay as they are, since a list that is there at once is what a partner's server rendering wants.
 * @param {{ readonly [file: string]: string }} components name of the component by its file
 */
export const fetchedLater = (components) => {
  const files = new Map(Object.entries(components).map(([file, name]) => [resolve(file), name]));
  return {
    name: 'fetched-later',
    resolveId: {
      order: 'pre',
      async handler(source, importer, options) {
        if (!source.startsWith('.') || importer?.startsWith(mark)) return null;
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        return found && files.has(found.id) ? mark + found.id : null;
      },
    },
    load(id) {
      if (!id.startsWith(mark)) return null;
      const file = id.slice(mark.length);
      const name = files.get(file);
      return `import { createElement, lazy, Suspense } from 'react';
const Whole = lazy(() => import(${JSON.stringify(file)}).then((file) => ({ default: file.${name} })));
export const ${name} = (props) => createElement(Suspense, { fallback: null }, createElement(Whole, props));`;
    },
  };
};
