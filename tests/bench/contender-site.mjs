// Serves a page for each contender, with the forms that the contenders draw.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importSource } from '../import-source.mjs';
import { bundle } from './bundle.mjs';
import { serve } from './serve.mjs';
import { writeForms } from './workloads.mjs';

/** Compiles the bench's forms and serves the page of every contender; `/<name>#<form>` draws one. */
export const openSite = async (here, contenders) => {
  const folder = await mkdtemp(join(tmpdir(), 'reelform-bench-'));
  const formsFolder = join(folder, 'forms');
  await writeForms(join(here, 'forms'), formsFolder);
  const { compileDirectory } = await importSource('engine/src/compile/index.ts');
  const messages = join(process.cwd(), 'schemas/messages/en.json');
  const { forms, complaints } = await compileDirectory(formsFolder, { messages });
  if (complaints.length > 0) throw new Error(JSON.stringify(complaints, null, 2));

  const served = {};
  for (const [name, { code }] of forms) {
    served[`/forms/${name}.js`] = code;
    for (const file of ['schema', 'ui'])
      served[`/forms/${name}/${file}.json`] = await readFile(join(formsFolder, name, `${file}.json`), 'utf8');
  }
  const bundles = {};
  for (const { name, module, portal } of contenders) {
    bundles[name] = await bundle(name, module, { portal });
    for (const [file, { text }] of Object.entries(bundles[name])) served[`/${name}/${file}`] = text;
  }
  const server = await serve(served);
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    folder,
    formsFolder,
    forms,
    bundles,
    messages,
    async close() {
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
