import { fillIn } from '@reelform/engine/validation';
import type source from '@reelform/schemas/messages/en.json';

/** Key of one of the portal's own texts, `notices` of the messages file. */
export type NoticeKey = keyof typeof source.notices;

/** A locale's messages as the server hands them out; those of forms are in their modules. */
export interface Messages {
  readonly notices: { readonly [Key in NoticeKey]?: string };
}

/** Looks a text up and fills its placeholders; a text that the file lacks shows its key. */
export type TextLookup = (key: NoticeKey, values?: { readonly [name: string]: string | number }) => string;

/** Loads a locale's module. */
export const loadMessages = async (url: string): Promise<Messages> => (await import(url)).default;

/** A lookup over loaded messages. */
export const createTextLookup =
  ({ notices }: Messages): TextLookup =>
  (key, values = {}) =>
    fillIn(notices[key] ?? key, values);
