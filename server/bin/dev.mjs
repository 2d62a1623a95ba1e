// Rebuilds on change and restarts the server; open pages reload when it is back.
import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { watch } from 'rollup';
import { loadConfigFile } from 'rollup/loadConfigFile';
import { root, stampFile } from '../../rollup/built-from.mjs';

process.chdir(root);
process.env.DEV_RELOAD = '1'; // builds without minifying or compressing; the page reloads when the server is back
rmSync(join(root, 'app/dist', stampFile), { force: true }); // what is built here is not for `npm start`
const { options } = await loadConfigFile(join(root, 'rollup.config.mjs'), { configTargets: 'app,server' });

let server;
let building = true;

const stop = () =>
  new Promise((resolve) => {
    if (!server || server.exitCode !== null) return resolve();
    server.once('exit', resolve);
    server.kill('SIGTERM');
  });

const restart = async () => {
  await stop();
  if (building) return;
  server = fork(join(root, 'server/dist/index.js'), { stdio: 'inherit' });
};

watch(options).on('event', (event) => {
  if (event.code === 'START') {
    building = true;
    process.stdout.write('Building…\n');
  }
  if (event.code === 'BUNDLE_END') event.result.close();
  if (event.code === 'ERROR') process.stderr.write(`${event.error.message}\n`);
  if (event.code === 'END') {
    building = false;
    restart();
  }
});

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop().then(() => process.exit(0)));
