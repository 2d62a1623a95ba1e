// Builds what is missing, then serves the portal.
import { buildStale } from './build.mjs';

buildStale();
await import('../dist/index.js');
