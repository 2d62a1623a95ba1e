import { dirname, resolve } from 'node:path';

const mark = '\0later/';
/** The parts themselves, and the one place that knows whether they have come. */
const [parts, arrival] = [`${mark}lists`, `${mark}arrival`];

const codeOfArrival = `export let parts;
export const fetchParts = async () => {
  parts = await import(${JSON.stringify(parts)});
  return parts;
};`;

// What has come is drawn at once: Suspense shows nothing first, and what follows no sooner than 300 ms after that.
const codeOfFirst = (name) => `import { createElement, lazy, Suspense, useState } from 'react';
import { fetchParts, parts } from ${JSON.stringify(arrival)};
const Later = lazy(() => fetchParts().then((parts) => ({ default: parts.${name} })));
export const ${name} = (props) => {
  const [Whole] = useState(() => parts?.${name} ?? Later);
  return createElement(Suspense, { fallback: null }, createElement(Whole, props));
};`;

// `fetchPart` is what the theme's own parts have that are fetched later. A part that the engine may call stays one.
const codeOfWithin = (name, isInPlace) => `import { drawnInPlace } from '@reelform/engine';
import { fetchParts, parts } from ${JSON.stringify(arrival)};
export const ${name} = (props) => parts.${name}(props);
${name}.fetchPart = fetchParts;
${isInPlace ? `drawnInPlace(${name});` : ''}`;

/**
 * Has lists fetched, in one file, when the first is drawn. Pages that never draw one, login above all, do not load it; the
 * packages stay as they are, since a list that is there at once is what a partner's server rendering wants.
 * @param {{ readonly [file: string]: string }} first name, by its file, of the component that is drawn before the others
 * @param {{ readonly [file: string]: string }} within those that are drawn nowhere but in it
 * @param {readonly string[]} inPlace names of the components of `within` that are `drawnInPlace`
 */
export const fetchedLater = ({ first, within, inPlace }) => {
  const byFile = (components) => new Map(Object.entries(components).map(([file, name]) => [resolve(file), name]));
  const [firsts, others] = [byFile(first), byFile(within)];
  const all = new Map([...firsts, ...others]);
  return {
    name: 'fetched-later',
    resolveId: {
      order: 'pre',
      handler(source, importer) {
        if (source.startsWith(mark)) return source;
        if (!source.startsWith('.') || importer === undefined || importer === parts) return null;
        // Our own files are imported by their whole names.
        const file = resolve(dirname(importer), source);
        return all.has(file) ? mark + file : null;
      },
    },
    load(id) {
      if (!id.startsWith(mark)) return null;
      if (id === arrival) return codeOfArrival;
      if (id === parts) return [...all].map(([file, name]) => `export { ${name} } from ${JSON.stringify(file)};`).join('\n');
      const file = id.slice(mark.length);
      const name = all.get(file);
      return firsts.has(file) ? codeOfFirst(name) : codeOfWithin(name, inPlace.includes(name));
    },
  };
};
