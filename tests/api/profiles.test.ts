import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, waitForLink, waitForMails } from './mails.ts';
import { createTestServer, password, type TestServer } from './test-server.ts';

const links = ['website', 'facebook', 'twitter', 'instagram', 'youtube', 'pinterest', 'tiktok', 'linkedin'];
const noLinks = Object.fromEntries(links.map((link) => [link, '']));

describe('profiles', () => {
  let server: TestServer;
  let ada: Awaited<ReturnType<TestServer['filmmaker']>>;

  beforeAll(async () => {
    server = await createTestServer();
    ada = await server.filmmaker('Ada Maria Lumen');
  });
  afterAll(() => server?.stop());

  type Person = typeof ada;
  const view = (client: Person, id: number | string = client.id) =>
    client.call('GET /filmmakers/profile/:id/view', { params: { id } });
  const update = (client: Person, change: object = {}, id: number | string = client.id) =>
    client.call('POST /filmmakers/profile/:id/update', {
      params: { id },
      body: { email: client.email, firstName: 'Ada', lastName: 'Lumen', ...change },
    });

  it('begin with what the signup said (R-324, R-325, R-533)', async () => {
    expect((await view(ada)).body).toEqual({
      data: { ...noLinks, firstName: 'Ada Maria', lastName: 'Lumen', email: ada.email, phone: '' },
    });
  });

  it('keep every member, give the account its name, and take members back (R-324, R-325, R-534)', async () => {
    const grace = await server.filmmaker('Grace');
    const pages = Object.fromEntries(links.map((link) => [link, `https://example.com/${link}`]));
    const saved = await update(grace, { ...pages, firstName: ' Grace ', lastName: 'Reel', phone: '+49 30 1' });
    const user = { id: grace.id, name: 'Grace Reel', email: grace.email, showResourcesTab: false };
    expect(saved.body).toEqual({ user });
    expect((await view(grace)).body.data).toEqual({
      ...pages,
      firstName: 'Grace',
      lastName: 'Reel',
      email: grace.email,
      phone: '+49 30 1',
    });
    expect((await grace.call('GET /validate-session')).body.user).toEqual(user);
    await update(grace, { firstName: 'Grace', lastName: 'Reel', website: '' });
    expect((await view(grace)).body.data).toMatchObject({ ...noLinks, phone: '' });
  });

  it('are one’s own alone: any other number is refused and changes nothing (R-047, R-508, O-29)', async () => {
    const grace = await server.filmmaker('Grace Reel');
    const before = await server.database.tables.selectFrom('accounts').selectAll().orderBy('id').execute();
    const body = { firstName: 'Taken', lastName: 'Over' };
    for (const id of [grace.id, 1, 1_999_999_999]) {
      const answers = [await view(ada, id), await update(ada, body, id)];
      for (const { status, body: refusal } of answers)
        expect([id, status, refusal]).toEqual([
          id,
          403,
          { code: 'forbidden', message: 'This request is not allowed.', errors: [] },
        ]);
    }
    for (const id of ['abc', '-1', '0', '99999999999', "1' or '1'='1"])
      expect([(await view(ada, id)).status, (await update(ada, body, id)).status]).toEqual([404, 404]);
    expect(await server.database.tables.selectFrom('accounts').selectAll().orderBy('id').execute()).toEqual(before);
  });

  it.each([
    [{ email: '' }, '/email', 'This field is required.'],
    [{ email: 'ada' }, '/email', 'Please enter a valid email address.'],
    [{ firstName: ' ' }, '/firstName', 'This field is required.'],
    [{ lastName: 'l'.repeat(51) }, '/lastName', 'Please enter the value must be less than or equal to 50 characters.'],
    [{ phone: '1'.repeat(21) }, '/phone', 'Please enter the value must be less than or equal to 20 characters.'],
    [{ website: 'javascript:alert(1)' }, '/website', 'Please enter a valid url.'],
    [{ tiktok: 'data:text/html,x' }, '/tiktok', 'Please enter a valid url.'],
    [{ linkedin: '//evil.example' }, '/linkedin', 'Please enter a valid url.'],
    [{ showResourcesTab: true }, '/showResourcesTab', "'showResourcesTab' is not a field of this form."],
    [{ isStaff: true }, '/isStaff', "'isStaff' is not a field of this form."],
  ])('judge %j (R-326 to R-329)', async (change, path, message) => {
    const answer = await update(ada, change);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject([{ path, message }]);
  });

  it('with another e-mail move the login there, tell the old address, and end links sent to it (R-326)', async () => {
    const grace = await server.filmmaker('Grace Reel');
    await grace.call('POST /reset-password', { body: { email: grace.email } });
    const { secret } = await waitForLink(server.home.dataDirectory, grace.email, '/reset-password/');
    const moved = `moved-${grace.email}`;
    expect((await update(grace, { email: moved })).body.user.email).toBe(moved);
    const login = (email: string) =>
      server.visitor().call('POST /sessions', { body: { email, password, filmmakerLogin: true } });
    expect([(await login(moved)).status, (await login(grace.email)).status]).toEqual([200, 422]);
    const mails = await waitForMails(server.home.dataDirectory, grace.email, 2);
    expect(mails.map(({ subject }) => subject)).toContain('Your email address for Reelform was changed');
    const check = await grace.call('GET /validate-reset-token/:slug', { params: { slug: secret } });
    expect(check.status).toBe(404);
    expect(mailsTo(server.home.dataDirectory, moved)).toEqual([]);
  });

  it('cannot take another account’s e-mail, in any case of its letters (R-326)', async () => {
    const grace = await server.filmmaker('Grace Reel');
    const answer = await update(grace, { email: ada.email.toUpperCase(), lastName: 'Changed' });
    expect([answer.status, answer.body.errors]).toMatchObject([
      422,
      [{ path: '/email', keyword: 'taken', message: 'Email has already been taken' }],
    ]);
    expect((await view(grace)).body.data.lastName).toBe('Reel');
  });
});
