import { pointerOf } from '../../validation/pointer.ts';
import { createFormModule, createRuntime } from '../../validation/runtime.ts';
import { isNode } from '../../validation/schemaNode.ts';
import type { CompiledCheck, FormModuleFactory } from '../../validation/types.ts';
import type { CompiledForm } from '../compileForm.ts';
import type { VocabularyExtension } from '../vocabularyExtension.ts';
import { withinTime } from '../withinTime.ts';
import { type Mutation, mutationsOf } from './mutations.ts';
import { runTimeChecks } from './runTimeChecks.ts';

/** A document with a name for people. */
export interface NamedDocument {
  readonly name: string;
  readonly data: unknown;
}

/** A document about which a form's module and ajv at run time do not say the same. */
export interface VerdictDifference {
  /** Name of the check, for instance `strict` or `draft`. */
  readonly check: string;
  /** Name of the document that was changed. */
  readonly document: string;
  /** What was changed in it; `undefined` when nothing was. */
  readonly mutation: Omit<Mutation, 'document'> | undefined;
  /** JSON pointer of the value that they disagree about. */
  readonly path: string;
  /** What the module says: errors by path and keyword; none when it accepts. */
  readonly module: readonly string[];
  /** What ajv says. */
  readonly ajv: readonly string[];
}

/** Most changed documents that a form is judged by. */
const mostDocuments = 20_000;

/** Longest time that a form's documents may take to be judged, in ms of the processor. */
const mostTime = 20_000;

const modes = ['strict', 'draft', 'payload:strict', 'payload:draft'];

/** An error as it is compared: the value that it is about, and its path, keyword and the member that it names. */
type Said = readonly [path: string, text: string];

/** What a check says, sorted: a verdict has the order of the page, whatever the order in which keywords were looked at. */
const said = (check: CompiledCheck, data: unknown): readonly Said[] => {
  if (check(data)) return [];
  const all = (check.errors ?? []).map(({ instancePath, keyword, params }): Said => {
    const member = params['missingProperty'] ?? params['additionalProperty'];
    const text = `${instancePath === '' ? '/' : instancePath} ${keyword}`;
    return typeof member === 'string' ? [`${instancePath}${pointerOf([member])}`, `${text} '${member}'`] : [instancePath, text];
  });
  return all.sort(([, one], [, other]) => (one < other ? -1 : Number(one > other)));
};

const textsOf = (errors: readonly Said[]): readonly string[] => errors.map(([, text]) => text);

/** What only one of two says; where one says something more often, all of it. */
const disagreement = (one: readonly Said[], other: readonly Said[]): readonly Said[] => {
  const alone = (some: readonly Said[], rest: readonly Said[]) => some.filter(([, text]) => !textsOf(rest).includes(text));
  const apart = [...alone(one, other), ...alone(other, one)];
  return apart.length > 0 ? apart : [...one, ...other];
};

/** The default export of a form module's code. */
export const loadModule = async (code: string) => {
  const address = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  const { default: factory }: { readonly default: FormModuleFactory } = await import(/* @vite-ignore */ address);
  return factory;
};

/**
 * Judges documents, and everything one change away from them, by a form's module and by ajv as it compiles the same
 * schemas at run time, and tells where the two differ: errors are compared by path and keyword.
 *
 * @returns the first difference of each check and kind of error; none when both agree throughout
 * @throws an `Error` when a document takes for ever to judge
 */
export const compareVerdicts = async (
  form: CompiledForm,
  documents: readonly NamedDocument[],
  extension: VocabularyExtension = {},
): Promise<readonly VerdictDifference[]> => {
  const now = Date.now();
  const runtime = createRuntime(() => now);
  const module = createFormModule(await loadModule(form.code), runtime);
  const expected = runTimeChecks(new Map([...form.schemas].filter(([name]) => modes.includes(name))), extension, runtime);
  const schema = isNode(module.schema) ? module.schema : {};
  const compare = (
    differences: Map<string, VerdictDifference>,
    document: string,
    data: unknown,
    mutation?: Omit<Mutation, 'document'>,
  ) => {
    for (const [check, judge] of expected) {
      const own = module.checks[check];
      const [mine, theirs] = [own ? said(own, data) : [['', '/ no check'] as const], said(judge, data)];
      if (textsOf(mine).join('\n') === textsOf(theirs).join('\n')) continue;
      const apart = disagreement(mine, theirs);
      const kind = `${check} ${textsOf(apart).join('\n')}`;
      if (differences.has(kind)) continue;
      const path = apart[0]?.[0] ?? '';
      differences.set(kind, { check, document, mutation, path, module: textsOf(mine), ajv: textsOf(theirs) });
    }
  };
  const done = withinTime(mostTime, () => {
    const differences = new Map<string, VerdictDifference>();
    let left = mostDocuments;
    for (const { name, data } of documents) {
      compare(differences, name, data);
      for (const { document, ...mutation } of mutationsOf(data, schema)) {
        if (left <= 0) break;
        left -= 1;
        compare(differences, name, document, mutation);
      }
    }
    return [...differences.values()];
  });
  if (!done) throw new Error(`The form '${form.name}' takes longer than ${mostTime / 1000} seconds to judge its cases.`);
  return done.result;
};
