// Invites a filmmaker by mail: `npm run invite -- --email … --name …`.
import { buildStale } from './build.mjs';

buildStale(['server']);
await import('../dist/invite.js');
