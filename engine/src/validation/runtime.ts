import { sameValue } from './sameValue.ts';
import type { FormModule, ModuleRuntime } from './types.ts';

/** Length of a text in Unicode code points, as JSON Schema counts it (draft-07, 6.3.1). */
const ucs2length = (text: string): number => {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    const isPair = (text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800;
    if (isPair) length -= 1;
  }
  return length;
};

/**
 * The helpers that form modules ask for.
 * @param now tells the moment that time keywords compare with, in milliseconds since 1970. @default Date.now
 */
export const createRuntime = (now: () => number = Date.now): ModuleRuntime => ({
  ucs2length,
  equal: sameValue,
  now,
});

/**
 * The edition of form modules that this engine writes and reads. Raise it with every change of what stands in a module or of
 * what its code calls: modules of another edition are refused in words, in place of failing somewhere.
 */
export const moduleEdition = 4;

/** Modules of edition 1 reach for formats while they are made, and would fail over them before they are refused. */
const nothing = {};

const isFormModule = (made: { readonly edition?: unknown }): made is FormModule => made.edition === moduleEdition;

/**
 * The form of a form module's file, whose default export is `factory`. Its type is left open, for TypeScript that reads the
 * file itself (`allowJs`, as Next.js has it) takes the words in it for any text.
 * @throws a `TypeError` about anything else, and about a module that another version of the engine compiled
 */
export const createFormModule = (
  factory: (runtime: ModuleRuntime) => { readonly edition?: unknown },
  runtime = createRuntime(),
): FormModule => {
  if (typeof factory !== 'function')
    throw new TypeError(`createFormModule takes the default export of a form module, not ${factory && typeof factory}.`);
  const made = { ...runtime, formats: nothing };
  const form = factory(made) ?? {};
  if (!isFormModule(form))
    throw new TypeError(
      `This form module is of edition ${form.edition ?? 0}; this version of @reelform/engine reads edition ${moduleEdition}. Compile it with this version.`,
    );
  return { ...form, now: runtime.now };
};
