/** Least time between two keys in ms, a quick typist's. */
const keyGap = 40;

/** Length of a frame, ms. */
const frame = 1000 / 60;

/** Share of a frame by which each key comes later than the one before: all moments of a frame in turn, evenly. */
const drift = (Math.sqrt(5) - 1) / 2;

/** Long enough for every library's own delays (ours commits 150 ms after the last key, JSON Forms 10). */
const pause = 350;

/** Work of the page's thread so far, ms: script, style and layout, and all of its tasks. */
export const counters = async (client) => {
  const { metrics } = await client.send('Performance.getMetrics');
  const of = (name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    work: (of('ScriptDuration') + of('RecalcStyleDuration') + of('LayoutDuration')) * 1000,
    task: of('TaskDuration') * 1000,
  };
};

/** Waits until the page has done nothing for a while. */
export const quiet = async (page, client, least = pause) => {
  await page.waitForTimeout(least);
  for (let step = 0; step < 100; step += 1) {
    const { task } = await counters(client);
    await page.waitForTimeout(60);
    if ((await counters(client)).task - task < 4) return;
  }
};

/** JavaScript heap after a forced collection, MiB. */
export const heapOf = async (client) => {
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.collectGarbage');
  return (await client.send('Runtime.getHeapUsage')).usedSize / 2 ** 20;
};

/** Calls the page's driver. */
export const inPage = (page, method, ...given) =>
  page.evaluate(([name, values]) => globalThis.bench[name](...values), [method, given]);

const pressKeys = async (page, keys) => {
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press('x');
    await page.waitForTimeout(keyGap + ((key * drift) % 1) * frame);
  }
};

/** Types `keys` letters with a steady hand: ms of script, style and layout per key until all is quiet, and key → frame times. */
export const type = async (page, client, field, keys) => {
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
export const typeWithPauses = async (page, client, times) => {
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
export const press = async (page, client, which) => {
  if (!(await inPage(page, 'ready', which))) return undefined;
  await quiet(page, client, 100);
  const from = (await counters(client)).work;
  const frame = await inPage(page, 'press');
  await quiet(page, client);
  return { work: (await counters(client)).work - from, frame };
};

/** The longest task of the page's main thread while typing into the last row, ms, from a trace. */
export const longestTask = async (browser, page, client, keys) => {
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

/** Gives up what takes longer than `ms`. */
export const timed = async (promise, ms) => {
  let timer;
  const late = new Promise((_, fail) => {
    timer = setTimeout(() => fail(new Error(`took longer than ${ms / 1000} s`)), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
};
