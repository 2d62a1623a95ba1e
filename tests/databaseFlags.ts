/**
 * What V8 is told where a test runs the embedded database: to compile its WebAssembly once. Optimizing all of it again
 * took a third of each start, and the tests end their servers long before it pays.
 */
export const databaseFlags: readonly string[] = ['--liftoff-only'];

/**
 * The same for a server in a process of its own, which has room for young objects besides, as the tests have, from its
 * start on. It lives for seconds: optimizing its code, and collecting on several threads at once, took a sixth of them.
 */
export const serverFlags: readonly string[] = [
  ...databaseFlags,
  '--max-semi-space-size=16',
  '--min-semi-space-size=16',
  '--single-threaded-gc',
  '--no-opt',
];
