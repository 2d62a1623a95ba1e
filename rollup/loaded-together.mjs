import { resolve } from 'node:path';
import { importedWith } from './imported-with.mjs';

/** A small file goes along with another where characters times the pages that get it without a need are at most this. */
const mostWaste = 6000;

/** What may ever come with files: also what they fetch later, but not the files of `firsts`. */
const reachedFrom = (bundle, fileNames, firsts) => {
  const found = new Set(fileNames);
  for (const fileName of found) {
    const { imports = [], dynamicImports = [] } = bundle[fileName] ?? {};
    for (const next of [...imports, ...dynamicImports.filter((later) => !firsts.has(later))]) found.add(next);
  }
  return found;
};

/** The sets of files that are ever there together: those of each page, and of each page with each part fetched in it. */
const surveyOf = (bundle, chunks, pages) => {
  const firsts = new Set(pages.flat());
  const starts = pages.map((page) => importedWith(bundle, page));
  const reaches = pages.map((page) => reachedFrom(bundle, page, firsts));
  const parts = chunks.filter(({ fileName, isEntry, isDynamicEntry }) => (isEntry || isDynamicEntry) && !firsts.has(fileName));
  const withParts = parts.flatMap(({ fileName }) => {
    const own = importedWith(bundle, [fileName]);
    const around = starts.filter((_start, at) => reaches[at].has(fileName));
    return around.length > 0 ? around.map((start) => new Set([...start, ...own])) : [own];
  });
  return [...starts, ...withParts];
};

const sizeOf = ({ chunks }) => chunks.reduce((sum, { code }) => sum + code.length, 0);

/** What is asked for itself comes before what others import. */
const rankOf = ({ isEntry, isDynamicEntry }) => (isEntry ? 2 : isDynamicEntry ? 1 : 0);

/** Groups of files that are always loaded together; the smallest first. */
const groupByTime = (chunks, survey) => {
  const groups = new Map();
  for (const chunk of chunks) {
    const when = survey.flatMap((files, at) => (files.has(chunk.fileName) ? [at] : []));
    const group = groups.get(when.join()) ?? { when: new Set(when), chunks: [] };
    group.chunks.push(chunk);
    groups.set(when.join(), group);
  }
  return [...groups.values()].sort((a, b) => sizeOf(a) - sizeOf(b));
};

/** Puts small files that nobody asks for by themselves into a group that is there wherever they are needed. */
const takeInSmall = (groups, pageCount) => {
  const isThere = (group, wherever) => [...wherever.when].every((at) => group.when.has(at));
  const importsOf = ({ chunks }) => {
    const names = new Set(chunks.flatMap(({ imports }) => imports));
    return groups.filter((group) => group.chunks.some(({ fileName }) => names.has(fileName)));
  };
  const wasteOf = (small, { when }) => sizeOf(small) * [...when].filter((at) => at < pageCount && !small.when.has(at)).length;
  for (const small of groups.filter(({ chunks }) => !chunks.some(rankOf))) {
    // What the small one imports must be there as well wherever the other is: nothing more is loaded, and no circle made.
    const fits = (group) =>
      group !== small &&
      isThere(group, small) &&
      wasteOf(small, group) <= mostWaste &&
      importsOf(small).every((imported) => isThere(imported, group));
    const [best] = groups.filter(fits).sort((a, b) => wasteOf(small, a) - wasteOf(small, b));
    if (!best) continue;
    best.chunks.push(...small.chunks);
    groups.splice(groups.indexOf(small), 1);
  }
  return groups;
};

/** Modules by the name of their group's file, which is that of what is asked for in it, or else of its largest file. */
const nameModules = (groups) => {
  const named = new Map();
  const taken = new Set();
  for (const { chunks } of groups) {
    const [first] = [...chunks].sort((a, b) => rankOf(b) - rankOf(a) || b.code.length - a.code.length);
    let name = first.name;
    for (let count = 2; taken.has(name); count += 1) name = `${first.name}${count}`;
    taken.add(name);
    for (const id of chunks.flatMap(({ moduleIds }) => moduleIds)) named.set(id, name);
  }
  return named;
};

/**
 * Puts files that are loaded together into one. Rollup keeps apart what parts share that are asked for one by one, even where
 * no page ever has the one without the other: My Films came in 58 files, of which a browser fetches six at a time. The
 * files are made twice for it: once to see what Rollup makes of the parts, then with those in one that come together.
 *
 * @param {{ entry: string, screens: string, around: (page: string) => readonly string[] }} pages the file that every page
 *   begins with, the file that imports each page's own when it is asked for, and what a page asks for beside its own.
 * @param {import('rollup').OutputOptions & { plugins: readonly import('rollup').Plugin[] }} output what is wanted.
 * @returns two outputs; of the first, nothing is written.
 */
export const loadedTogether = ({ entry, screens, around }, output) => {
  let named = new Map();
  let settle;
  const survey = new Promise((done, fail) => {
    settle = { done, fail };
  });
  const look = {
    name: 'loaded-together-survey',
    renderError: (error) => settle.fail(error),
    generateBundle(_options, bundle) {
      const fileOf = (path) => Object.values(bundle).find(({ moduleIds }) => moduleIds?.includes(resolve(path)))?.fileName;
      const { dynamicallyImportedIds } = this.getModuleInfo(resolve(screens));
      const pages = dynamicallyImportedIds.map((page) =>
        [entry, page, ...around(page)].map((path) => fileOf(path) ?? this.error(`${path} has no file of its own.`)),
      );
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
      named = nameModules(takeInSmall(groupByTime(chunks, surveyOf(bundle, chunks, pages)), pages.length));
      for (const fileName of Object.keys(bundle)) delete bundle[fileName];
      settle.done();
    },
  };
  const wait = { name: 'loaded-together', renderStart: () => survey };
  return [
    { ...output, plugins: [look] },
    {
      ...output,
      manualChunks: (id) => named.get(id),
      onlyExplicitManualChunks: true,
      plugins: [wait, ...output.plugins],
    },
  ];
};
