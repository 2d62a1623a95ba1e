import { useCallback } from 'react';
import { fillIn } from '../validation/index.ts';
import { useFormRuntime } from './runtimeContext.ts';

/** What placeholders of a text stand for. */
export type Placeholders = { readonly [name: string]: string | number };

/** Gives the text of a name, its placeholders filled in; the name itself when the catalogue has no such text. */
export type FormTexts = (name: string, values?: Placeholders) => string;

/** The texts of one widget (`widgets` of the form's messages, for instance `video-upload`). */
export function useFormTexts(widget: string): FormTexts {
  const { widgets } = useFormRuntime().form.messages;
  const texts = widgets[widget];
  return useCallback((name, values = {}) => fillIn(texts?.[name] ?? `${widget}.${name}`, values), [texts, widget]);
}
