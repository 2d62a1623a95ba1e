import { maxCurrentYear } from './maxCurrentYear.ts';
import { notAfter } from './notAfter.ts';
import { notBefore } from './notBefore.ts';
import { notBlank } from './notBlank.ts';
import { notFuture } from './notFuture.ts';
import { notPast } from './notPast.ts';
import { uniqueBy } from './uniqueBy.ts';

/** Our keywords that judge a value, beside those of JSON Schema. */
export const vocabulary = [maxCurrentYear, notAfter, notBefore, notBlank, notFuture, notPast, uniqueBy];

/**
 * Our keywords that say something to the engine instead: `errorMessage` (texts by keyword), `transient` (the property
 * never leaves the page), `onSubmit` (a schema that counts in strict mode only), `draftRequired` (what even a draft
 * must have) and `mediaRules` (what is asked of a video before it is sent). The words with `image` are about the picture
 * that a value names: widget and server hold it to them, since no document can show them.
 */
export const annotations = [
  'draftRequired',
  'errorMessage',
  'imageAspect',
  'imageTypes',
  'maxImageBytes',
  'maxImagePixels',
  'mediaRules',
  'minImageSize',
  'onSubmit',
  'transient',
] as const;
