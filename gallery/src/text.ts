import { fillIn } from '@reelform/engine';
import texts from './texts.json' with { type: 'json' };

/** Name of a text of the gallery's own page. */
export type TextName = keyof typeof texts;

/** A text of the page, its placeholders filled in. */
export const text = (name: TextName, values: { readonly [placeholder: string]: string | number } = {}): string =>
  fillIn(texts[name], values);
