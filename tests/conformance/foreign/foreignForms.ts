import type { JsonObject } from '@reelform/engine/validation';
import { configurationFiles } from './configurationFiles.ts';
import { jsonFormsExamples } from './jsonForms.ts';
import { oddForms } from './oddForms.ts';
import { rjsfSamples } from './rjsfSamples.ts';

/** A form that others published, and a document of it. */
export interface ForeignDocument {
  readonly name: string;
  readonly schema: JsonObject;
  readonly ui: object;
  readonly data: JsonObject;
}

/** Every foreign form that the tests try. */
export const foreignForms: readonly ForeignDocument[] = [
  ...jsonFormsExamples,
  ...rjsfSamples,
  ...configurationFiles,
  ...oddForms,
];
