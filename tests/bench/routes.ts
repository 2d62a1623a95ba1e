import { launchBrowser, openPage } from '../journeys/browser.ts';
import { countScripts } from '../journeys/loadedScripts.ts';
import { startPortal } from '../journeys/portal.ts';

/** Prints how much JavaScript each route loads in a fresh browser, form modules and messages included. */
export const measureRoutes = async (print: (line: string) => void) => {
  const portal = await startPortal();
  const browser = await launchBrowser();
  const email = `bench-${Date.now()}@example.com`;
  const account = { name: 'Bench', email, password: 'correct horse battery' };
  const registered = await fetch(`${portal.url}/api/filmmaker/registrations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: portal.url },
    body: JSON.stringify(account),
  });
  const [session] = (registered.headers.getSetCookie()[0] ?? '').split(';');
  const reply = (await registered.json()) as { user: object };
  print('JavaScript by route, kB gzip, everything that a fresh browser loads');
  for (const [route, loggedIn, sight] of [
    ['/login', false, 'input'],
    ['/signup', false, 'input'],
    ['/', true, 'text=No records found'],
    ['/nowhere', false, 'h1'],
  ] as const) {
    const { page } = await openPage(browser, portal.url);
    if (loggedIn) {
      const [name = '', value = ''] = (session ?? '').split('=');
      await page.context().addCookies([{ name, value, url: portal.url }]);
      await page.addInitScript((user) => {
        localStorage.setItem('is-logged-in-v2', '1');
        localStorage.setItem('user', JSON.stringify(user));
      }, reply.user);
    }
    const { bytes, files } = await countScripts(page, route, page.locator(sight).first());
    print(`${route.padEnd(28)}${(bytes / 1000).toFixed(1).padStart(12)}   ${files} files`);
    await page.context().close();
  }
  await browser.close();
  await portal.stop();
};
