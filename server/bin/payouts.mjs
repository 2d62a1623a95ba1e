// Lists the payments of the local provider and settles them: `npm run payouts -- list`.
import { buildStale } from './build.mjs';

buildStale(['server']);
await import('../dist/payouts.js');
