import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

const moduleUrl = `data:text/javascript,export const identify = (who) => globalThis.askedFor.push(who);`;
const user = { id: 7, name: 'Ada Lumen', email: 'ada@example.com', showResourcesTab: false };

it('the help widget is told name and e-mail once a session, and nothing without an address (R-087)', async () => {
  const askedFor: object[] = [];
  vi.stubGlobal('askedFor', askedFor);
  const { startHelpWidget } = await import('./helpWidget.ts');
  startHelpWidget('', user);
  startHelpWidget(moduleUrl, user);
  startHelpWidget(moduleUrl, user);
  await expect.poll(() => askedFor.length).toBeGreaterThan(0);
  startHelpWidget(moduleUrl, { ...user, id: 8, name: 'Bo', email: 'bo@example.com' });
  await expect.poll(() => askedFor).toHaveLength(2);
  expect(askedFor).toEqual([
    { name: 'Ada Lumen', email: 'ada@example.com' },
    { name: 'Bo', email: 'bo@example.com' },
  ]);
});
