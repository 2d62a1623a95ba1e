import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepPaymentKey } from '../../server/src/payments/local-payments/payment-key.ts';
import { findDetails, saveDetails } from '../../server/src/payments/local-payments/records.ts';
import { openDetails } from '../../server/src/payments/local-payments/sealed-details.ts';
import { createFilm } from './films.ts';
import { waitForMails } from './mails.ts';
import { decide, lookAt, staffClient, submitFilm } from './staff.ts';
import { createTestServer, password, type TestServer } from './test-server.ts';

type Filmmaker = Awaited<ReturnType<TestServer['filmmaker']>>;

const frameUrl = 'GET /filmmakers/get-iframe-url';
const ach = { accountHolder: 'Ada Lumen', accountType: 'checking', routingNumber: '021000021', accountNumber: '000123456789' };

describe('payments', () => {
  let server: TestServer;
  let ada: Filmmaker;

  beforeAll(async () => {
    server = await createTestServer();
    ada = await server.filmmaker();
    await grant(ada);
  });
  afterAll(() => server?.stop());

  const grant = async ({ id }: Filmmaker, show_resources_tab = true) => {
    await server.database.tables.updateTable('accounts').set({ show_resources_tab }).where('id', '=', id).execute();
    await server.database.changes.publish(id);
  };
  const frame = async (person: Filmmaker, type: string): Promise<string> => {
    const answer = await person.call(frameUrl, { query: { type } });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return new URL(answer.body.data.url, server.url).href;
  };
  const read = async (url: string) => {
    const reply = await fetch(url);
    return { status: reply.status, html: await reply.text(), headers: reply.headers };
  };
  const post = (url: string, fields: object) =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ ...fields }), redirect: 'manual' });

  /** Enters what is refused, and follows to the page that shows it. */
  const refuse = async (url: string, method: string, fields: object) => {
    const answer = await post(`${url}?method=${method}`, fields);
    expect(answer.status).toBe(303);
    const [location, cookie] = [answer.headers.get('location') ?? '', answer.headers.getSetCookie().join()];
    const shown = await fetch(new URL(location, url).href, { headers: { cookie } });
    return { location, cookie, html: await shown.text() };
  };

  it('a frame’s address takes a kind, is another for each view and opens without a session (R-418, R-551)', async () => {
    const [first, second] = [await frame(ada, 'paymentSetUp'), await frame(ada, 'paymentSetUp')];
    expect(first).not.toBe(second);
    const setUp = await read(first);
    for (const word of ['How you are paid', 'ACH', 'Wires', 'PayPal', 'Global ACH']) expect(setUp.html).toContain(word);
    const history = await read(await frame(ada, 'paymentHistory'));
    expect(history.html).toContain('No payouts yet.');
    for (const type of ['payoutHistory', '', 'x']) expect((await ada.call(frameUrl, { query: { type } })).status).toBe(422);
    expect((await ada.call(frameUrl)).status).toBe(422);
    expect((await server.visitor().call(frameUrl, { query: { type: 'paymentSetUp' } })).status).toBe(401);
  });

  it('its page runs no script, and only the portal may frame it (R-416, R-417)', async () => {
    const { headers, html } = await read(await frame(ada, 'paymentSetUp'));
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('script');
    expect(html).not.toContain('<script');
    expect(headers.get('cache-control')).toBe('no-store');
    const portal = await fetch(`${server.url}/payment`, { headers: { accept: 'text/html' } });
    expect(portal.headers.get('content-security-policy')).toMatch(/frame-src 'self'/);
    await portal.text();
  });

  it('what is entered is kept encrypted, and its end alone is shown again (R-416, R-437)', async () => {
    const url = await frame(ada, 'paymentSetUp');
    const form = await read(`${url}?method=ach`);
    for (const label of ['Name of the account holder', 'Kind of account', 'Routing number', 'Account number'])
      expect(form.html).toContain(label);
    const saved = await post(`${url}?method=ach`, ach);
    expect(saved.status).toBe(303);
    const page = await read(new URL(saved.headers.get('location') ?? '', url).href);
    expect(page.html).toContain('Your payment method was saved.');
    expect(page.html).toContain('You are paid by ACH: ••••6789');
    const kept = await findDetails(server.database.tables, ada.id);
    if (!kept) throw new Error('Nothing was kept.');
    expect(JSON.stringify({ ...kept, sealed: kept.sealed.toString('latin1') })).not.toMatch(/123456789|021000021|Lumen/);
    const key = await keepPaymentKey({ paymentKey: undefined, dataDirectory: server.home.dataDirectory });
    expect(openDetails(key, ada.id, kept.sealed)).toEqual(ach);
    expect(() => openDetails(key, ada.id + 1, kept.sealed)).toThrow();
    expect(() => openDetails(Buffer.alloc(32), ada.id, kept.sealed)).toThrow();
    expect(server.logs()).not.toMatch(/123456789|021000021/);
    expect((await read(`${url}?method=ach`)).html).not.toMatch(/123456789|021000021/);
  });

  it('a change of them is told to the account’s address, without the details; what is refused is not (R-416)', async () => {
    const grace = await server.filmmaker('Grace');
    await grant(grace);
    const url = await frame(grace, 'paymentSetUp');
    expect((await refuse(url, 'ach', { ...ach, accountNumber: 'x' })).location).toContain('refused');
    expect((await post(`${url}?method=ach`, ach)).status).toBe(303);
    expect((await post(`${url}?method=paypal`, { email: 'thief@example.com' })).status).toBe(303);
    const mails = await waitForMails(server.home.dataDirectory, grace.email, 2);
    expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('Your payment details for Reelform were changed'));
    expect(mails[0]?.link).toBe(`${server.url}/payment`);
    expect(mails.map(({ source }) => source).join()).not.toMatch(/6789|thief/);
  });

  it('the same details sent once more are saved without another mail; sealed with a lost key they are a change', async () => {
    const grace = await server.filmmaker('Grace');
    await grant(grace);
    const url = await frame(grace, 'paymentSetUp');
    const save = async (fields: object) => expect((await post(`${url}?method=ach`, fields)).status).toBe(303);
    const queued = async () =>
      (await server.database.tables.selectFrom('outbox').select('id').where('recipient', '=', grace.email).execute()).length;
    await Promise.all([save(ach), save(ach)]);
    await save(ach);
    expect(await queued()).toBe(1);
    await save({ ...ach, accountNumber: '000123456780' });
    expect(await queued()).toBe(2);
    const lost = { method: 'ach', shown: '', at: new Date(), sealed: Buffer.alloc(64) };
    await saveDetails(server.database.tables, grace.id, lost);
    await save(ach);
    expect(await queued()).toBe(3);
  });

  it.each([
    [
      'wires',
      {
        accountHolder: 'Ada',
        holderAddress: '1 Quay',
        bankName: 'Bank',
        bankCountry: 'GB',
        swift: 'DEUTDEFF',
        accountNumber: 'GB29 NWBK 6016 1331 9268 19',
      },
      'Wires: ••••6819',
    ],
    ['paypal', { email: 'ada.lumen@example.com' }, 'PayPal: a•••@example.com'],
    ['global-ach', { accountHolder: 'Ada', bankName: 'Bank', bankCountry: 'DE', accountNumber: '1234' }, 'Global ACH: ••••34'],
  ])('takes %s too (R-437)', async (method, fields, shown) => {
    const url = await frame(ada, 'paymentSetUp');
    expect((await post(`${url}?method=${method}`, fields)).status).toBe(303);
    expect((await read(url)).html).toContain(shown);
  });

  it.each([
    ['nothing', 'ach', {}, 'Please enter the account number.'],
    ['letters for digits', 'ach', { ...ach, accountNumber: '12a4' }, 'An account number has 4 to 17 digits.'],
    ['a kind of account that there is not', 'ach', { ...ach, accountType: 'gold' }, 'aria-invalid'],
    [
      'a country that there is not',
      'global-ach',
      { accountHolder: 'A', bankName: 'B', bankCountry: 'XX', accountNumber: '1234' },
      'aria-invalid',
    ],
    ['a zero byte', 'paypal', { email: 'a\0@example.com' }, 'aria-invalid'],
    ['no address', 'paypal', { email: 'ada' }, 'aria-invalid'],
  ])('refuses %s, and says so at the field', async (_what, method, fields, said) => {
    const url = await frame(ada, 'paymentSetUp');
    expect((await refuse(url, method, fields)).html).toContain(said);
  });

  it('what is refused is shown by a page that can be asked for again, from a cookie that tells nothing', async () => {
    const url = await frame(ada, 'paymentSetUp');
    const { location, cookie, html } = await refuse(url, 'ach', { ...ach, accountNumber: 'x' });
    expect(html).toContain('value="021000021"');
    expect(location).toBe(`${new URL(url).pathname}?method=ach&refused`);
    expect(cookie).toMatch(/; Max-Age=600; Path=\/payment-frames\/[\w-]+; HttpOnly; SameSite=Strict$/);
    expect(Buffer.from(cookie.split(/[=;]/)[1] ?? '', 'base64url').toString('latin1')).not.toMatch(/Lumen|021000021/);
    const again = new URL(location, url).href;
    expect((await read(again)).html).not.toContain('Lumen');
    const grace = await server.filmmaker('Grace');
    await grant(grace);
    const hers = await fetch(`${await frame(grace, 'paymentSetUp')}?method=ach&refused`, { headers: { cookie } });
    expect(await hers.text()).not.toContain('Lumen');
    const saved = await post(`${url}?method=ach`, ach);
    expect(saved.headers.getSetCookie().join()).toMatch(/^refused-[\w-]+=; .*Expires=Thu, 01 Jan 1970/);
  });

  it('what is refused and too long for a cookie is shown at once', async () => {
    const url = await frame(ada, 'paymentSetUp');
    const answer = await post(`${url}?method=ach`, { ...ach, accountHolder: 'x'.repeat(4000) });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('aria-invalid');
  });

  it('details of a method that was taken off the list meanwhile are not saved, which is said where another is chosen', async () => {
    const url = await frame(ada, 'paymentSetUp');
    const cash = `${url}?method=cash`;
    const answer = await post(cash, ach);
    expect(answer.status).toBe(303);
    for (const at of [new URL(answer.headers.get('location') ?? '', url).href, cash]) {
      const { status, html } = await read(at);
      expect([status, html]).toEqual([200, expect.stringContaining('role="alert">This payment method is no longer offered')]);
      expect(html).toContain('<h1>How you are paid</h1>');
    }
  });

  it('what is typed is shown as text, never as markup', async () => {
    const url = await frame(ada, 'paymentSetUp');
    const { html } = await refuse(url, 'ach', { ...ach, accountHolder: '"><script>x</script>', accountNumber: '' });
    expect(html).toContain('&quot;&gt;&lt;script&gt;');
    expect(html).not.toContain('<script');
  });

  it('an address ends: after two hours, with the right to see payments, and a history takes nothing', async () => {
    const grace = await server.filmmaker('Grace');
    await grant(grace);
    const [url, history] = [await frame(grace, 'paymentSetUp'), await frame(grace, 'paymentHistory')];
    expect((await post(`${history}?method=ach`, ach)).status).toBe(404);
    await grant(grace, false);
    expect((await read(url)).status).toBe(404);
    expect((await post(`${url}?method=ach`, ach)).status).toBe(404);
    await grant(grace);
    expect((await read(url)).status).toBe(200);
    expect((await read(`${server.url}/payment-frames/${'x'.repeat(43)}`)).status).toBe(404);
    server.advance(2 * 3_600_000 + 1);
    expect((await read(url)).status).toBe(404);
    expect(await findDetails(server.database.tables, grace.id)).toBeUndefined();
  });

  it('an address ends with the sessions of its account: who changed the password has the payments to themselves', async () => {
    const person = await server.filmmaker();
    await grant(person);
    const url = await frame(person, 'paymentSetUp');
    const other = server.visitor();
    const login = { email: person.email, password, filmmakerLogin: true };
    expect((await other.call('POST /sessions', { body: login })).status).toBe(200);
    await other.call('GET /logout');
    expect((await read(url)).status).toBe(200);
    const body = {
      oldPassword: password,
      newPassword: 'a new lamp in the harbour',
      confirmPassword: 'a new lamp in the harbour',
    };
    expect((await person.call('POST /filmmakers/change-password', { body })).status).toBe(200);
    expect([(await read(url)).status, (await post(`${url}?method=ach`, ach)).status]).toEqual([404, 404]);
    expect((await read(await frame(person, 'paymentSetUp'))).status).toBe(200);
  });

  it('both calls answer 403 without the flag (R-028, R-428)', async () => {
    const eve = await server.filmmaker('Eve');
    for (const [name, query] of [
      [frameUrl, { type: 'paymentSetUp' }],
      ['GET /filmmakers/payout-report', {}],
    ] as const) {
      const answer = await eve.call(name, { query });
      expect([answer.status, answer.body.code]).toEqual([403, 'forbidden']);
    }
  });

  it.each([
    ['published', -1],
    ['scheduled', 30],
  ])('are granted once a first video is %s, not before (R-428, R-429, R-442)', async (_what, days) => {
    const staff = await staffClient(server);
    const person = await server.filmmaker('Fran');
    const mayPay = async () => (await person.call(frameUrl, { query: { type: 'paymentSetUp' } })).status === 200;
    await createFilm(person);
    const { id } = await submitFilm(server, person);
    expect(await mayPay()).toBe(false);
    for (const [action, entries] of [
      ['recordSignature', {}],
      ['startReview', {}],
      ['activate', { releaseDate: new Date(Date.now() + days * 86_400_000).toISOString() }],
    ] as const) {
      expect(await mayPay()).toBe(false);
      const answer = await decide(staff, id, action, entries);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    }
    expect((await lookAt(staff, id)).film.status).toBe(4);
    expect(await mayPay()).toBe(true);
    expect((await person.call('GET /validate-session')).body.user.showResourcesTab).toBe(true);
  });
});

it('the terms are answered to everybody, with their figures (R-430, R-431)', async () => {
  const server = await createTestServer();
  const { status, body } = await server.visitor().call('GET /terms');
  expect([status, body.data.updated]).toEqual([200, '2024-10-28']);
  expect(JSON.stringify(body.data)).toContain('USD 0.20 for each hour of watch time, or 80%');
  await server.stop();
});
