import { mediaFacts } from '../../validation/content/mediaRules.ts';
import { placeholdersIn } from '../../validation/placeholders.ts';
import type { SchemaNode } from '../../validation/schemaNode.ts';
import { knownKeywords } from './knownWords.ts';
import { nearestWord } from './nearestWord.ts';
import type { SaidOfField } from './uiFieldNotes.ts';

/** What a hint says of its field beside the numbers and texts of its schema. */
const ofFiles = ['accept', 'maxBytes', 'minWidth', 'minHeight', ...Object.keys(mediaFacts)];

const sayable: ReadonlySet<string> = new Set([...knownKeywords, ...ofFiles]);

/** The words of a schema whose numbers and texts a hint can say. */
const wordsSaid = (node: SchemaNode): readonly string[] =>
  Object.keys(node).filter((word) => ['number', 'string'].includes(typeof node[word]));

/** Placeholders of messages that hints are taken to have as well; others may be what people are to type: 'Dear {name}'. */
const ofMessages: ReadonlySet<string> = new Set(['limit', 'label', 'property', 'currentYear']);

/** Why nothing is put in for a placeholder; `undefined` where something may be, or its author may mean the braces. */
const whyUnfilled = (name: string, { schemas }: SaidOfField): string | undefined => {
  if (sayable.has(name) || schemas.some((node) => Object.hasOwn(node, name))) return undefined;
  if (ofMessages.has(name)) return "is of messages; a hint says a limit by its keyword, for instance '{maxLength}'.";
  const meant = nearestWord(name, [...ofFiles, ...schemas.flatMap(wordsSaid)]);
  return meant && `is filled by nothing and stays as it stands. Is '{${meant}}' meant?`;
};

/** Notes about placeholders in the hints of a field that people would read as they stand. */
export function* hintNotes(said: SaidOfField): Iterable<readonly [at: readonly (string | number)[], text: string]> {
  for (const name of ['title', 'description', 'help', 'placeholder']) {
    const hint = said.word(name);
    if (typeof hint?.value !== 'string') continue;
    for (const { whole, name: placeholder } of placeholdersIn(hint.value)) {
      const why = whyUnfilled(placeholder, said);
      if (why) yield [hint.at, `'${whole}' ${why}`];
    }
  }
}
