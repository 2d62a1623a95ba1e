// Builds the gallery and serves it: `npm run gallery`, on PORT (default 4400).
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildGallery, root } from './build.mjs';

process.chdir(root);
const folder = await buildGallery();
await import(pathToFileURL(join(folder, 'server/main.js')).href);
