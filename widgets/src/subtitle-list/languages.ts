import type { Option } from '@reelform/engine';
import codes from 'iso-639-1';

/** The languages of ISO 639-1 as options: the code is the value, the English name the label. */
export const languages: readonly Option[] = codes
  .getAllCodes()
  .map((code) => ({ value: code, label: codes.getName(code) }))
  .sort((one, other) => one.label.localeCompare(other.label, 'en'));

/** The name of a language; a code that ISO 639-1 does not have names itself. */
export const getLanguageName = (code: string): string => codes.getName(code) || code;
