import { fillIn } from '../validation/index.ts';
import { remembered } from './data/remembered.ts';
import { remindOfText } from './remindOfText.ts';
import { useFormRuntime } from './runtimeContext.ts';

/** What placeholders of a text stand for. */
export type Placeholders = { readonly [name: string]: string | number };

/** Gives the text of a name, its placeholders filled in; the name itself when the catalogue has no such text. */
export type FormTexts = (name: string, values?: Placeholders) => string;

/** Made once for all fields of a form: rows have several parts that ask for the same texts. */
const known = new WeakMap<object, Map<string, FormTexts>>();

/**
 * The texts of one widget (`widgets` of the form's messages, for instance `video-upload`).
 *
 * @param base The widget whose texts stand for those that it has none of its own for.
 */
export function useFormTexts(widget: string, base?: string): FormTexts {
  const { messages } = useFormRuntime().form;
  const byWidget = remembered(known, messages, () => new Map<string, FormTexts>());
  const name = base === undefined ? widget : `${widget} ${base}`;
  let texts = byWidget.get(name);
  if (!texts) {
    const { [widget]: own, [base ?? widget]: others } = messages.widgets;
    texts = (text, values = {}) => fillIn(own?.[text] ?? others?.[text] ?? remindOfText(`${widget}.${text}`), values);
    byWidget.set(name, texts);
  }
  return texts;
}
