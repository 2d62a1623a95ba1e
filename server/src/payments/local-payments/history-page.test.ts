import { expect, it } from 'vitest';
import type { PublishedLanguage } from '../../forms/published-language.ts';
import { historyPage } from './history-page.ts';

const language: PublishedLanguage = {
  tag: 'en',
  forms: new Map(),
  messagesFile: undefined,
  messages: { keywords: {}, formats: {}, widgets: {} },
  notices: {},
};
const payment = {
  id: 'a',
  cents: '1250',
  method: 'paypal',
  shown: '••••',
  state: 'paid',
  sentAt: new Date(0),
  month: '2026-10',
};

it.each([
  ['the only page', 1, false, []],
  ['the first of several', 1, true, ['?page=2']],
  ['one between others', 2, true, ['?page=1', '?page=3']],
  ['the last', 3, false, ['?page=2']],
])('%s of the payouts leads to those beside it', (_which, at, hasMore, links) => {
  const page = { language, nonce: 'n' };
  const html = historyPage({ page, action: '/frame', payments: [payment], at, hasMore, labelOf: (method) => method });
  expect([...html.matchAll(/href="\/frame([^"]*)"/g)].map(([, link]) => link)).toEqual(links);
});
