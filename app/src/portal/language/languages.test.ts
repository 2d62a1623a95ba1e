// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { config } from '../../fixture/mountScreen.tsx';
import type { Notices } from '../messages.ts';
import { createLanguages } from './languages.ts';
import { getTextDirection } from './textDirection.ts';

/** The address of a script that a browser would fetch. */
const script = (content: object) => `data:text/javascript,export default ${encodeURIComponent(JSON.stringify(content))}`;
const texts = (notices: Notices) => script({ notices });

const settings = {
  ...config,
  messages: texts({ 'menu.logout': 'Logout', 'films.empty': 'No records found', 'films.count': '{from}–{to} of {total}' }),
  forms: { login: 'data:text/javascript,export default () => ({ name: "login" })' },
  languages: {
    de: {
      messages: texts({ 'menu.logout': 'Abmelden', 'films.count': '{total} Filme' }),
      forms: { login: script({ locale: 'de' }) },
    },
    ar: { messages: texts({ 'menu.logout': 'خروج' }), forms: {} },
    fr: { messages: 'data:text/javascript,throw new Error("offline")', forms: {} },
    it: { messages: '', forms: { login: script({ locale: 'it' }) } },
  },
};
const prefer = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('the first language', () => {
  it.each([
    { name: 'the choice made here before', kept: 'ar', browser: ['de'], first: 'ar' },
    { name: 'one that is gone is passed over', kept: 'nl', browser: ['de'], first: 'de' },
    { name: 'a broken one is passed over', kept: '\u0000<x>', browser: ['de'], first: 'de' },
    { name: 'the browser’s dearest that is there', kept: undefined, browser: ['nl', 'de-AT', 'fr'], first: 'de' },
    { name: 'English for a browser that prefers it', kept: undefined, browser: ['en-GB', 'de'], first: 'en' },
    { name: 'English where nothing fits', kept: undefined, browser: ['nl'], first: 'en' },
  ])('$name', ({ kept, browser, first }) => {
    if (kept !== undefined) localStorage.setItem('language', kept);
    prefer(...browser);
    expect(createLanguages(settings, window).first).toBe(first);
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

  it('is kept in this browser', () => {
    createLanguages(settings, window).keep('ar');
    prefer('en');
    expect(createLanguages(settings, window).first).toBe('ar');
  });
});

describe('the way that a language is written', () => {
  it.each([
    ['en', 'ltr'],
    ['de-AT', 'ltr'],
    ['ar', 'rtl'],
    ['he', 'rtl'],
    ['fa-IR', 'rtl'],
    ['ur', 'rtl'],
    ['az', 'ltr'],
    ['az-Arab', 'rtl'],
    ['ku', 'ltr'],
    ['ckb', 'rtl'],
  ])('%s: %s', (tag, direction) => {
    expect(getTextDirection(tag)).toBe(direction);
  });
});
