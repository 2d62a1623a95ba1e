import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { databaseFlags } from './tests/databaseFlags.ts';
import { testFiles } from './tests/dom/testFiles.ts';
import { SlowFirst } from './tests/slowFirst.ts';

/** What Node is told: to collect on the test's own thread. Help of other threads costs a tenth more, and no core is free. */
const flags = ['--single-threaded-gc'];

/** The same where a test has a DOM. */
const domFlags = [...flags, '--require', fileURLToPath(new URL('tests/dom/oneBidi.cjs', import.meta.url))];

const conditions = ['reelform-source', 'module', 'import', 'default'];

const { plain, dom, ownReact } = testFiles([
  'engine',
  'widgets',
  'app',
  'server',
  'schemas',
  'gallery',
  'tests/cases',
  'tests/conformance',
  'tests/dom',
]);

/**
 * The whole suite: unit tests beside their files, then what crosses folders in `tests/`. Unit tests share their process,
 * and with it the loaded modules: loading Fluent takes longer than most of the files' tests do.
 */
export default defineConfig({
  resolve: { conditions },
  // Vitest hands these to Node too, where a plain 'import' would make every `require` find ES modules.
  ssr: { resolve: { conditions: ['reelform-source'], externalConditions: ['reelform-source'] } },
  test: {
    reporters: ['default'],
    sequence: { sequencer: SlowFirst },
    server: { deps: { external: [/\/reelform-[^/]+\/.*\.js$/] } },
    // A busy machine is no fault: what comes is waited for longer than the default second.
    expect: { poll: { timeout: 40_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'dom',
          include: dom,
          environment: 'jsdom',
          execArgv: [...domFlags],
          setupFiles: ['tests/dom/setup.ts'],
          isolate: false,
          maxWorkers: 2,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'dom, React anew',
          include: ownReact,
          environment: 'jsdom',
          execArgv: [...domFlags],
          maxWorkers: 2,
          setupFiles: ['tests/dom/setup.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: plain,
          execArgv: [...flags],
          isolate: false,
          maxWorkers: 2,
          testTimeout: 300_000,
          // Before some, all forms are compiled.
          hookTimeout: 300_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/{api,faults}/**/*.test.ts'],
          setupFiles: ['tests/freshConnections.ts'],
          isolate: false,
          execArgv: [...flags, ...databaseFlags],
          // Each file has servers of its own, for which it waits.
          maxWorkers: 3,
          testTimeout: 600_000,
          hookTimeout: 600_000,
          expect: { poll: { timeout: 60_000 } },
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          setupFiles: ['tests/freshConnections.ts', 'tests/journeys/setup.ts'],
          isolate: false,
          testTimeout: 1_200_000,
          hookTimeout: 1_200_000,
          // Three at a time: more than half of a journey is waiting for the other side.
          maxWorkers: 3,
          expect: { poll: { timeout: 60_000 } },
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
