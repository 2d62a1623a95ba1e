import { join } from 'node:path';
import { compileDirectory, formatComplaint } from '@reelform/engine/compile';
import { createFormModule, judge } from '@reelform/engine/validation';
import type { FormName } from '@reelform/schemas/api';

/** A command was given what nobody could enter in the portal; the message says what is wrong. */
export class WrongEntries extends Error {
  override readonly name = 'WrongEntries';
}

/**
 * What is wrong with what a command was given, by the form that asks people for the same: `--name: what is said there`.
 *
 * @param entries by the form's names; what the form asks for beside them is not missed.
 * @returns a line each; none: all is right.
 * @throws where the form's file is broken, with the complaints
 */
export async function entryFlaws(
  schemasDirectory: string,
  form: FormName,
  entries: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const messages = join(schemasDirectory, 'messages/en.json');
  const options = { root: schemasDirectory, messages, only: [form] };
  const { forms, complaints } = await compileDirectory(join(schemasDirectory, 'forms'), options);
  const compiled = forms.get(form);
  if (!compiled) throw new Error(complaints.map(formatComplaint).join('\n') || `There is no form '${form}'.`);
  const { default: factory } = await import(`data:text/javascript;base64,${Buffer.from(compiled.code).toString('base64')}`);
  const verdict = judge(createFormModule(factory), entries, { mode: 'strict' });
  const errors = verdict.valid ? [] : verdict.errors;
  return errors.flatMap(({ path, message }) => {
    const name = path.slice(1);
    return Object.hasOwn(entries, name) ? [`--${name}: ${message}`] : [];
  });
}
