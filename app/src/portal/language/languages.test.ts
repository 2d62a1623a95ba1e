// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillStorage } from '../../fixture/fillStorage.ts';
import { config } from '../../fixture/mountScreen.tsx';
import type { PortalConfig } from '../config.ts';
import type { Notices } from '../messages.ts';
import { createLanguages } from './languages.ts';

/** The address of a script that a browser would fetch. */
const script = (content: object) => `data:text/javascript,export default ${encodeURIComponent(JSON.stringify(content))}`;
const texts = (notices: Notices) => script({ notices });
/** Texts that come when others have come long ago. */
const slow = 'data:text/javascript,await new Promise((done) => setTimeout(done, 300)); export default { notices: {} }';

const login = {
  edition: 4,
  schema: {},
  uiSchema: {},
  rules: [],
  actions: [],
  messages: {},
  checks: {},
  branches: {},
  transient: [],
};

const settings: PortalConfig = {
  ...config,
  messages: texts({ 'menu.logout': 'Logout', 'films.empty': 'No records found', 'films.count': '{from}–{to} of {total}' }),
  forms: { login: `data:text/javascript,export default () => (${JSON.stringify(login)})` },
  languages: {
    de: {
      direction: 'ltr',
      messages: texts({ 'menu.logout': 'Abmelden', 'films.count': '{total} Filme' }),
      forms: { login: script({ locale: 'de' }) },
    },
    ar: { direction: 'rtl', messages: texts({ 'menu.logout': 'خروج' }), forms: {} },
    fr: { direction: 'ltr', messages: 'data:text/javascript,throw new Error("offline")', forms: {} },
    it: { direction: 'ltr', messages: '', forms: { login: script({ locale: 'it' }) } },
  },
};

const { documentElement } = document;
beforeEach(() => localStorage.clear());
afterEach(() => {
  documentElement.removeAttribute('lang');
  documentElement.removeAttribute('dir');
});

describe('the first language', () => {
  it.each([
    { name: 'the choice made here before', kept: 'ar', preferred: 'de', first: 'ar' },
    { name: 'English, chosen in a browser that prefers German', kept: 'en', preferred: 'de', first: 'en' },
    { name: 'one that is gone is passed over', kept: 'nl', preferred: 'de', first: 'de' },
    { name: 'a broken one is passed over', kept: '__proto__', preferred: 'de', first: 'de' },
    { name: 'the one that suits the browser', kept: undefined, preferred: 'de', first: 'de' },
  ])('$name', ({ kept, preferred, first }) => {
    if (kept !== undefined) localStorage.setItem('language', kept);
    expect(createLanguages({ ...settings, preferred }, window).first).toBe(first);
  });
});

describe('a language', () => {
  it('is shown with the page’s language and direction, its numbers, and English for what it lacks', async () => {
    const languages = createLanguages(settings, window);
    const { text } = await languages.show('de');
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['de', 'ltr']);
    expect(text('menu.logout')).toBe('Abmelden');
    expect(text('films.empty')).toBe('No records found');
    expect(text('films.count', { from: 1, to: 20, total: 12_345 })).toBe('12.345 Filme');
    await languages.show('ar');
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']);
    expect((await languages.show('it')).text('menu.logout')).toBe('Logout');
  });

  it('leaves a form’s module as it is, so that its entries stay', async () => {
    const languages = createLanguages(settings, window);
    const { loadForm } = await languages.show('en');
    const english = await loadForm('login');
    expect(english.locale).toBeUndefined();
    const german = await (await languages.show('de')).loadForm('login');
    expect(german.form).toBe(english.form);
    expect(german.locale).toEqual({ locale: 'de' });
    expect(languages.loadForm('login')).toBe(languages.shown().loadForm('login'));
  });

  it('that cannot be fetched changes nothing', async () => {
    const languages = createLanguages(settings, window);
    await languages.show('de');
    await expect(languages.show('fr')).rejects.toThrow();
    expect([languages.shown().tag, document.documentElement.lang]).toEqual(['de', 'de']);
  });

  it('asked for last is the one that stays, whichever comes first', async () => {
    const languages = createLanguages(settings, window);
    await languages.show('en');
    const [first, last] = await Promise.all([languages.show('de'), languages.show('ar')]);
    expect([first.tag === 'de', last.tag, languages.shown().tag]).toEqual([false, 'ar', 'ar']);
  });

  it('that was chosen is kept in this browser', async () => {
    await createLanguages(settings, window).choose('ar');
    expect(createLanguages(settings, window).first).toBe('ar');
  });

  it('that was chosen last is the one that is kept, whichever comes first', async () => {
    const late = createLanguages(
      { ...settings, languages: { ...settings.languages, nl: { direction: 'ltr', messages: slow, forms: {} } } },
      window,
    );
    await late.show('en');
    const first = late.choose('nl');
    await late.choose('de');
    await first;
    expect([late.shown().tag, createLanguages(settings, window).first]).toEqual(['de', 'de']);
  });

  it('that cannot be fetched is not kept', async () => {
    await expect(createLanguages(settings, window).choose('fr')).rejects.toThrow();
    expect(createLanguages(settings, window).first).toBe(settings.preferred);
  });

  it('is shown where the browser has no room to keep it', async () => {
    fillStorage();
    expect((await createLanguages(settings, window).choose('ar')).tag).toBe('ar');
    localStorage.clear();
  });
});
