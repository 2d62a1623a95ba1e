import { mkdir, writeFile } from 'node:fs/promises';

/**
 * Prints lines and keeps them in `bench-results/<name>.txt`, where publish.mjs finds them.
 * @returns the printer, and what writes the file in the end
 */
export const createRecord = (name) => {
  const lines = [];
  return {
    print(line) {
      lines.push(line);
      process.stdout.write(`${line}\n`);
    },
    async keep() {
      await mkdir('bench-results', { recursive: true });
      await writeFile(`bench-results/${name}.txt`, `${lines.join('\n')}\n`);
    },
  };
};
