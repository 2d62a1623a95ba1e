import { fillIn } from '@reelform/engine/validation';
import type source from '@reelform/schemas/messages/en.json';

/** Key of one of the portal's own texts, `notices` of the messages file. */
export type NoticeKey = keyof typeof source.notices;

/** The portal's own texts in a language. */
export type Notices = { readonly [Key in NoticeKey]?: string };

/** A language's messages as the server hands them out; those of forms are in their modules. */
export interface Messages {
  readonly notices: Notices;
}

/** Looks a text up and fills its placeholders; a text that the files lack shows its key. */
export type TextLookup = (key: NoticeKey, values?: { readonly [name: string]: string | number }) => string;

/** Loads a language's module. */
export const loadMessages = async (url: string): Promise<Messages> => (await import(url)).default;

/** A lookup over loaded texts. Numbers are written as the language writes them. @param tag language tag (BCP 47) */
export const createTextLookup = (notices: Notices, tag: string): TextLookup => {
  const { format } = new Intl.NumberFormat(tag);
  return (key, values = {}) =>
    fillIn(
      notices[key] ?? key,
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? format(value) : value]),
      ),
    );
};
