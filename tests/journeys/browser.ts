import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, chromium, type Page, type Request } from 'playwright-core';
import { expect } from 'vitest';

/** What Playwright turns off: of two lists Chromium takes the last one. */
const playwrightsOwn = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/** The list below the address bar: pages of their own in a process of their own for each window, which nobody sees here. */
const addressBar = ['WebUIOmniboxAimPopup', 'WebUIOmniboxPopup'];

const withoutFeatures = [...playwrightsOwn, ...addressBar];

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${withoutFeatures.join()}`,
];

/** Starts Chromium: the one of `CHROME_PATH`, Debian's, or Playwright's own. */
export const launchBrowser = (): Promise<Browser> => {
  const executablePath = process.env['CHROME_PATH'] ?? '/usr/bin/chromium';
  return chromium.launch({ executablePath, args: flags, headless: true });
};

let running: Promise<Browser> | undefined;

/** The Chromium of this process, which the files of journeys use one after the other: a start costs seconds. */
export const borrowBrowser = async (): Promise<Browser> => {
  const before = await running?.catch(() => undefined);
  if (before?.isConnected()) return before;
  running = launchBrowser();
  return running;
};

/** All pages that are open in the Chromium of this process. */
export const openPages = async (): Promise<Page[]> => {
  const browser = await running?.catch(() => undefined);
  return (browser?.contexts() ?? []).flatMap((context) => context.pages());
};

/** What each page has asked for and not been answered yet, as method and address. */
const unanswered = new WeakMap<Page, Map<Request, string>>();

const watchRequests = (page: Page) => {
  const asked = new Map<Request, string>();
  unanswered.set(page, asked);
  page.on('request', (request) => asked.set(request, `${request.method()} ${request.url()}`));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
};

/** Requests of a page that {@link openPage} opened to which no whole answer has come, as method and address. */
export const listUnanswered = (page: Page): readonly string[] => [...(unanswered.get(page)?.values() ?? [])];

/** Closes all pages of a borrowed Chromium. */
export const giveBackBrowser = async (browser: Browser | undefined): Promise<void> => {
  await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
};

/** A page that remembers what it complained about; a journey ends by asking that there was nothing. */
export interface WatchedPage {
  readonly page: Page;
  /** Console errors, uncaught exceptions and violations of the content security policy, in order. */
  readonly complaints: string[];
}

/** Opens a page in a context of its own. A refused call's status line (4xx) is not a complaint: refusals are expected. */
export const openPage = async (browser: Browser, url: string, width = 1280): Promise<WatchedPage> => {
  const context = await browser.newContext({ baseURL: url, viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // A busy machine is no fault: what comes is waited for.
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  watchRequests(page);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('filechooser', () => undefined); // intercepted from the start: a key press would overtake a later request for it
  page.on('console', (message) => {
    const refusal = /Failed to load resource: the server responded with a status of 4/.test(message.text());
    if (message.type() === 'error' && !refusal) complaints.push(message.text());
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  return { page, complaints };
};

/** A page of `url` on a phone, for fingers. Its context is the caller's to close. */
export const openOnPhone = async (browser: Browser, url: string): Promise<Page> => {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(60_000);
  return context.newPage();
};

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Asks axe-core for violations of WCAG 2.2 A and AA and best practice on the page as it stands. Left out is one kind
 * of element: Tabster's invisible `[data-tabster-dummy]` focus guards, which a person never meets.
 */
export const expectAccessible = async (page: Page, where: string) => {
  await page
    .waitForFunction(() =>
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
        ),
    )
    .catch(() => undefined);
  const client = await page.context().newCDPSession(page);
  await client.send('Runtime.evaluate', { expression: axeSource });
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(context: object, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const options = { resultTypes: ['violations'], selectors: false };
    const result = await axe.run({ exclude: ['[data-tabster-dummy]'] }, options);
    return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 200)).join(' | ')}`);
  });
  expect(violations, `axe-core on ${where}`).toEqual([]);
};
