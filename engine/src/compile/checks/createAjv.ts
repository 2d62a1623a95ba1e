import { createRequire } from 'node:module';
import { Ajv, type Options, type Vocabulary } from 'ajv';
import { vocabulary } from '../../validation/vocabulary/index.ts';
import { ajvFormats } from '../formats/formats.ts';
import type { VocabularyExtension } from '../vocabularyExtension.ts';
import { tellBranchEnds } from './branchEnds.ts';
import { judgeExactMultiples } from './exactMultiples.ts';
import { judgeListedOptions } from './listedOptions.ts';
import { compareAsModules } from './ownEqual.ts';
import { judgeShortTuples } from './shortTuples.ts';
import { judgeUnevaluatedItems } from './unevaluated.ts';

// A CommonJS file with a default export, which bundlers and Node hand over in different ways.
const load = createRequire(import.meta.url);
const { default: laterKeywords }: { readonly default: Vocabulary } = load('ajv/dist/vocabularies/next.js');
const { default: unevaluated }: { readonly default: Vocabulary } = load('ajv/dist/vocabularies/unevaluated/index.js');

/**
 * An ajv with the keywords and formats that forms may use.
 * @param code how it writes code
 */
export const createAjv = (
  { keywords = [], annotations = [] }: VocabularyExtension,
  code: NonNullable<Options['code']>,
  options: Options = {},
): Ajv => {
  const ajv = new Ajv({
    allErrors: true,
    // What says nothing is for the lint to notice; here it must say nothing, as the standard has it.
    strict: false,
    logger: false,
    next: true,
    ownProperties: true,
    $data: true,
    discriminator: false,
    verbose: false,
    code,
    ...options,
  });
  for (const [name, check] of Object.entries(ajvFormats)) ajv.addFormat(name, check);
  ajv.addVocabulary(laterKeywords);
  if (ajv.opts.allErrors) tellBranchEnds(ajv);
  compareAsModules(ajv);
  judgeListedOptions(ajv);
  judgeExactMultiples(ajv);
  judgeShortTuples(ajv);
  if (options.unevaluated) {
    // After all that looks at members and items.
    ajv.addVocabulary(unevaluated);
    judgeUnevaluatedItems(ajv);
  }
  for (const keyword of [...vocabulary, ...keywords]) ajv.addKeyword(keyword);
  ajv.addVocabulary([...annotations]);
  ajv.addKeyword('discriminator'); // tells rjsf which branch is meant; `oneOf` judges
  return ajv;
};
