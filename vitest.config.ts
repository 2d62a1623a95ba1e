import { defineConfig } from 'vitest/config';

const conditions = ['reelform-source', 'module', 'import', 'default'];

/** The whole suite: unit tests beside their files, then what crosses folders in `tests/`. */
export default defineConfig({
  resolve: { conditions },
  // Vitest hands these to Node too, where a plain 'import' would make every `require` find ES modules.
  ssr: { resolve: { conditions: ['reelform-source'], externalConditions: ['reelform-source'] } },
  test: {
    reporters: ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{engine,widgets,app,server,schemas,gallery}/**/*.test.{ts,tsx}',
            'tests/{cases,conformance}/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/node_modules/**', '**/dist/**'],
          testTimeout: 20_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/{api,faults}/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
