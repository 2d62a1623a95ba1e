import { expect, it, vi } from 'vitest';
import { perPublication } from './per-publication.ts';
import type { PublishedForms } from './published-forms.ts';

const publication = (tag: string): PublishedForms => ({
  base: { tag, forms: new Map(), messagesFile: undefined, messages: { keywords: {}, formats: {}, widgets: {} }, notices: {} },
  languages: [],
});

it('what is made of the forms is made once, and anew when others are published', () => {
  let published = publication('en');
  const make = vi.fn(() => published.base.tag);
  const made = perPublication({ current: () => published }, make);
  expect([made(), made(), made()]).toEqual(['en', 'en', 'en']);
  expect(make).toHaveBeenCalledOnce();
  published = publication('de');
  expect([made(), made()]).toEqual(['de', 'de']);
  expect(make).toHaveBeenCalledTimes(2);
});
