import { readdirSync, readFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import type { Browser } from 'playwright-core';

const getProcesses = async (browser: Browser) => {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo;
};

/** Gives all of the browser the bench's own priority, as curl has it: of itself it takes a lower one. */
const levelPriorities = async (browser: Browser) => {
  for (const { id } of await getProcesses(browser)) {
    for (const thread of readdirSync(`/proc/${id}/task`)) {
      try {
        if (getPriority(Number(thread)) !== getPriority()) setPriority(Number(thread), getPriority());
      } catch {
        // The thread has ended, or only root may.
      }
    }
  }
};

/** Memory of the pages' processes in MB, what they share counted by shares (`Pss` of /proc). */
export const pageMemory = async (browser: Browser) => {
  const processInfo = await getProcesses(browser);
  const kilobytes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1] ?? 0));
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1000;
};

/** Samples the pages' memory until stopped, and keeps the browser's priority level with the bench's. @returns what stops it: the highest value */
export const watchMemory = (browser: Browser) => {
  let highest = 0;
  const timer = setInterval(() => {
    levelPriorities(browser).catch(() => undefined);
    pageMemory(browser).then(
      (now) => {
        highest = Math.max(highest, now);
      },
      () => undefined,
    );
  }, 250);
  return () => {
    clearInterval(timer);
    return highest;
  };
};
