import { prepareForm } from '@reelform/engine';
import type { Complaint } from '@reelform/engine/compile';
import { createFormModule, type FormLocale, type FormModule } from '@reelform/engine/validation';
import { fetchFormParts } from '@reelform/widgets';
import { type CompileReply, type ExampleFiles, mostBytes } from '../../exchange.ts';
import { text } from '../text.ts';

/** A compiled example. */
export interface CompiledExample {
  /** Address of its module, which has the hash of its bytes in its name. */
  readonly address: string;
  readonly bytes: number;
  readonly form: FormModule;
  readonly locales: { readonly [locale: string]: FormLocale };
  /** What its files say without effect. */
  readonly notes: readonly Complaint[];
}

/** What the server makes of an example's files. */
export type CompileOutcome =
  | { readonly kind: 'compiled'; readonly compiled: CompiledExample }
  | { readonly kind: 'refused'; readonly complaints: readonly Complaint[] };

const tooLarge: Complaint = {
  file: 'schema.json',
  line: 1,
  column: 1,
  pointer: '',
  message: text('tooLarge', { limit: mostBytes / 1_000_000 }),
};

/**
 * Has an example compiled by the local server and imports the module it answers with, and what it is drawn with, so that
 * the form appears as a whole. Parts that cannot be fetched are asked for again, and told of, where they are drawn.
 * @throws when the server cannot be reached, and `signal`'s reason when that is aborted
 */
export const compileExample = async (files: ExampleFiles, signal: AbortSignal): Promise<CompileOutcome> => {
  const response = await fetch('/compile', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ files }),
    signal,
  });
  if (response.status === 413) return { kind: 'refused', complaints: [tooLarge] };
  if (!response.ok) throw new Error(`The compiler answered ${response.status}.`);
  const reply: CompileReply = await response.json();
  if (reply.kind === 'refused') return reply;
  const { default: factory } = await import(reply.module);
  const locales = await Promise.all(
    Object.entries(reply.locales).map(async ([tag, address]) => [tag, (await import(address)).default] as const),
  );
  const form = createFormModule(factory);
  await Promise.allSettled([prepareForm(form), fetchFormParts(form)]);
  return {
    kind: 'compiled',
    compiled: {
      address: reply.module,
      bytes: reply.bytes,
      form,
      locales: Object.fromEntries(locales),
      notes: reply.notes,
    },
  };
};
