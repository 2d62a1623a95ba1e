import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A temporary folder of schemas for tests. */
export interface SchemasFixture {
  readonly root: string;
  /** The folder of forms, `<root>/forms`. */
  readonly forms: string;
  /** Writes a file below the root; a value is written as JSON. */
  write(path: string, content: unknown): void;
  remove(): void;
}

/** A temporary folder with one form, `forms/one`. */
export const createSchemas = (schema: unknown, ui: unknown = {}): SchemasFixture => {
  const root = mkdtempSync(join(tmpdir(), 'reelform-schemas-'));
  const write = (path: string, content: unknown) => {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  };
  write('forms/one/schema.json', schema);
  write('forms/one/ui.json', ui);
  return { root, forms: join(root, 'forms'), write, remove: () => rmSync(root, { recursive: true, force: true }) };
};
