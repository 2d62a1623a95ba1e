// Builds the gallery and serves it: `npm run gallery`, on PORT (default 4400).
import { buildGallery, root } from './build.mjs';

process.chdir(root);
await buildGallery();
await import('../dist/server/main.js');
