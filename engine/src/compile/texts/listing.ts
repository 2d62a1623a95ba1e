import { writtenIn } from './writtenIn.ts';

/** How members are listed in a language. */
export const listing = (locale: string, type: 'conjunction' | 'disjunction'): Intl.ListFormat =>
  new Intl.ListFormat(writtenIn(locale), { type });
