import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CompileOptions, compileDirectory, formatComplaint } from '@reelform/engine/compile';
import { createFormModule, type FormModule } from '@reelform/engine/validation';

/** A schema of someone else, with the uiSchema that belongs to it. */
export interface ForeignForm {
  readonly schema: unknown;
  readonly ui?: object;
}

/** How it is compiled. */
export interface ForeignOptions {
  /** A folder of schemas that `$ref`s to addresses below `address` mean. */
  readonly remotes?: { readonly address: string; readonly folder: string };
  /** A locale's messages. @default none */
  readonly messages?: string;
}

/**
 * The module of a foreign form, compiled and loaded as every other one is.
 *
 * @returns the module, or the complaints of the compiler as lines of text
 */
export async function compileForeign(
  { schema, ui = {} }: ForeignForm,
  { remotes, messages }: ForeignOptions = {},
): Promise<{ readonly form: FormModule } | { readonly complaints: readonly string[] }> {
  const root = mkdtempSync(join(tmpdir(), 'reelform-foreign-'));
  try {
    const folder = join(root, 'forms', 'foreign');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'schema.json'), JSON.stringify(schema));
    writeFileSync(join(folder, 'ui.json'), JSON.stringify(ui));
    if (remotes) cpSync(remotes.folder, join(root, 'remotes'), { recursive: true });
    const options: CompileOptions = {
      root,
      ...(messages !== undefined && { messages }),
      ...(remotes && { addresses: { [remotes.address]: join(root, 'remotes') } }),
    };
    const { forms, complaints } = await compileDirectory(join(root, 'forms'), options);
    const compiled = forms.get('foreign');
    if (!compiled)
      return { complaints: complaints.map((one) => formatComplaint({ ...one, file: one.file.slice(root.length) })) };
    const { default: factory } = await import(`data:text/javascript;base64,${Buffer.from(compiled.code).toString('base64')}`);
    return { form: createFormModule(factory) };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
