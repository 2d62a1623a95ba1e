// Rebuilds on change and restarts the server; open pages reload when it is back.
import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { watch } from 'rollup';
import { loadConfigFile } from 'rollup/loadConfigFile';
import { root, stampFile } from '../../rollup/built-from.mjs';
import { createServerProcess } from './server-process.mjs';

process.chdir(root);
process.env.DEV_RELOAD = '1'; // builds without minifying or compressing; the page reloads when the server is back
rmSync(join(root, 'app/dist', stampFile), { force: true }); // what is built here is not for `npm start`
const { options } = await loadConfigFile(join(root, 'rollup.config.mjs'), { configTargets: 'app,server' });

const server = createServerProcess(() => fork(join(root, 'server/dist/index.js'), { stdio: 'inherit' }));
let building = true;
let ending = false;

watch(options).on('event', (event) => {
  if (event.code === 'START') {
    building = true;
    process.stdout.write('Building…\n');
  }
  if (event.code === 'BUNDLE_END') event.result.close();
  if (event.code === 'ERROR') process.stderr.write(`${event.error.message}\n`);
  if (event.code === 'END') {
    building = false;
    server.restart(() => !building && !ending);
  }
});

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    ending = true;
    server.stop().then(() => process.exit(0));
  });
