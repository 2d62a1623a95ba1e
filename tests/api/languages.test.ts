import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFormModule, judge, localizeForm } from '@reelform/engine/validation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFilm, draft } from './films.ts';
import { mailsTo, waitForLink, waitForMails } from './mails.ts';
import { decide, staffClient, submitFilm } from './staff.ts';
import { createTestServer, password, type TestServer } from './test-server.ts';

const german = {
  keywords: { required: 'Bitte füllen Sie dieses Feld aus.', maxLength: 'Höchstens {limit} Zeichen.' },
  formats: { email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.' },
  notices: {
    'error.unauthorized': 'Bitte melden Sie sich an.',
    'film.status.0': 'Entwurf',
    'login.failed': 'E-Mail oder Passwort stimmt nicht.',
    'signing.notToday': 'Das ist nicht der heutige Tag.',
  },
  texts: { 'Branding Assets': 'Werbematerial' },
};
const inGerman = { headers: { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' } };

describe('a language that is added as a file', () => {
  let server: TestServer;
  let ada: Awaited<ReturnType<TestServer['filmmaker']>>;

  beforeAll(async () => {
    server = await createTestServer({ env: { WATCH_SCHEMAS: '1' } });
    ada = await server.filmmaker();
  });
  afterAll(() => server?.stop());

  const file = (path: string) => join(server.home.schemasDirectory, path);
  const settings = async (wanted = 'en') => {
    const headers = { accept: 'text/html', 'accept-language': wanted };
    const html = await (await fetch(server.url, { headers })).text();
    return JSON.parse(/id="reelform-config">(.*?)<\/script>/.exec(html)?.[1] ?? '');
  };
  /** A script as a browser would import it. */
  const served = async (url: string) => {
    const reply = await fetch(new URL(url, server.url));
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    return (await import(`data:text/javascript;base64,${Buffer.from(await reply.text()).toString('base64')}`)).default;
  };
  const messagesOf = ({ body }: { body: { errors: { message: string }[] } }) => body.errors.map(({ message }) => message);

  it('is served beside the forms, under names that never change their content', async () => {
    writeFileSync(file('messages/de.json'), JSON.stringify(german));
    writeFileSync(
      file('forms/login/messages.de.json'),
      JSON.stringify({ keywords: { required: 'Fehlt noch.' }, texts: { Password: 'Passwort' } }),
    );
    await expect.poll(async () => Object.keys((await settings()).languages)).toEqual(['de']);
    const { language, preferred, forms, languages } = await settings('nl, de-AT;q=0.5');
    expect([language, preferred, languages.de.direction]).toEqual(['en', 'de', 'ltr']);
    expect((await settings()).preferred).toBe('en');
    expect(languages.de.messages).toMatch(/^\/forms\/messages\.de\.[0-9a-f]{16}\.js$/);
    expect(Object.keys(languages.de.forms).sort()).toEqual(Object.keys(forms).sort());
    expect(await served(languages.de.messages)).toEqual({ notices: german.notices });
    expect(await served(languages.de.forms.login)).toMatchObject({ locale: 'de', texts: { Password: 'Passwort' } });
  });

  it.each([
    ['de', 'Bitte melden Sie sich an.', 'de'],
    ['fr, de-CH;q=0.5, en;q=0.4', 'Bitte melden Sie sich an.', 'de'],
    ['en-GB', 'Please log in.', 'en'],
    ['fr', 'Please log in.', 'en'],
    [';;;q=,*,é', 'Please log in.', 'en'],
    ['de;q=0', 'Please log in.', 'en'],
  ])('answers a refusal in the language of the request: %s', async (header, message, language) => {
    const answer = await server.visitor().call('GET /filmmakers/films', { headers: { 'accept-language': header } });
    expect([answer.status, answer.body.message, answer.headers.get('content-language')]).toEqual([401, message, language]);
  });

  it('falls back to English text by text', async () => {
    const answer = await ada.call('POST /filmmakers/films/:id/update', { params: { id: 99_999 }, body: draft(), ...inGerman });
    expect([answer.body.message, answer.headers.get('content-language')]).toEqual(['This record does not exist.', 'de']);
  });

  it('says on both sides the same of the same data', async () => {
    const { forms, languages } = await settings();
    const module = createFormModule(await served(forms['film-submission']));
    const page = localizeForm(module, await served(languages.de.forms['film-submission']));
    for (const details of [{ title: '' }, { title: 'x'.repeat(201), shortDescription: 'y'.repeat(101) }, { type: 'X' }]) {
      const { programDetails } = draft(details);
      const verdict = judge(page, programDetails, { mode: 'draft' });
      const { body } = await ada.call('POST /filmmakers/films/create', { body: draft(details), ...inGerman });
      expect(body.errors).toEqual(verdict.valid ? [] : verdict.errors);
    }
    const long = await ada.call('POST /filmmakers/films/create', { body: draft({ title: 'x'.repeat(201) }), ...inGerman });
    expect(messagesOf(long)).toEqual(['Höchstens 200 Zeichen.']);
  });

  it('is spoken by calls whose body is a form, by plain schemas and by the list', async () => {
    const visitor = server.visitor();
    const login = await visitor.call('POST /sessions', {
      body: { email: 'nobody', password: '', filmmakerLogin: true },
      ...inGerman,
    });
    expect(messagesOf(login)).toEqual(['Bitte geben Sie eine gültige E-Mail-Adresse ein.', 'Fehlt noch.']);
    const wrong = await visitor.call('POST /sessions', {
      body: { email: ada.email, password: 'wrong', filmmakerLogin: true },
      ...inGerman,
    });
    expect(wrong.body.message).toBe('E-Mail oder Passwort stimmt nicht.');
    const query = await ada.call('GET /filmmakers/films', { query: { searchText: 'x'.repeat(5000) }, ...inGerman });
    expect(messagesOf(query)).toEqual([expect.stringMatching(/^Höchstens \d+ Zeichen\.$/)]);
    await createFilm(ada);
    const rows = async (input: object) => (await ada.call('GET /filmmakers/films', input)).body.data.rows[0].status;
    expect([await rows(inGerman), await rows({})]).toEqual(['Entwurf', 'Pending']);
  });

  it('is what the tabs of the library are called in, as the form of a resource calls them', async () => {
    const staff = await staffClient(server);
    const labels = async (input: object) =>
      (await staff.call('GET /staff/resources', input)).body.data.tabs.map(({ label }: { label: string }) => label);
    expect([await labels(inGerman), await labels({})]).toEqual([['Werbematerial'], ['Branding Assets']]);
  });

  it('has the payment methods and the interviews in files of texts, and what these leave out in English', async () => {
    const [methods, prompts] = [file('options/payment-methods.de.json'), file('options/promotion-prompts.de.json')];
    writeFileSync(
      methods,
      JSON.stringify({ texts: { 'To a PayPal account. The fees are charged to you.': 'Auf ein PayPal-Konto.' } }),
    );
    writeFileSync(prompts, JSON.stringify({ texts: { 'Video interview: director': 'Video-Interview: Regie' } }));
    const ask = async (input: object) => (await ada.call('GET /filmmaker-promotions/prompts', input)).body.data.videoDirector;
    await expect.poll(async () => (await ask(inGerman)).title).toBe('Video-Interview: Regie');
    const english = await ask({});
    expect(english.title).toBe('Video interview: director');
    expect((await ask(inGerman)).questions).toEqual(english.questions);
    const paid = await server.filmmaker();
    await server.database.tables
      .updateTable('accounts')
      .set({ show_resources_tab: true })
      .where('email', '=', paid.email)
      .execute();
    const { body } = await paid.call('GET /filmmakers/get-iframe-url', { query: { type: 'paymentSetUp' }, ...inGerman });
    const frame = await (await fetch(new URL(body.data.url, server.url))).text();
    expect(frame).toContain('Auf ein PayPal-Konto.');
    expect(frame).toContain('To bank accounts anywhere.');
    const seen = server.logs().length;
    writeFileSync(methods, '{ "texts": ["PayPal"] }');
    await expect
      .poll(() => server.logs().slice(seen))
      .toMatch(/options\/payment-methods\.de\.json:1:12 \/texts The file must have/);
    rmSync(methods);
    rmSync(prompts);
  });

  it('is what countries are found and named in, as its file of names stands; their English names find them too (R-234)', async () => {
    const search = async (searchText: string, more: object = inGerman) =>
      (await ada.call('GET /filmmakers/countries/search', { query: { searchText }, ...more })).body.data.rows;
    const germany = { code: 'DE', name: 'Deutschland', region: 'Europa' };
    for (const typed of ['deutsch', 'Germany', 'de']) expect(await search(typed)).toContainEqual(germany);
    expect(await search('Deutschland', {})).toEqual([]);
    // Å is no letter after Z to Germans, Ä and Ö are none either.
    const all: readonly { name: string; region: string }[] = await search('');
    const order = new Intl.Collator('de');
    const inOrder = (names: readonly string[]) => expect(names).toEqual([...names].sort(order.compare));
    const regions = [...new Set(all.map(({ region }) => region))];
    inOrder(regions);
    for (const region of regions) inOrder(all.filter((one) => one.region === region).map(({ name }) => name));
    expect(regions).toContain('Europa');
    expect(await search('Germany', {})).toEqual([{ code: 'DE', name: 'Germany', region: 'Europe' }]);

    const names = file('options/countries.de.json');
    const original = readFileSync(names, 'utf8');
    writeFileSync(names, original.replace('"Deutschland"', '"Teutonia"'));
    await expect.poll(() => search('teuto')).toEqual([{ ...germany, name: 'Teutonia' }]);
    const seen = server.logs().length;
    writeFileSync(names, '{ "labels": ["Deutschland"] }');
    await expect
      .poll(() => server.logs().slice(seen))
      .toMatch(/options\/countries\.de\.json:1:13 \/labels The file must be an object/);
    expect(await search('teuto')).toEqual([{ ...germany, name: 'Teutonia' }]);
    writeFileSync(names, original);
    await expect.poll(() => search('deutsch')).toEqual([germany]);
  });

  it('is whose alphabet tags stand in, whatever the language of the machine', async () => {
    // Estonian has Z before T, and Õ behind both.
    writeFileSync(file('messages/et.json'), JSON.stringify({ notices: { 'film.status.0': 'Mustand' } }));
    await expect.poll(async () => Object.keys((await settings()).languages)).toContain('et');
    for (const name of ['Õnn', 'Tango', 'Zebra']) await ada.call('POST /filmmakers/tags/create', { body: { name, status: 1 } });
    const tagsIn = async (language: string) => {
      const answer = await ada.call('GET /filmmakers/tags/search', { headers: { 'accept-language': language } });
      const rows: readonly { id: number | null; name: string }[] = answer.body.data.rows;
      return rows.flatMap(({ id, name }) => (id === null ? [] : [name]));
    };
    expect([await tagsIn('et'), await tagsIn('en')]).toEqual([
      ['Zebra', 'Tango', 'Õnn'],
      ['Õnn', 'Tango', 'Zebra'],
    ]);
    rmSync(file('messages/et.json'));
    await expect.poll(async () => Object.keys((await settings()).languages)).not.toContain('et');
  });

  it('is what decisions of others are written in to those who worked in it last', async () => {
    writeFileSync(file('messages/de.json'), JSON.stringify(german));
    const decision = { subject: 'Neues zu „{title}“', before: ['Guten Tag {name},', '{case}'], after: [], cases: {} };
    writeFileSync(file('mails/de.json'), JSON.stringify({ 'film-decision': decision }));
    await expect.poll(async () => Object.keys((await settings()).languages)).toEqual(['de']);
    const staff = await staffClient(server);
    const { email } = await server.filmmaker('Zoë');
    for (const [headers, subject] of [
      [inGerman.headers, 'Neues zu „Harbour Lights“'],
      [{ 'accept-language': 'en' }, 'News about your film “Harbour Lights”'],
    ] as const) {
      const zoe = server.visitor();
      await zoe.call('POST /sessions', { body: { email, password, filmmakerLogin: true }, headers });
      const { id } = await submitFilm(server, zoe);
      const before = mailsTo(server.home.dataDirectory, email).length;
      expect((await decide(staff, id, 'reject', { note: 'Too dark.' })).status).toBe(200);
      expect((await waitForMails(server.home.dataDirectory, email, before + 1)).map((mail) => mail.subject)).toContain(subject);
    }
    rmSync(file('mails/de.json'));
  });

  it('is what a contract is signed in, and what its page complains in', async () => {
    const person = await server.filmmaker();
    const { id } = await submitFilm(server, person);
    await decide(await staffClient(server), id, 'sendContract');
    const { secret: token } = await waitForLink(server.home.dataDirectory, person.email, '/contract/');
    const { body } = await person.call('GET /filmmaker-films/contract/:token/view', { params: { token }, ...inGerman });
    const url = new URL(body.contractEmbedUrl, server.url);
    // The portal's language is chosen in its menu, the frame's requests carry the browser's.
    const headers = { 'accept-language': 'en' };
    expect((await fetch(url, { headers })).headers.get('content-language')).toBe('de');
    const sign = async (fields: Record<string, string>) =>
      (await fetch(url, { method: 'POST', body: new URLSearchParams({ decision: 'signed', ...fields }), headers })).text();
    expect(await sign({ name: 'x'.repeat(101) })).toContain('Höchstens 100 Zeichen.');
    expect(await sign({ name: 'Ada Lumen', read: 'on', date: '2020-02-29' })).toContain('Das ist nicht der heutige Tag.');
  });

  it('is written to those who ask in it; a mail that it lacks is in English (R-312)', async () => {
    const { email } = ada;
    const ask = () => server.visitor().call('POST /reset-password', { body: { email }, ...inGerman });
    await ask();
    expect((await waitForMails(server.home.dataDirectory, email))[0]?.subject).toBe('Set a new password for Reelform');
    const mail = { subject: 'Neues Passwort für {product}', before: ['Guten Tag,'], action: 'Passwort setzen', after: [] };
    writeFileSync(file('mails/de.json'), JSON.stringify({ 'password-reset': mail }));
    await ask();
    const mails = await waitForMails(server.home.dataDirectory, email, 2);
    const german = mails.find(({ subject }) => subject === 'Neues Passwort für Reelform');
    expect(german?.source).toContain('<html lang="de" dir="ltr">');
    expect(german?.source).toContain('Passwort setzen:\nhttp');
  });

  it('follows its file; a broken one changes nothing, and without the file the language is gone', async () => {
    const refused = async () => (await server.visitor().call('GET /filmmakers/films', inGerman)).body.message;
    const old = (await settings()).languages.de.messages;
    const write = (text: string) => writeFileSync(file('messages/de.json'), text);
    write(JSON.stringify({ ...german, notices: { 'error.unauthorized': 'Erst anmelden.' } }));
    await expect.poll(refused).toBe('Erst anmelden.');
    expect((await settings()).languages.de.messages).not.toBe(old);
    expect((await served(old)).notices).toEqual(german.notices);

    for (const broken of ['{ "notices": ', '{ "notises": {} }']) {
      const seen = server.logs().length;
      write(broken);
      await expect.poll(() => server.logs().slice(seen)).toMatch(/de\.json:\d+:\d+/);
      expect(await refused()).toBe('Erst anmelden.');
    }
    rmSync(file('messages/de.json'));
    rmSync(file('forms/login/messages.de.json'));
    await expect.poll(refused).toBe('Please log in.');
    expect((await settings()).languages).toEqual({});
    expect(readFileSync(file('messages/en.json'), 'utf8')).toContain('Please log in.');
  });
});
