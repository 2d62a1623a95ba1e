import { expect, it } from 'vitest';
import { promoLinkOf } from './promoLinkOf.ts';

it.each([
  ['https://www.example.com', 'https://www.example.com/aB3'],
  ['https://www.example.com/', 'https://www.example.com/aB3'],
  ['https://www.example.com/?lang=en', 'https://www.example.com/aB3'],
  ['https://example.com/films/', 'https://example.com/films/aB3'],
])('the promo link on %s is %s (R-256)', (site, link) => {
  expect(promoLinkOf(site, 'aB3')).toBe(link);
});
