/** Time between two keys in ms, a quick typist's. */
const keyGap = 40;

/** Long enough for every library's own delays (ours commits 150 ms after the last key, JSON Forms 10). */
const pause = 350;

/** Complaints that the faulty document has. */
const expectedComplaints = 20;

const counters = async (client) => {
  const { metrics } = await client.send('Performance.getMetrics');
  const of = (name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    work: (of('ScriptDuration') + of('RecalcStyleDuration') + of('LayoutDuration')) * 1000,
    task: of('TaskDuration') * 1000,
  };
};

/** Waits until the page has done nothing for a while. */
const quiet = async (page, client, least = pause) => {
  await page.waitForTimeout(least);
  for (let step = 0; step < 100; step += 1) {
    const { task } = await counters(client);
    await page.waitForTimeout(60);
    if ((await counters(client)).task - task < 4) return;
  }
};

const heapOf = async (client) => {
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.collectGarbage');
  return (await client.send('Runtime.getHeapUsage')).usedSize / 2 ** 20;
};

const inPage = (page, method, ...given) =>
  page.evaluate(([name, values]) => globalThis.bench[name](...values), [method, given]);

const pressKeys = async (page, keys) => {
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press('x');
    await page.waitForTimeout(keyGap);
  }
};

/** Types `keys` letters with a steady hand: ms of script, style and layout per key until all is quiet, and key → frame times. */
const type = async (page, client, field, keys) => {
  await inPage(page, 'focus', field);
  await page.keyboard.type('ab');
  await quiet(page, client);
  await inPage(page, 'takeFrames');
  const before = await inPage(page, 'text');
  const from = (await counters(client)).work;
  await pressKeys(page, keys);
  await quiet(page, client);
  const work = (await counters(client)).work - from;
  const after = await inPage(page, 'text');
  if (after !== before + 'x'.repeat(keys)) throw new Error(`typed text was lost: '${before}' became '${after}'`);
  return { work: work / keys, frames: await inPage(page, 'takeFrames') };
};

/** One key, then a pause, over and over: work of each key with the commit that follows it. */
const typeWithPauses = async (page, client, times) => {
  const works = [];
  await inPage(page, 'focus', 'last');
  for (let time = 0; time < times; time += 1) {
    const from = (await counters(client)).work;
    await page.keyboard.press('y');
    await quiet(page, client);
    works.push((await counters(client)).work - from);
  }
  return works;
};

/** Presses a button: work until quiet, ms. `undefined`: the form has no such button. */
const press = async (page, client, which) => {
  if (!(await inPage(page, 'ready', which))) return undefined;
  await quiet(page, client, 100);
  const from = (await counters(client)).work;
  const frame = await inPage(page, 'press');
  await quiet(page, client);
  return { work: (await counters(client)).work - from, frame };
};

/** The longest task of the page's main thread while typing into the last row, ms, from a trace. */
const longestTask = async (browser, page, client, keys) => {
  await inPage(page, 'focus', 'last');
  await quiet(page, client);
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', '__metadata'] });
  await pressKeys(page, keys);
  await quiet(page, client);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const main = new Set(
    traceEvents
      .filter((event) => event.name === 'thread_name' && event.args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && main.has(`${event.pid} ${event.tid}`));
  return Math.max(...tasks.map(({ dur }) => dur ?? 0)) / 1000;
};

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

const timed = async (promise, ms) => {
  let timer;
  const late = new Promise((_, fail) => {
    timer = setTimeout(() => fail(new Error(`took longer than ${ms / 1000} s`)), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
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
