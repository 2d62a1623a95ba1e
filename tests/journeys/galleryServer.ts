import { spawn } from 'node:child_process';
import { freePort } from './freePort.ts';

/** A gallery started as the README says, on a free port. */
export interface GalleryServer {
  readonly url: string;
  stop(): void;
}

/** @throws where it ends before it says its address */
export async function startGallery(): Promise<GalleryServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['gallery/bin/start.mjs'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((done, fail) => {
    child.stdout.on('data', (text) => String(text).includes(url) && done());
    child.once('exit', (code, signal) => fail(new Error(`the gallery did not start: it ended with ${signal ?? code}`)));
  });
  return { url, stop: () => child.kill('SIGTERM') };
}
