import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSecret } from '../../server/src/contracts/local-signing/records.ts';
import { signatureHeader, signWebhook } from '../../server/src/contracts/local-signing/webhook-signature.ts';
import type { Client } from './client.ts';
import { waitForLink, waitForMails } from './mails.ts';
import { decide, lookAt, staffClient, submitFilm } from './staff.ts';
import { createTestServer, type TestServer } from './test-server.ts';

describe('a contract', () => {
  let server: TestServer;
  let staff: Client;
  const visitor = () => server.visitor();

  beforeAll(async () => {
    server = await createTestServer();
    staff = await staffClient(server);
  });
  afterAll(() => server?.stop());

  /** A film whose contract was sent, and the secret of the link in the mail. */
  const send = async () => {
    const person = await server.filmmaker('Ada Lumen');
    const { id } = await submitFilm(server, person);
    const answer = await decide(staff, id, 'sendContract');
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const { secret: token } = await waitForLink(server.home.dataDirectory, person.email, '/contract/');
    return { id, token, person };
  };
  const embed = async (token: string): Promise<string> => {
    const answer = await visitor().call('GET /filmmaker-films/contract/:token/view', { params: { token } });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return new URL(answer.body.contractEmbedUrl, server.url).href;
  };
  const post = (url: string, fields: Record<string, string>) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const today = new Date().toISOString().slice(0, 10);
  const signature = { decision: 'signed', name: 'Ada Lumen', date: today, read: 'on' };
  const claim = async (token: string, body: object) =>
    visitor().call('POST /filmmaker-films/contract/:token/status-change', { params: { token }, body });
  const statusOf = async (id: number) => (await lookAt(staff, id)).film.status;
  const contractOf = async (id: number) =>
    server.database.tables.selectFrom('contracts').selectAll().where('film_id', '=', id).orderBy('id', 'desc').execute();

  it('is opened by its link without login, at an address of its own for each view, and signed (R-302, R-303, R-310, R-527)', async () => {
    const { id, token, person } = await send();
    const [url, again] = [await embed(token), await embed(token)];
    expect(url).not.toBe(again);
    const page = await fetch(url);
    const html = await page.text();
    expect(html).toContain('Licence agreement for “Harbour Lights”');
    expect(html).toContain('Between Reelform and Ada Lumen.');
    expect(html).toContain('Ada Lumen (the filmmaker) owns or controls the rights');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(page.headers.get('content-security-policy')).not.toContain('script');

    const pressedTwice = await Promise.all([post(url, signature), post(url, signature)]);
    for (const done of pressedTwice) expect([done.status, done.headers.get('location')]).toEqual([303, `/${token}/signed`]);
    expect(await statusOf(id)).toBe(2);
    const { contract, history } = await lookAt(staff, id);
    expect(contract).toMatchObject({ state: 'signed', signedName: 'Ada Lumen' });
    expect(history[0]).toMatchObject({ action: 'signed', decidedBy: null, fromStatus: 1, toStatus: 2, note: 'Ada Lumen' });
    expect((await person.call('GET /filmmakers/films')).body.data.rows[0].notificationNotes).toBe(2);

    const events = await server.database.tables.selectFrom('local_signing_events').selectAll().execute();
    expect(events.map(({ event, name }) => [event, name])).toEqual([
      ['viewed', null],
      ['signed', 'Ada Lumen'],
    ]);
    expect(events[1]).toMatchObject({ address: '127.0.0.1' });
    expect(events[1]?.delivered_at).not.toBeNull();
    const answer = await staff.call('GET /staff/films/:id/contract', { params: { id } });
    const document = Buffer.from(answer.body.data.content, 'base64').toString();
    expect(answer.body.data.fileName).toMatch(/^Licence agreement for “.+”\.txt$/);
    expect(document).toContain('non-exclusive right');
    expect(document).toMatch(new RegExp(`signed  Ada Lumen  ${today}  127\\.0\\.0\\.1`));

    const ended = await (await fetch(again)).text();
    expect(ended).toContain('This contract is signed.');
    expect(ended).toContain('<a href="/" target="_top">Back Home</a>');
    const lost = await post(url, signature);
    expect(lost.headers.get('location'), 'sent again, because its answer was lost').toBe(`/${token}/signed`);
    expect((await server.database.tables.selectFrom('local_signing_events').selectAll().execute()).length).toBe(2);
    await post(again, { decision: 'cancelled' });
    expect(await statusOf(id)).toBe(2);
  });

  it.each([
    ['no name', { name: '' }, 'Please type your full name.'],
    ['blanks', { name: '   ' }, 'Please type your full name.'],
    ['a zero byte', { name: 'a\0b' }, 'This text has characters that cannot be kept.'],
    ['another day', { date: '2001-01-01' }, 'Please enter today’s date.'],
    ['no day', { date: '' }, 'Please enter today’s date.'],
    ['no agreement', { read: undefined }, 'Please confirm that you have read the agreement.'],
  ])('is not signed with %s', async (_what, change, message) => {
    const { id, token } = await send();
    const fields = Object.entries({ ...signature, ...change }).filter(
      (field): field is [string, string] => field[1] !== undefined,
    );
    const answer = await post(await embed(token), Object.fromEntries(fields));
    expect(answer.status).toBe(422);
    expect(await answer.text()).toMatch(
      message === 'This text has characters that cannot be kept.' ? /class="error"/ : message,
    );
    expect(await statusOf(id)).toBe(1);
  });

  it.each([
    ['the first of several', { name: '', date: '' }, ['wrong', 'date', 'read'], ['name', 'date']],
    ['one that stands behind others', { date: '' }, ['name', 'wrong', 'read'], ['date']],
  ])('leads to what is wrong, %s, and names each field still', async (_what, change, ids, wrong) => {
    const { token } = await send();
    const html = await (await post(await embed(token), { ...signature, ...change })).text();
    const idsOf = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, id]) => id);
    expect(html).toMatch(/<form method="post" action="[^"]+#wrong"/);
    expect(idsOf(/<input type="(?:text|date|checkbox)" id="(\w+)"/g)).toEqual(ids);
    expect(idsOf(/<label for="(\w+)"/g)).toEqual(ids.slice(0, 2));
    expect(idsOf(/name="(\w+)"[^>]* aria-invalid="true" aria-describedby="\1-error"/g)).toEqual(wrong);
    expect(html).toContain('name="name" maxlength="100"');
  });

  it('is sent with what staff note for the filmmaker', async () => {
    const person = await server.filmmaker('Ada Lumen');
    const { id } = await submitFilm(server, person);
    await decide(staff, id, 'sendContract', { note: 'We loved it.' });
    const [mail] = await waitForMails(server.home.dataDirectory, person.email);
    expect(mail?.source).toContain('you need not log in.\n\nWe loved it.\n\nRead and sign:');
  });

  it('what is typed is shown as text, never as markup', async () => {
    const { token } = await send();
    const answer = await post(await embed(token), { ...signature, name: '"><script>x</script>', date: '' });
    const html = await answer.text();
    expect(html).toContain('&quot;&gt;&lt;script&gt;');
    expect(html).not.toContain('<script');
  });

  it('has a trail in which nothing typed reads like an entry of its own, and whose end no number of looks hides', async () => {
    const { id, token } = await send();
    const url = await embed(token);
    await fetch(url);
    await sql`insert into local_signing_events (signing_id, event, address, browser, happened_at)
      select signing_id, event, address, browser, happened_at from local_signing_events, generate_series(1, 1200)
      where id = (select max(id) from local_signing_events)`.execute(server.database.tables);
    const forged = `${today}T00:00:00.000Z  signed  Someone Else`;
    const name = 'Mi\u{200c}ra \u{1f469}\u{200d}\u{1f680}';
    expect((await post(url, { ...signature, name: `${name}\n\u{202e}${forged}` })).status).toBe(303);
    const answer = await staff.call('GET /staff/films/:id/contract', { params: { id } });
    const lines = Buffer.from(answer.body.data.content, 'base64').toString().split('\n');
    expect(lines.filter((line) => line.startsWith(forged))).toEqual([]);
    expect(lines.at(-2)).toMatch(new RegExp(`Z {2}signed {2}${name} ${today}T\\S+ signed Someone Else {2}`, 'u'));
  });

  it('is opened no more by a link in a mailbox that its filmmaker has left, but by one sent to the new address (R-302, R-326)', async () => {
    const { id, token, person } = await send();
    const { id: ended, token: old } = await send();
    await post(await embed(old), { decision: 'cancelled' });
    const email = `moved-${person.email}`;
    const { user } = (await person.call('GET /validate-session')).body;
    const moved = await person.call('POST /filmmakers/profile/:id/update', {
      params: { id: user.id },
      body: { email, firstName: 'Ada', lastName: 'Lumen' },
    });
    expect(moved.status, JSON.stringify(moved.body)).toBe(200);
    const opened = await visitor().call('GET /filmmaker-films/contract/:token/view', { params: { token } });
    expect([opened.status, opened.body.code]).toEqual([404, 'invalid_link']);
    const { secret } = await waitForLink(server.home.dataDirectory, email, '/contract/');
    expect((await post(await embed(secret), signature)).status).toBe(303);
    expect([await statusOf(id), await statusOf(ended)]).toEqual([2, 8]);
    // Another filmmaker's link is their own.
    await embed(old);
  });

  it('is cancelled by its signer: the film goes no further (R-305, R-390)', async () => {
    const { id, token } = await send();
    const done = await post(await embed(token), { decision: 'cancelled' });
    expect(done.headers.get('location')).toBe(`/${token}/cancelled`);
    expect(await statusOf(id)).toBe(8);
    expect((await lookAt(staff, id)).contract.state).toBe('cancelled');
    expect((await decide(staff, id, 'sendContract')).status).toBe(200);
    expect((await contractOf(id)).map(({ state }) => state)).toEqual(['sent', 'cancelled']);
    expect(await statusOf(id)).toBe(1);
  });

  it('is not moved by what a browser claims: the provider’s webhook decides (R-306, R-528)', async () => {
    const { id, token } = await send();
    for (const body of [{ status: 2 }, { newStatus: 2 }, { status: 8 }, { newStatus: 8 }]) {
      const answer = await claim(token, body);
      expect([answer.status, answer.body]).toEqual([200, { success: false }]);
    }
    expect(await statusOf(id)).toBe(1);
    for (const body of [{}, { status: 4 }, { status: '2' }, { status: 2, film: 1 }])
      expect((await claim(token, body)).status).toBe(422);
    await post(await embed(token), signature);
    expect((await claim(token, { status: 2 })).body).toEqual({ success: true });
    expect((await claim(token, { newStatus: 2 })).body).toEqual({ success: true });
    expect((await claim(token, { status: 8 })).body).toEqual({ success: false });
    expect(await statusOf(id)).toBe(2);
  });

  it('a webhook counts when the provider signed it lately, and once (R-306)', async () => {
    const { id } = await send();
    const [{ reference } = { reference: '' }] = await contractOf(id);
    const body = JSON.stringify({ reference, state: 'signed', signedName: 'Ada' });
    const secret = await readSecret(server.database.tables);
    const hook = async (signed: string | undefined, text = body) =>
      (
        await fetch(`${server.url}/contract-webhooks/local`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(signed !== undefined && { [signatureHeader]: signed }) },
          body: text,
        })
      ).status;
    const good = signWebhook(secret, body, Date.now());
    expect(await hook(undefined)).toBe(403);
    expect(await hook(signWebhook('x', body, Date.now()))).toBe(403);
    expect(await hook(signWebhook(secret, body, Date.now() - 3_600_000))).toBe(403);
    expect(await hook(good, body.replace('Ada', 'Eve'))).toBe(403);
    expect(await hook(signWebhook(secret, '{', Date.now()), '{')).toBe(403);
    expect(await statusOf(id)).toBe(1);
    expect(await hook(good)).toBe(200);
    expect(await hook(good)).toBe(200);
    expect(await statusOf(id)).toBe(2);
    expect((await lookAt(staff, id)).history.filter(({ action }: { action: string }) => action === 'signed')).toHaveLength(1);
  });

  it('is moved on even where a webhook before its own is not taken (R-306)', async () => {
    const [stuck, next] = [await send(), await send()];
    const [{ reference } = { reference: '' }] = await contractOf(stuck.id);
    await server.database.tables
      .insertInto('local_signing_events')
      .values({
        signing_id: reference,
        event: 'signed',
        name: 'A'.repeat(70_000),
        address: '127.0.0.1',
        browser: '',
        happened_at: new Date(),
      })
      .execute();
    await post(await embed(next.token), signature);
    expect([await statusOf(stuck.id), await statusOf(next.id)]).toEqual([1, 2]);
    await server.database.tables.deleteFrom('local_signing_events').where('signing_id', '=', reference).execute();
  });

  it('that cannot be taken back from its provider delays no word to its filmmaker (R-390)', async () => {
    const { id, person } = await send();
    const notes = async () => (await person.call('GET /validate-session')).body.data.notificationCount;
    const before = await notes();
    await sql`alter table local_signings rename to away`.execute(server.database.tables);
    const answer = await decide(staff, id, 'reject', { note: 'Not ours.' });
    await sql`alter table away rename to local_signings`.execute(server.database.tables);
    expect([answer.status, await statusOf(id)]).toEqual([500, 6]);
    expect(await notes()).toBe(before + 1);
  });

  it('that staff took back can no longer be signed', async () => {
    const { id, token } = await send();
    const url = await embed(token);
    expect((await decide(staff, id, 'reject', { note: 'Not ours.' })).status).toBe(200);
    expect(await (await fetch(url)).text()).toContain('This contract was cancelled.');
    const late = await post(url, signature);
    expect(late.headers.get('location')).not.toBe(`/${token}/signed`);
    expect(await statusOf(id)).toBe(6);
  });

  it('leads back to the portal only, whatever its address says', async () => {
    const { token } = await send();
    const url = new URL(await embed(token));
    url.searchParams.set('signed', 'https://evil.example/');
    const done = await post(url.href, signature);
    expect(done.headers.get('location')).toMatch(/^\/signing\//);
  });

  it('the pages that it leads back to may be framed by the portal, no other (R-305)', async () => {
    const policy = async (path: string) => {
      const { headers } = await fetch(`${server.url}${path}`, { headers: { accept: 'text/html' } });
      return [/frame-ancestors [^;]+/.exec(headers.get('content-security-policy') ?? '')?.[0], headers.get('x-frame-options')];
    };
    expect(await policy('/some-token/signed')).toEqual(["frame-ancestors 'self'", 'SAMEORIGIN']);
    expect(await policy('/some-token/cancelled')).toEqual(["frame-ancestors 'self'", 'SAMEORIGIN']);
    for (const path of ['/contract/signed', '/login', '/', '/staff'])
      expect([path, ...(await policy(path))]).toEqual([path, "frame-ancestors 'none'", 'DENY']);
  });

  it('does not open with another secret, an old link or an old view (R-304)', async () => {
    const { token } = await send();
    const url = await embed(token);
    const open = async (secret: string) =>
      (await visitor().call('GET /filmmaker-films/contract/:token/view', { params: { token: secret } })).status;
    expect(await open('x'.repeat(43))).toBe(404);
    expect((await claim('x'.repeat(43), { status: 2 })).status).toBe(404);
    server.advance(3 * 3_600_000);
    expect((await fetch(url)).status).toBe(404);
    expect((await post(url, signature)).status).toBe(404);
    expect(await open(token)).toBe(200);
    server.advance(31 * 86_400_000);
    expect(await open(token)).toBe(404);
  });
});
