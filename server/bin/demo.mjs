// Builds what is missing, fills an empty database with a filmmaker's year, and serves the portal.
import { buildStale } from './build.mjs';

buildStale();
await import('../dist/demo.js');
