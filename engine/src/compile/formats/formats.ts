import * as own from './own.ts';
import { type FormatCheck, ofNumbers, standard } from './standard.ts';

/** Formats by name: those of ajv-formats for strings, the internationalized ones of draft-07, `url` (http or https only), `iban` and `routing-number`. */
export const formats: { readonly [name: string]: FormatCheck } = { ...standard, ...own };

/** The formats as ajv takes them, which has to be told which judge numbers. */
export const ajvFormats = { ...formats, ...ofNumbers };
