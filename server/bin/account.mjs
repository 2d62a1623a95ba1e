// Adds an account to the data of a portal that is not running: `npm run account -- add --email … --name … --role …`.
import { buildStale } from './build.mjs';

buildStale(['server']);
await import('../dist/account.js');
