import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { importedWith } from './imported-with.mjs';

const preloadOf = (fileName) => `<link rel="modulepreload" href="/${fileName}">`;

/**
 * Puts the entry's script and preloads into `app/index.html` and adds the favicon. What only people with a session get stands
 * in a comment, which the server opens for them: the browser asks for it beside the entry instead of after it.
 *
 * @param {{ withSession: readonly string[] }} options sources of what every page of such people asks for.
 */
export const page = ({ withSession }) => ({
  name: 'page',
  async generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
    const entry = chunks.find(({ isEntry, name }) => isEntry && name === 'main');
    const begin = importedWith(bundle, [entry.fileName]);
    const holders = chunks.filter(({ moduleIds }) => withSession.some((source) => moduleIds.includes(resolve(source))));
    const named = holders.map(({ fileName }) => fileName);
    const later = [...importedWith(bundle, named)].filter((fileName) => !begin.has(fileName));
    const scripts = [
      ...entry.imports.map(preloadOf),
      `<script type="module" src="/${entry.fileName}"></script>`,
      `<!--reelform:with-session ${later.map(preloadOf).join('')} -->`,
    ].join('\n    ');
    const html = await readFile('app/index.html', 'utf8');
    this.emitFile({ type: 'asset', fileName: 'index.html', source: html.replace('<!--reelform:scripts-->', scripts) });
    this.emitFile({ type: 'asset', fileName: 'favicon.svg', source: await readFile('app/public/favicon.svg') });
  },
});
