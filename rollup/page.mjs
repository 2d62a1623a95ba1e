import { readFile } from 'node:fs/promises';

/** Puts the entry's script and preloads into `app/index.html` and adds the favicon. */
export const page = () => ({
  name: 'page',
  async generateBundle(_options, bundle) {
    const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry && file.name === 'main');
    const preloads = entry.imports.map((file) => `<link rel="modulepreload" href="/${file}">`);
    const scripts = [...preloads, `<script type="module" src="/${entry.fileName}"></script>`].join('\n    ');
    const html = await readFile('app/index.html', 'utf8');
    this.emitFile({ type: 'asset', fileName: 'index.html', source: html.replace('<!--reelform:scripts-->', scripts) });
    this.emitFile({ type: 'asset', fileName: 'favicon.svg', source: await readFile('app/public/favicon.svg') });
  },
});
