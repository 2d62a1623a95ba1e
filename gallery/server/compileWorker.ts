import { parentPort, workerData } from 'node:worker_threads';
import type { ExampleFiles } from '../exchange.ts';
import { createBench } from './compileFiles.ts';
import type { BenchPlace } from './compileQueue.ts';

const { root, folder }: BenchPlace = workerData;
const bench = createBench(root, folder);

/** One request at a time: the other side waits for the answer before it asks again. */
parentPort?.on('message', async (files: ExampleFiles) => {
  try {
    parentPort?.postMessage(await bench.compile(files));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const complaint = { file: 'schema.json', line: 1, column: 1, pointer: '', message };
    parentPort?.postMessage({ kind: 'refused', complaints: [complaint] });
  }
});
