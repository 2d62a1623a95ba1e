import { counters, heapOf, inPage, longestTask, press, quiet, timed, type, typeWithPauses } from './gauges.mjs';

/** Complaints that the faulty document has. */
const expectedComplaints = 20;

/** Opens a fresh page with one contender on one workload. */
const openPage = async (browser, url, contender, form) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const problems = [];
  page.on('pageerror', (error) => problems.push(error.message.split('\n')[0]));
  const loaded = new Set();
  page.on('request', (request) => loaded.add(new URL(request.url()).pathname.replace(`/${contender}/`, '')));
  const client = await context.newCDPSession(page);
  // Processor time of the page's thread: what else the machine does is not counted.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`${url}/${contender}#${form}`);
  await page.waitForFunction(() => 'bench' in globalThis, undefined, { timeout: 20_000 });
  return { page, client, problems, loaded, close: () => context.close() };
};

const roundOf = async (browser, opened, { form, size }, { keys, mountOnly }) => {
  const { page, client } = opened;
  const figures = {};
  const notes = [];
  const attempt = async (what, action) => {
    try {
      await timed(action(), 60_000);
    } catch (error) {
      notes.push(`${what}: ${error.message.split('\n')[0]}`);
    }
  };
  const empty = await heapOf(client);
  figures['first mount'] = await inPage(page, 'mount', size, false, false);
  await quiet(page, client);
  figures.heap = (await heapOf(client)) - empty;
  await inPage(page, 'unmount');
  await quiet(page, client);
  const from = (await counters(client)).work;
  figures.mount = await inPage(page, 'mount', size, false, false);
  await quiet(page, client);
  figures['mount work'] = (await counters(client)).work - from;
  if (mountOnly) return { figures, notes };
  for (const field of ['first', 'last'])
    await attempt(`typing, ${field} field`, async () => {
      const { work, frames } = await type(page, client, field, keys);
      figures[`${field}: work per key`] = work;
      figures[`${field}: key to frame`] = frames;
    });
  if (form === 'flat')
    await attempt('key and commit', async () => {
      figures['key and commit'] = await typeWithPauses(page, client, Math.ceil(keys / 3));
    });
  await inPage(page, 'unmount');
  if (form !== 'flat') {
    await attempt('rows', async () => {
      await inPage(page, 'mount', size, false, false);
      for (const [which, change] of [
        ['add', 1],
        ['move', 0],
        ['remove', -1],
      ]) {
        const before = which === 'add' ? size : size + 1;
        const taken = await press(page, client, which);
        if (!taken) continue;
        figures[`${which} row`] = taken.work;
        const after = await inPage(page, 'castLength');
        if (after !== before + change && !(which === 'move' && after === 0))
          notes.push(`${which} left ${after} rows of ${before}`);
      }
    });
    await inPage(page, 'unmount');
  }
  await attempt('submit', async () => {
    await inPage(page, 'mount', size, true, false);
    const taken = await press(page, client, 'submit');
    const complaints = await inPage(page, 'complaints');
    if (taken) figures['submit, 20 errors'] = taken.work;
    if (complaints !== expectedComplaints) notes.push(`${complaints} complaints where ${expectedComplaints} are due`);
    await inPage(page, 'unmount');
  });
  if (size === 500)
    await attempt('longest task', async () => {
      await inPage(page, 'mount', size, false, true);
      figures['longest task, live validation'] = await longestTask(browser, page, client, keys);
    });
  return { figures, notes };
};

/**
 * One round of one contender on one workload in a page of its own.
 * @returns figures by name (a number or, for keys, a list of them), what did not work, and the scripts the page loaded
 */
export const measure = async (browser, url, contender, workload, settings) => {
  let opened;
  try {
    opened = await openPage(browser, url, contender, workload.form);
    const { figures, notes } = await timed(roundOf(browser, opened, workload, settings), 240_000);
    return { figures, notes: [...notes, ...new Set(opened.problems)], loaded: [...opened.loaded] };
  } catch (error) {
    return { figures: {}, notes: [error.message.split('\n')[0], ...new Set(opened?.problems ?? [])], loaded: [] };
  } finally {
    await opened?.close();
  }
};
