import { readdirSync, readFileSync } from 'node:fs';

const skipped = /^(node_modules|dist)$/;

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return skipped.test(entry.name) ? [] : filesBelow(path);
    return /\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });

/** The test files below some folders, by what they need. */
export const testFiles = (folders: readonly string[]) => {
  const plain: string[] = [];
  const dom: string[] = [];
  const ownReact: string[] = [];
  for (const file of folders.flatMap(filesBelow)) {
    const text = readFileSync(file, 'utf8');
    const needsDom = text.startsWith('// @vitest-environment jsdom');
    (!needsDom ? plain : /\/countRenders\.ts|^\/\/ With modules of its own/m.test(text) ? ownReact : dom).push(file);
  }
  return {
    /** Need no DOM. */
    plain,
    /** Say in their first line that they need one. */
    dom,
    /** Watch React through a hook that must be there before it is loaded, or say that they need modules of their own. */
    ownReact,
  };
};
