import type { IncomingHttpHeaders } from 'node:http';
import { languageFor, type PublishedForms } from '../forms/published-forms.ts';
import type { PublishedLanguage } from '../forms/published-language.ts';

/** What of a header is looked at; people name few languages. */
const mostText = 500;
const mostWishes = 20;

/**
 * The languages of an `Accept-Language` header, or what another one accepts (RFC 9110, 12.4), the dearest first; what is
 * refused left out.
 */
export const readWishes = (header: string): readonly string[] =>
  header
    .slice(0, mostText)
    .split(',', mostWishes)
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const quality = parameters.find((parameter) => /^q=/i.test(parameter));
      return { tag, quality: quality === undefined ? 1 : Number(quality.slice(2)) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);

/** Headers' languages, as long as the forms stand; people's browsers send few different ones. */
const known = new WeakMap<PublishedForms, Map<string, PublishedLanguage>>();
const mostKnown = 500;

/** The language that a request is answered in. @param tag one that was chosen before it; no matter where it is no more */
export function languageOf(
  { headers }: { readonly headers: IncomingHttpHeaders },
  published: PublishedForms,
  tag?: string | null,
): PublishedLanguage {
  const chosen = typeof tag === 'string' && [published.base, ...published.languages].find((language) => language.tag === tag);
  if (chosen) return chosen;
  const header = (headers['accept-language'] ?? '').slice(0, mostText);
  const languages = known.get(published) ?? new Map<string, PublishedLanguage>();
  const language = languages.get(header) ?? languageFor(published, readWishes(header));
  if (languages.size < mostKnown) known.set(published, languages.set(header, language));
  return language;
}
