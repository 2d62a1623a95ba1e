import { describe, expect, it } from 'vitest';
import type { PortalConfig } from '../portal/config.ts';
import type { User } from '../session/storedSession.ts';
import { getMenuGroups } from './menuEntries.ts';

const config: PortalConfig = {
  siteApi: '/api',
  adminApi: '/admin-api',
  forms: {},
  language: 'en',
  preferred: 'en',
  languages: {},
  messages: '/forms/messages.js',
  product: { name: 'Reelform', url: 'https://www.example.com/watch?lang=en', key: 'platform' },
  links: { faq: 'https://help.example.com/faq', contact: 'mailto:help@example.com' },
  uploads: {
    singlePutBytes: 1,
    partBytes: 1,
    smallPartBytes: 1,
    partsAtOnce: 1,
    transfersAtOnce: 1,
    stallSeconds: 1,
    giveUpMinutes: 1,
    keepHours: 1,
  },
  lists: { longestSearch: 200, longestTab: 50 },
  revenueRefreshMs: 300_000,
  shortLinkUrl: '',
  helpWidgetUrl: '',
  trackingParameters: { utm_source: 'portal', utm_medium: 'drawer' },
};
const user: User = { id: 7, name: 'Ada', email: 'ada@example.com', showResourcesTab: false };
const entriesOf = (person: User) => getMenuGroups(config, person).flatMap(({ entries }) => entries);

describe('the main menu', () => {
  it('has the profile group first (R-081)', () => {
    const [first] = getMenuGroups(config, user);
    expect([first?.label, first?.entries.map(({ label, href }) => [label, href])]).toEqual([
      'menu.profile',
      [
        ['menu.dashboard', '/overview'],
        ['menu.myProfile', '/profile'],
      ],
    ]);
  });

  it('counts those of films at My Films and those of the channel at My Channel (R-082, R-083)', () => {
    expect(entriesOf(user).flatMap(({ label, counts }) => (counts ? [[label, counts]] : []))).toEqual([
      ['menu.myFilms', 'films'],
      ['menu.myChannel', 'channel'],
    ]);
  });

  it.each([
    { showResourcesTab: true, shown: ['menu.resources', 'menu.payment'] },
    { showResourcesTab: false, shown: [] },
  ])('showResourcesTab $showResourcesTab: Resources and Payment are $shown (R-084)', ({ showResourcesTab, shown }) => {
    const labels = entriesOf({ ...user, showResourcesTab }).map(({ label }) => label);
    expect(labels.filter((label) => label === 'menu.resources' || label === 'menu.payment')).toEqual(shown);
  });

  it('leads to the help pages of the configuration (R-085)', () => {
    const external = entriesOf(user).filter(({ kind }) => kind === 'external');
    expect(external.slice(0, 2).map(({ label, href }) => [label, href])).toEqual([
      ['menu.faq', 'https://help.example.com/faq'],
      ['menu.contact', 'mailto:help@example.com'],
    ]);
  });

  it('leads to the main platform with its parameters and the opaque id, and no e-mail (R-086)', () => {
    const { href } = entriesOf(user).at(-1) ?? {};
    expect(Object.fromEntries(new URL(href ?? '').searchParams)).toEqual({
      lang: 'en',
      utm_source: 'portal',
      utm_medium: 'drawer',
      uid: '7',
    });
    expect(href).toMatch(/^https:\/\/www\.example\.com\/watch\?/);
  });
});
