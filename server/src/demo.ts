import { readConfig } from './config.ts';
import { startDemo } from './demo/start-demo.ts';
import { createLog } from './log.ts';
import { print, serve } from './serve.ts';

serve(async () => {
  const config = readConfig();
  const storeEntry = new URL('./embedded-s3.js', import.meta.url);
  print('Filling the empty database …');
  const { server, filmmaker, staff } = await startDemo({ config, storeEntry, log: createLog('warn') });
  print(`The portal is at ${server.origin}`);
  print(`Filmmaker: ${filmmaker.email}, password ${filmmaker.password}`);
  print(`Staff: ${staff.email}, password ${staff.password}`);
  return server;
});
