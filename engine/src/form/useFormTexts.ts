import { fillIn } from '../validation/index.ts';
import type { FormModule } from '../validation/types.ts';
import { useFormRuntime } from './runtimeContext.ts';

/** What placeholders of a text stand for. */
export type Placeholders = { readonly [name: string]: string | number };

/** Gives the text of a name, its placeholders filled in; the name itself when the catalogue has no such text. */
export type FormTexts = (name: string, values?: Placeholders) => string;

/** Made once for all fields of a form: rows have several parts that ask for the same texts. */
const known = new WeakMap<FormModule['messages'], Map<string, FormTexts>>();

/** The texts of one widget (`widgets` of the form's messages, for instance `video-upload`). */
export function useFormTexts(widget: string): FormTexts {
  const { messages } = useFormRuntime().form;
  let byWidget = known.get(messages);
  if (!byWidget) {
    byWidget = new Map();
    known.set(messages, byWidget);
  }
  let texts = byWidget.get(widget);
  if (!texts) {
    const found = messages.widgets[widget];
    texts = (name, values = {}) => fillIn(found?.[name] ?? `${widget}.${name}`, values);
    byWidget.set(widget, texts);
  }
  return texts;
}
