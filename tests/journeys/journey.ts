import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { createTestServer, type TestServer, type TestServerOptions } from '../api/test-server.ts';
import { borrowBrowser, giveBackBrowser } from './browser.ts';

/** Folder of the app, as `npm run build` leaves it. */
export const appDirectory = join(process.cwd(), 'app/dist');

/** Starts a portal in this process, with the built app, and takes a browser to it. */
export const beginJourney = ({ env = {} }: Pick<TestServerOptions, 'env'> = {}): Promise<[TestServer, Browser]> =>
  Promise.all([createTestServer({ env, config: { appDirectory } }), borrowBrowser()]);

/** Gives the browser back and ends the portal, as far as they were begun. */
export const endJourney = async (server: TestServer | undefined, browser: Browser | undefined): Promise<void> => {
  await giveBackBrowser(browser);
  await server?.stop();
};
