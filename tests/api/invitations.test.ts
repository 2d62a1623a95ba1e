import { randomUUID } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leaveInvitation } from '../../server/src/invitations/invitation-spool.ts';
import { invite } from '../../server/src/invitations/invite.ts';
import { mailsTo, waitForLink, waitForMails } from './mails.ts';
import { addRegularAccount } from './regular-account.ts';
import { createTestServer, password, type TestServer } from './test-server.ts';

const day = 24 * 3_600_000;

describe('invitations', () => {
  let server: TestServer;
  let people = 0;

  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server?.stop());

  const newEmail = () => {
    people += 1;
    return `guest-${people}@example.com`;
  };
  /** Invites as the command does, and waits for the mail, which the running portal sends within seconds. */
  const inviteByMail = async (change: { email?: string; name?: string; phone?: string | null } = {}) => {
    const request = {
      requestId: randomUUID(),
      email: newEmail(),
      name: 'Grace Guest',
      phone: '555 0100',
      locale: 'en',
      ...change,
    };
    expect(await invite(server.database.tables, request, new Date())).toBe('invited');
    // Any mail that is asked for wakes the queue.
    await server.visitor().call('POST /reset-password', { body: { email: 'nobody@example.com' } });
    const { secret } = await waitForLink(server.home.dataDirectory, request.email, '/invitation/');
    return { email: request.email, token: secret };
  };
  const look = async (token: string) => {
    const { status, body } = await server.visitor().call('GET /filmmaker/:token/validate-invitation', { params: { token } });
    return [status, body.userData ?? body.message];
  };
  const entries = (email: string) => ({ name: 'Grace Guest', email, phone: '555 0100', password, confirmPassword: password });
  const accept = (token: string, body: object) =>
    server.visitor().call('POST /filmmaker/:token/accept-invitation', { params: { token }, body });
  const login = (email: string, secret = password) =>
    server.visitor().call('POST /sessions', { body: { email, password: secret, filmmakerLogin: true } });

  it('lead by mail to an account with what was known of the guest (R-291, R-295, R-298, R-514, R-515)', async () => {
    const { email, token } = await inviteByMail();
    expect(await look(token)).toEqual([200, { name: 'Grace Guest', email, phone: '555 0100' }]);
    expect((await accept(token, { ...entries(email), name: 'Grace G. Guest', phone: '' })).body).toEqual({ success: true });
    expect((await login(email)).body.user).toMatchObject({ name: 'Grace G. Guest', email, showResourcesTab: false });
    const row = await server.database.tables
      .selectFrom('accounts')
      .select(['phone', 'is_filmmaker', 'is_staff'])
      .where('email', '=', email)
      .executeTakeFirst();
    expect(row).toEqual({ phone: null, is_filmmaker: true, is_staff: false });
  });

  it('open once; afterwards they say so (R-300, R-301)', async () => {
    const { email, token } = await inviteByMail();
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(token, entries(email))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 410)]);
    const used = 'This invitation was used already. Please log in.';
    expect(await look(token)).toEqual([410, used]);
    expect((await accept(token, entries(email))).body.message).toBe(used);
  });

  it('are good for 7 days and not a moment longer (R-301, O-53)', async () => {
    const { email, token } = await inviteByMail();
    // As long as the mail is waited for at most.
    server.advance(7 * day - 60_000);
    expect((await look(token))[0]).toBe(200);
    server.advance(60_000);
    const expired = 'This invitation has expired. Please ask for a new one.';
    expect(await look(token)).toEqual([410, expired]);
    expect((await accept(token, entries(email))).body.message).toBe(expired);
  });

  it('that were never made are no link (R-300)', async () => {
    expect(await look('x'.repeat(43))).toEqual([404, 'Invalid Link']);
    expect((await accept('x'.repeat(43), entries('a@example.com'))).body.code).toBe('invalid_link');
  });

  it('a link for another purpose opens none (R-301)', async () => {
    const { email } = await server.filmmaker();
    await server.visitor().call('POST /reset-password', { body: { email } });
    const { secret } = await waitForLink(server.home.dataDirectory, email, '/reset-password/');
    expect(await look(secret)).toEqual([404, 'Invalid Link']);
    const { token } = await inviteByMail();
    const answer = await server.visitor().call('GET /validate-reset-token/:slug', { params: { slug: token } });
    expect(answer.status).toBe(404);
  });

  it.each([
    [{ name: ' ' }, '/name', 'This field is required.'],
    [{ email: 'other@example.com' }, '/email', 'The email of an invitation can not be changed.'],
    [{ password: '12345', confirmPassword: '12345' }, '/password', 'Password must be at least 6 characters long.'],
    [{ confirmPassword: 'another' }, '/confirmPassword', 'Passwords do not match'],
    [
      { password: 'password', confirmPassword: 'password' },
      '/password',
      'This password is used by too many people. Please choose another one.',
    ],
    [{ phone: '1'.repeat(21) }, '/phone', 'Please enter the value must be less than or equal to 20 characters.'],
    [{ isStaff: true }, '/isStaff', "'isStaff' is not a field of this form."],
  ])('judge %j and stay good (R-293, R-296, R-297, O-36)', async (change, path, message) => {
    const { email, token } = await inviteByMail();
    const answer = await accept(token, { ...entries(email), ...change });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject([{ path, message }]);
    expect((await look(token))[0]).toBe(200);
  });

  it('of a regular account make it a filmmaker’s, with a new password, and end its sessions (R-065, R-298)', async () => {
    const { email, id } = await addRegularAccount(server);
    const { token } = await inviteByMail({ email });
    const secret = 'another lamp in the harbour';
    expect((await accept(token, { ...entries(email), password: secret, confirmPassword: secret })).status).toBe(200);
    expect((await login(email, secret)).body.user.id).toBe(id);
    expect((await login(email)).status).toBe(422);
    const mails = await waitForMails(server.home.dataDirectory, email, 2);
    expect(mails.map(({ subject }) => subject)).toContain('Your password for Reelform was changed');
  });

  it('cannot take an e-mail that became a filmmaker’s meanwhile (R-298)', async () => {
    const { email, token } = await inviteByMail();
    await server.visitor().call('POST /filmmaker/registrations', { body: { name: 'Quick', email, password } });
    const answer = await accept(token, entries(email));
    expect([answer.status, answer.body.errors]).toMatchObject([
      422,
      [{ path: '/email', message: 'Email has already been taken' }],
    ]);
    // Whoever opens it only now is not asked for entries that would be refused.
    expect(await look(token)).toEqual([410, 'This invitation was used already. Please log in.']);
  });

  it('are not sent to filmmakers, and a repeated request is one invitation (R-291)', async () => {
    const filmmaker = await server.filmmaker();
    const request = { requestId: randomUUID(), email: filmmaker.email, name: 'Ada', phone: null, locale: 'en' };
    expect(await invite(server.database.tables, request, new Date())).toBe('filmmaker');
    const email = newEmail();
    const twice = { ...request, requestId: randomUUID(), email };
    await invite(server.database.tables, twice, new Date());
    await invite(server.database.tables, twice, new Date());
    const later = await inviteByMail();
    expect(mailsTo(server.home.dataDirectory, later.email)).toHaveLength(1);
    expect(mailsTo(server.home.dataDirectory, email)).toHaveLength(1);
  });

  it('say a guest’s name as text, whatever it is (R-291)', async () => {
    const name = '<img src=x onerror=alert(1)> & "Co"';
    const { email } = await inviteByMail({ name });
    const [mail] = mailsTo(server.home.dataDirectory, email);
    expect(mail?.source).toContain(`Hello ${name},`);
    expect(mail?.source).toContain('Hello &lt;img src=x onerror=alert(1)&gt; &amp; &quot;Co&quot;,');
    expect(mail?.source.split('text/html')[1]).not.toContain('<img');
  });

  it('that are left for the running portal are taken up once; what is none is taken away (R-291)', async () => {
    const folder = join(server.home.dataDirectory, 'invitations');
    const request = { requestId: randomUUID(), email: newEmail(), name: 'Grace', phone: null, locale: 'en' };
    await leaveInvitation(folder, request);
    await waitForLink(server.home.dataDirectory, request.email, '/invitation/');
    writeFileSync(join(folder, 'a.json'), '{');
    writeFileSync(join(folder, 'b.json'), JSON.stringify({ ...request, requestId: 'x', name: 'a\0b' }));
    await leaveInvitation(folder, request);
    await expect.poll(() => readdirSync(folder)).toEqual([]);
    const after = await inviteByMail();
    expect(mailsTo(server.home.dataDirectory, after.email)).toHaveLength(1);
    expect(mailsTo(server.home.dataDirectory, request.email)).toHaveLength(1);
    expect(server.logs()).not.toContain('invitations wait');
  });
});
