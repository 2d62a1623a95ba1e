import { afterEach, describe, expect, it } from 'vitest';
import { compileDirectory } from '../compileDirectory.ts';
import { createSchemas, type SchemasFixture } from '../fixture.ts';

const schema = {
  type: 'object',
  properties: {
    title: { type: 'string', title: 'Title', errorMessage: { maxLength: 'Too long' } },
    kind: { oneOf: [{ const: 'Title', title: 'A film' }] },
  },
};
const ui = {
  'ui:layout': [{ kind: 'section', title: 'Basics', parts: ['title'] }],
  'ui:actions': [{ name: 'go', label: 'Send', mode: 'strict' }],
  kind: { 'ui:options': { list: 'kinds' } },
};

let schemas: SchemasFixture | undefined;
afterEach(() => schemas?.remove());

const compile = async (files: { readonly [path: string]: unknown }) => {
  schemas = createSchemas(schema, ui);
  schemas.write('options/kinds.json', ['Short', { value: 'l', label: 'Long' }]);
  for (const [path, content] of Object.entries(files)) schemas.write(path, content);
  return compileDirectory(schemas.forms);
};
const contentOf = (code: string | undefined) => JSON.parse((code ?? '').replace(/^export default /, '').replace(/;\n$/, ''));

describe('languages', () => {
  it('ask which keyword or format a mistyped one means', async () => {
    const { complaints } = await compile({
      'messages/de.json': { keywords: { requird: 'Bitte ausfüllen.' }, formats: { emial: 'Keine Adresse.' } },
    });
    expect(complaints.map(({ pointer, message }) => [pointer, message])).toEqual([
      ['/keywords/requird', "'requird' is not a keyword. Is 'required' meant?"],
      ['/formats/emial', "'emial' is not a format. Is 'email' meant?"],
    ]);
  });

  it('are told what they leave out', async () => {
    const { notes, complaints } = await compile({
      'messages/en.json': { keywords: { required: 'Needed', type: 'Kind' }, widgets: { form: { add: 'Add' } } },
      'messages/de.json': { keywords: { required: 'Nötig' }, texts: { Title: 'Titel', 'A film': 'Ein Film', Send: 'Senden' } },
      'forms/one/messages.fr.json': { texts: { Title: 'Titre', 'A film': 'Un film', Send: 'Envoyer', Basics: 'Bases' } },
      'options/kinds.de.json': { labels: { Short: 'Kurz' } },
      'forms/two/schema.json': { title: 'Never drawn', properties: { a: { title: 'Title' } } },
      'forms/two/ui.json': {},
    });
    expect(complaints).toEqual([]);
    const ofLanguages = notes.filter(({ file }) => file.includes('messages'));
    const root = schemas?.root.length ?? 0;
    expect(ofLanguages.map(({ file, pointer, message }) => [file.slice(root + 1), pointer, message])).toEqual([
      ['messages/de.json', '', "The language 'de' has no translation of 'keywords/type' and 1 more here."],
      ['messages/de.json', '/texts', "The form 'one' has no translation of 'Too long' and 2 more here."],
      ['forms/one/messages.fr.json', '/texts', "The form 'one' has no translation of 'Too long' and 2 more here."],
    ]);
  });

  it('keep the names of options that were taken out of a list, and are told so', async () => {
    const { notes, complaints, locales } = await compile({
      'messages/de.json': {},
      'options/kinds.de.json': { labels: { Short: 'Kurz', gone: 'Fort' } },
    });
    expect(complaints).toEqual([]);
    const told = notes.filter(({ file }) => file.endsWith('kinds.de.json'));
    expect(told.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual(["/labels/gone The list has no 'gone'."]);
    expect(contentOf(locales.get('de')?.forms.get('one')?.code).texts).toEqual({ Short: 'Kurz' });
  });

  it('are told what nobody reads of them', async () => {
    const { notes, complaints } = await compile({
      'messages/en.json': { keywords: { required: 'Needed' }, widgets: { form: { add: 'Add' } } },
      'messages/de.json': {
        keywords: { required: 'Nötig', maxLength: 'Zu lang' },
        widgets: { form: { add: 'Dazu', ad: 'Dazu' } },
        texts: { Title: 'Titel', Titel: 'Titel', Gone: 'Fort', Short: 'Kurz' },
      },
    });
    expect(complaints).toEqual([]);
    const unread = notes.filter(({ message }) => message.includes('that is translated here'));
    expect(unread.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([
      " The default language has no 'widgets/form/ad' that is translated here.",
      "/texts No form has the text 'Titel' and 1 more that is translated here.",
    ]);
    schemas?.write('forms/two/schema.json', { type: 'objekt', title: 'Titel' });
    const { notes: besideWrong } = await compileDirectory(schemas?.forms ?? '');
    expect(besideWrong.filter(({ message }) => message.startsWith('No form'))).toEqual([]);
  });

  it('may not ask for what nothing is put in for', async () => {
    const known = 'limit}, {label}, {value}, {property}, {currentYear}, {name}, {width}, {height}, {minWidth}, {minHeight';
    const { complaints } = await compile({
      'messages/en.json': { keywords: { maxLength: 'At most {limt}.', anyRequired: 'One of {members}.' } },
      'messages/de.json': { formats: { email: '{members}?' }, texts: { Title: 'Titel {x}' } },
      'forms/one/messages.en.json': { keywords: { minLength: 'At least {limit}.', required: '{Label}' } },
    });
    expect(complaints.map(({ pointer, message }) => [pointer, message]).sort()).toEqual(
      [
        ['/formats/email', '{members}'],
        ['/keywords/maxLength', '{limt}'],
        ['/keywords/required', '{Label}'],
      ].map(([pointer, whole]) => [pointer, `A message has no placeholder ${whole}; it has {${known}}.`]),
    );
  });

  it('may not write a placeholder as other libraries do, or leave it open', async () => {
    const plural = '{limit, plural, one {# sign} other {# signs}}';
    const { complaints } = await compile({
      'messages/en.json': {
        keywords: {
          maxLength: plural,
          minLength: 'At least {{limit}}.',
          minimum: '{ limit } or more',
          maximum: 'Up to {limit',
        },
        formats: { email: 'Such as {"a": 1} or { a, b }, not {value}.' },
        widgets: { form: { add: '{n, plural, one {one} other {more}}' } },
      },
    });
    expect(complaints.map(({ pointer, message }) => `${pointer} ${message}`).sort()).toEqual([
      "/keywords/maxLength '{limit, plural' is not read: words that go with a number are written {limit:file|files}.",
      "/keywords/maximum '{limit' is no placeholder as it is written: {limit} is one.",
      "/keywords/minLength '{{limit}}' is no placeholder as it is written: {limit} is one.",
      "/keywords/minimum '{ limit }' is no placeholder as it is written: {limit} is one.",
      "/widgets/form/add '{n, plural' is not read: words that go with a number are written {n:file|files}.",
    ]);
  });

  it('may not have more forms of a word than are told apart', async () => {
    const three = 'Plik{n:|i|ów}';
    const { complaints } = await compile({
      'messages/en.json': { keywords: { required: 'Needed' }, widgets: { form: { add: '{n} {n:file|files}' } } },
      'messages/pl.json': {
        keywords: { maxItems: '{limit:a|b|c}' },
        widgets: { form: { add: three } },
        notices: { bye: three },
      },
    });
    expect(complaints.map(({ pointer, message }) => [pointer, message.replace(/:.*/s, '')]).sort()).toEqual([
      ['/keywords/maxItems', '{limit'],
      ['/notices/bye', '{n'],
      ['/widgets/form/add', '{n'],
    ]);
  });

  it('are noted where they are laid over another file’s and would not be read, or ask for what it does not', async () => {
    const { notes, complaints } = await compile({
      'messages/base.json': {
        keywords: { required: 'Needed' },
        widgets: { form: { summaryTitle: '{count} wrong', add: 'Add' } },
      },
      'messages/en.json': {
        extends: './base.json',
        widgets: {
          form: { sumaryTitle: 'Wrong', summaryTitle: '{n} wrong', unlike: 'Own', constructor: 'Own' },
          toString: { add: 'Own' },
          from: { add: 'More' },
          iban: { a: 'b' },
        },
      },
    });
    expect(complaints).toEqual([]);
    const ofWidgets = notes.filter(({ pointer }) => pointer.startsWith('/widgets'));
    expect(ofWidgets.map(({ pointer, message }) => [pointer, message])).toEqual([
      ['/widgets/form/sumaryTitle', "What this file extends has no 'sumaryTitle' here. Is 'summaryTitle' meant?"],
      ['/widgets/form/summaryTitle', 'The text that this one replaces has no placeholder {n}.'],
      ['/widgets/from', "What this file extends has no 'from' here. Is 'form' meant?"],
    ]);
  });

  it('are files: the shared ones for every form, a form’s own over them', async () => {
    const { locales, complaints, forms } = await compile({
      'messages/en.json': { keywords: { required: 'Needed' }, notices: { hello: 'Hello' } },
      'messages/de.json': {
        keywords: { required: 'Nötig', type: 'Art' },
        notices: { hello: 'Hallo' },
        texts: { Title: 'Titel', Elsewhere: 'Anderswo' },
      },
      'forms/one/messages.de.json': {
        keywords: { required: 'Bitte' },
        texts: { Send: 'Senden', Basics: 'Basis', Short: 'Kurz', 'Too long': 'Zu lang' },
      },
      'forms/one/messages.fr.json': { texts: { 'A film': 'Un film' } },
      'forms/one/messages.en.json': { keywords: { required: 'Needed here' } },
    });
    expect(complaints).toEqual([]);
    expect([...locales.keys()]).toEqual(['de', 'fr']);
    const german = locales.get('de');
    expect(german?.messages?.notices).toEqual({ hello: 'Hallo' });
    expect(german?.forms.get('one')?.fileName).toMatch(/^one\.de\.[0-9a-f]{16}\.js$/);
    expect(contentOf(german?.forms.get('one')?.code)).toEqual({
      locale: 'de',
      messages: { keywords: { required: 'Bitte', type: 'Art' }, formats: {}, widgets: {} },
      texts: { Title: 'Titel', Send: 'Senden', Basics: 'Basis', Short: 'Kurz', 'Too long': 'Zu lang' },
    });
    expect(locales.get('fr')?.messages).toBeUndefined();
    expect(forms.get('one')?.code).toContain('Needed here');
  });

  it('name the members that a schema only asks for by the labels of the language', async () => {
    const asking = {
      properties: { a: { title: 'Place' }, b: { title: 'Day' } },
      anyOf: [{ required: ['a'] }, { required: ['b'] }],
    };
    const { locales, forms } = await compile({
      'forms/one/schema.json': asking,
      'forms/one/ui.json': {},
      'messages/en.json': { keywords: { anyRequired: 'Fill in {members}.' } },
      'messages/de.json': { keywords: { anyRequired: '{members} ausfüllen.' }, texts: { Place: 'Ort', Day: 'Tag' } },
      'messages/fr.json': { keywords: { anyRequired: '{members} !' } },
      'forms/one/messages.fr.json': { texts: { 'Fill in Place or Day.': 'Le jour ou le lieu !' } },
    });
    expect(forms.get('one')?.code).toContain('Fill in Place or Day.');
    const texts = (locale: string) => contentOf(locales.get(locale)?.forms.get('one')?.code);
    expect(texts('de')).toMatchObject({
      messages: { keywords: {} },
      texts: { 'Fill in Place or Day.': 'Ort oder Tag ausfüllen.' },
    });
    expect(texts('fr').texts).toEqual({ 'Fill in Place or Day.': 'Le jour ou le lieu !' });
  });

  it('have the names of a list from a file beside it, or beside the list that it extends', async () => {
    const { locales, complaints, forms } = await compile({
      'options/kinds.json': { extends: './all/lengths.json' },
      'options/all/lengths.json': [
        { value: 's', label: 'Short', group: 'Any length' },
        { value: 'l', label: 'Long' },
      ],
      'options/all/lengths.pt.json': { labels: { s: 'Curta', l: 'Longa' }, groups: { 'Any length': 'Qualquer' } },
      'messages/pt-BR.json': { texts: { Long: 'Longo' } },
      'messages/de.json': {},
    });
    expect(complaints).toEqual([]);
    expect(forms.get('one')?.code).toContain('"Any length"');
    expect(contentOf(locales.get('pt-BR')?.forms.get('one')?.code).texts).toEqual({
      Short: 'Curta',
      Long: 'Longo',
      'Any length': 'Qualquer',
    });
    expect(contentOf(locales.get('de')?.forms.get('one')?.code).texts).toEqual({});
  });

  it.each([
    ['that are no texts', { labels: { l: 1 } }, '/labels/l', /is a text/],
    ['that are no names by value', { labels: ['Lang'] }, '/labels', /by value/],
    ['that stand beside the labels', { l: 'Lang' }, '/l', /by value/],
    ['that are a list', ['Lang'], '/labels', /by value/],
  ])('complain about names of a list %s', async (_what, names, pointer, message) => {
    const { complaints } = await compile({ 'messages/de.json': {}, 'options/kinds.de.json': names });
    expect(complaints[0]).toMatchObject({ pointer, message: expect.stringMatching(message) });
    expect(complaints[0]?.file).toMatch(/kinds\.de\.json$/);
  });

  it.each([{ extends: './none.json' }, { extends: '@no/such/list.json' }, { extends: './kinds.json' }])(
    'complain about a list that extends what is not there: %o',
    async (list) => {
      const { complaints } = await compile({ 'options/kinds.json': list });
      expect(complaints).toEqual([expect.objectContaining({ pointer: '/extends' })]);
      expect(complaints[0]?.file).toMatch(/kinds\.json$/);
    },
  );

  it.each([
    ['a translation of a text that the form does not have', { texts: { Titel: 'x' } }, /no text 'Titel'/],
    ['notices beside a form', { notices: {} }, /no 'notices'/],
    ['a message for something that is no keyword', { keywords: { maxLenght: 'x' } }, /not a keyword/],
  ])('refuse %s', async (_name, content, message) => {
    const { complaints } = await compile({ 'forms/one/messages.de.json': content });
    expect(complaints.map((complaint) => complaint.message).join()).toMatch(message);
  });

  it('are told of one that cannot be read', async () => {
    const { complaints } = await compile({ 'options/kinds.json': ['Short'], 'messages/de.json/readme.txt': 'x' });
    expect(complaints.map(({ message }) => message)).toEqual(['This file cannot be read: it is a folder.']);
  });

  it('refuse a file whose name is no language tag', async () => {
    const { complaints, locales } = await compile({ 'messages/pt_BR.json': {} });
    expect(complaints.map((complaint) => complaint.message)).toEqual([
      "'pt_BR' is not a language tag, such as 'de' or 'pt-BR'.",
    ]);
    expect(locales.size).toBe(0);
  });

  it.each([
    ['jp', "'jp' is no language that is known. Is 'ja', Japanese, meant?"],
    ['german', "'german' is no language that is known: name the file by a tag such as 'de' or 'pt-BR'."],
  ])('note %s, which looks like a language tag and is none', async (tag, message) => {
    const { locales, notes } = await compile({ [`forms/one/messages.${tag}.json`]: {} });
    expect(notes).toContainEqual(expect.objectContaining({ file: expect.stringMatching(`${tag}\\.json$`), message }));
    expect([...locales.keys()]).toEqual([tag]);
  });

  it('are not offered by the name of a file that they extend, though it looks like a language tag', async () => {
    const files = { 'messages/shared.json': {}, 'messages/de.json': { extends: './shared.json' } };
    const { complaints, locales } = await compile(files);
    expect([complaints, [...locales.keys()]]).toEqual([[], ['de']]);
  });
});

describe('static lists', () => {
  it('are part of the module that names them', async () => {
    const { forms } = await compile({});
    expect(forms.get('one')?.parts.lists).toEqual({
      kinds: [
        { value: 'Short', label: 'Short' },
        { value: 'l', label: 'Long' },
      ],
    });
  });

  it.each([
    ['repeat a value', ['a', 'a'], /stands here twice/],
    ['have an entry without a label', [{ value: 1 }], /'value' and 'label'/],
    ['are no list', {}, /is a list/],
  ])('are refused when they %s', async (_name, list, message) => {
    const { complaints } = await compile({ 'options/kinds.json': list });
    expect(complaints.map((complaint) => complaint.message).join()).toMatch(message);
  });
});
