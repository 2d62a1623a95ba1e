import type { CodeKeywordDefinition, MacroKeywordDefinition } from 'ajv';
import { knownKeywords } from './lint/knownWords.ts';

/** Keywords that a host adds to those of JSON Schema and of the engine. They are compiled into form modules. */
export interface VocabularyExtension {
  /**
   * Keywords that judge a value: ajv's `code` keywords, which write code and may ask `rt.now()` for the time, and `macro`
   * keywords, which stand for a schema. @default none
   */
  readonly keywords?: readonly (CodeKeywordDefinition | MacroKeywordDefinition)[] | undefined;
  /** Keywords that judge nothing: the form module keeps them for the host's own use. @default none */
  readonly annotations?: readonly string[] | undefined;
}

/** The words that a form's schema may use. */
export interface FormVocabulary extends VocabularyExtension {
  /** Every keyword, the standard's and the engine's among them. */
  readonly known: ReadonlySet<string>;
}

const keywordName = /^[a-z][A-Za-z0-9]*$/;

const namesOf = ({ keywords = [], annotations = [] }: VocabularyExtension): readonly string[] => [
  ...keywords.flatMap(({ keyword }) => keyword),
  ...annotations,
];

/**
 * The keywords that a schema may have: JSON Schema's, the engine's and a host's.
 * @throws a `TypeError` in plain words about an extension that cannot be compiled
 */
export const knownWith = (extension: VocabularyExtension): ReadonlySet<string> => {
  for (const member of ['keywords', 'annotations'] as const)
    if (!Array.isArray(extension[member] ?? [])) throw new TypeError(`'${member}' is a list.`);
  const known = new Set(knownKeywords);
  for (const name of namesOf(extension)) {
    if (typeof name !== 'string' || !keywordName.test(name)) {
      throw new TypeError(
        `'${String(name)}' is no name for a keyword: it begins with a small letter and has letters and digits.`,
      );
    }
    if (known.has(name)) throw new TypeError(`There is a keyword '${name}' already.`);
    known.add(name);
  }
  for (const definition of extension.keywords ?? []) {
    const decides = ['code', 'macro'].filter((member) => typeof Reflect.get(definition, member) === 'function');
    const refused = ['validate', 'compile'].find((member) => member in definition);
    if (decides.length === 1 && !refused) continue;
    throw new TypeError(
      `The keyword '${String(definition.keyword)}' has either 'code' or 'macro'; a function could not be written into a module.`,
    );
  }
  return known;
};
