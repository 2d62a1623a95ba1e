import { array, assert, asyncProperty, constantFrom, integer, oneof, record } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeLastMonth, closeMonth, type PayoutServices } from '../../server/src/payments/close-month.ts';
import { createLocalPayments } from '../../server/src/payments/local-payments/local-provider.ts';
import { saveDetails } from '../../server/src/payments/local-payments/records.ts';
import type { Payment } from '../../server/src/payments/payment-provider.ts';
import { settlePayout } from '../../server/src/payments/settle-payout.ts';
import { readBalance } from '../../server/src/repositories/ledger.ts';
import { insertRegistrations } from '../../server/src/repositories/registrations.ts';
import { insertFilmLink, saveChannelLink } from '../../server/src/repositories/short-links.ts';
import { insertViews } from '../../server/src/repositories/views.ts';
import { readSchemaOptions } from '../../server/src/schema-options.ts';
import { createFilm } from './films.ts';
import { createTestServer, type TestServer } from './test-server.ts';

type Filmmaker = Awaited<ReturnType<TestServer['filmmaker']>>;

const report = 'GET /filmmakers/payout-report';
const hour = 3600;
const at = (text: string) => new Date(`${text}T12:00:00Z`);

describe('revenue and payouts', () => {
  let server: TestServer;
  let events = 0;
  let clock = at('2026-06-15').getTime();
  const options = readSchemaOptions('schemas');
  const tables = () => server.database.tables;
  const services = (payment = options.payment): PayoutServices => ({
    database: server.database,
    now: () => clock,
    options: { ...options, payment },
    payments: createLocalPayments({ database: server.database, now: () => clock }),
  });

  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server?.stop());

  /** A filmmaker of last year with a film and its link; with `isPaid`, one who said how to be paid. */
  const person = async (isPaid = true) => {
    const ada = await server.filmmaker();
    const changes = { show_resources_tab: true, created_at: at('2026-01-01') };
    await tables().updateTable('accounts').set(changes).where('id', '=', ada.id).execute();
    await server.database.changes.publish(ada.id);
    const film = await createFilm(ada, { title: `Film of ${ada.id}` });
    await insertFilmLink(tables(), ada.id, film, `film-${film}`, at('2026-01-01'));
    const details = { method: 'ach', shown: '••••6789', sealed: Buffer.from('x'), at: at('2026-01-01') };
    if (isPaid) await saveDetails(tables(), ada.id, details);
    return { ada, film };
  };
  const watch = (filmId: number, day: string, watchedSeconds: number, adRevenueMicros = 0, viewerId?: number) => {
    events += 1;
    const view = { id: `view-${events}`, filmId, watchedSeconds, adRevenueMicros, at: at(day), ...(viewerId && { viewerId }) };
    return insertViews(tables(), [view], at(day));
  };
  const register = (code: string, clicked: string, registered: string, paidCents: number) => {
    events += 1;
    const row = { id: `reg-${events}`, code, clickedAt: at(clicked), registeredAt: at(registered), paidCents };
    return insertRegistrations(tables(), [row], at(registered));
  };
  const ask = async (client: Filmmaker, page = 1) => {
    const answer = await client.call(report, { query: { page } });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data;
  };
  const payoutsOf = async ({ id }: Filmmaker) => {
    const rows = await tables().selectFrom('payouts').selectAll().where('account_id', '=', id).orderBy('created_at').execute();
    return rows.map(({ cents, state }) => [Number(cents), state]);
  };
  const paymentsOf = async ({ id }: Filmmaker) => {
    const rows = await tables()
      .selectFrom('local_payments')
      .selectAll()
      .where('account_id', '=', id)
      .orderBy('sent_at')
      .execute();
    return rows.map(({ cents }) => Number(cents));
  };
  const closeIn = async (day: string) => {
    clock = at(day).getTime();
    await closeLastMonth(services());
  };

  it('is nothing without an event (R-424, R-427)', async () => {
    const { ada } = await person();
    expect(await ask(ada)).toEqual({
      totalRevenue: 0,
      totalPayouts: 0,
      futurePayouts: 0,
      totalViews: 0,
      totalWatchedMinutes: 0,
      totalRows: 0,
      rows: [],
    });
  });

  it('is by program and month the higher of watch time and ad revenue, and the referral share beside it (R-424, R-431, R-432, R-552)', async () => {
    const { ada, film } = await person();
    const other = await createFilm(ada, { title: 'Second' });
    await tables().updateTable('films').set({ program_link: '/title/second' }).where('id', '=', other).execute();
    // March: 10 hours are 2.00, 80% of 4.00 are 3.20. April: 10 hours are 2.00, 80% of 1.00 are 0.80.
    await watch(film, '2026-03-05', 10 * hour, 4_000_000);
    await watch(film, '2026-04-05', 10 * hour, 1_000_000);
    await watch(other, '2026-04-05', 90 * hour);
    // 10% of 9.99 is 1.00; 8 days after the click is too late.
    await register(`film-${film}`, '2026-04-01', '2026-04-08', 999);
    await register(`film-${film}`, '2026-04-01', '2026-04-09', 5000);
    await saveChannelLink(tables(), ada.id, '/channel/1', `channel-${ada.id}`, at('2026-01-01'));
    await register(`channel-${ada.id}`, '2026-05-01', '2026-05-02', 2000);
    const data = await ask(ada);
    expect(data).toMatchObject({ totalRevenue: 26.2, totalPayouts: 0, futurePayouts: 26.2 });
    expect(data).toMatchObject({ totalViews: 3, totalWatchedMinutes: 6600, totalRows: 3 });
    expect(data.rows).toEqual([
      { id: other, title: 'Second', programLink: '/title/second', views: 1, totalWatchedMinutes: 5400, revenue: 18 },
      { id: film, title: `Film of ${ada.id}`, programLink: null, views: 2, totalWatchedMinutes: 1200, revenue: 6.2 },
      { id: 0, title: 'Subscribers by your channel’s link', programLink: null, views: 0, totalWatchedMinutes: 0, revenue: 2 },
    ]);
  });

  it('leaves own views out, and is the owner’s of the video wherever it is watched (R-414, R-443)', async () => {
    const [{ ada, film }, { ada: eve, film: hers }] = [await person(), await person()];
    await watch(film, '2026-05-05', 10 * hour, 0, ada.id);
    await watch(hers, '2026-05-05', 5 * hour, 0, ada.id);
    // Ada's channel shows Eve's video.
    await saveChannelLink(tables(), ada.id, '/channel/2', `channel-${ada.id}`, at('2026-01-01'));
    expect(await ask(ada)).toMatchObject({ totalRevenue: 0, totalViews: 0, totalRows: 0 });
    expect(await ask(eve)).toMatchObject({ totalRevenue: 1, totalViews: 1 });
  });

  it('is answered in pages of 20, with the sums of all on each (R-422, R-423)', async () => {
    const { ada } = await person();
    for (let n = 0; n < 23; n += 1) await watch(await createFilm(ada, { title: `Film ${n}` }), '2026-05-05', (n + 1) * hour);
    const [first, second, third] = [await ask(ada), await ask(ada, 2), await ask(ada, 3)];
    expect([first.rows.length, second.rows.length, third.rows.length]).toEqual([20, 3, 0]);
    for (const { totalRevenue, totalRows } of [first, second, third]) expect([totalRevenue, totalRows]).toEqual([55.2, 23]);
    const ids = [...first.rows, ...second.rows].map(({ id }: { id: number }) => id);
    expect(new Set(ids).size).toBe(23);
    expect((await ada.call(report, { query: { page: 0 } })).status).toBe(422);
  });

  it('is paid monthly from 100.00 on; what is below is carried over (R-433)', async () => {
    const { ada, film } = await person();
    await watch(film, '2026-03-05', 499 * hour);
    await closeIn('2026-04-02');
    expect(await payoutsOf(ada)).toEqual([]);
    await watch(film, '2026-04-05', 1 * hour);
    await closeIn('2026-05-02');
    expect(await payoutsOf(ada)).toEqual([[10_000, 'sent']]);
    expect(await paymentsOf(ada)).toEqual([10_000]);
    await watch(film, '2026-05-01', 5 * hour);
    expect(await ask(ada)).toMatchObject({ totalRevenue: 101, totalPayouts: 100, futurePayouts: 1 });
  });

  it('waits for those who have not said how they are paid', async () => {
    const { ada, film } = await person(false);
    await watch(film, '2026-03-05', 600 * hour);
    await closeIn('2026-04-02');
    expect(await payoutsOf(ada)).toEqual([]);
    await saveDetails(tables(), ada.id, {
      method: 'paypal',
      shown: 'a•••@x.io',
      sealed: Buffer.from('x'),
      at: at('2026-04-03'),
    });
    await closeIn('2026-05-02');
    expect(await paymentsOf(ada)).toEqual([12_000]);
  });

  it('what is told late is in the next closing, and a month is closed once', async () => {
    const { ada, film } = await person();
    await watch(film, '2026-03-05', 500 * hour);
    for (let n = 0; n < 3; n += 1) await closeIn('2026-04-02');
    await watch(film, '2026-03-06', 500 * hour);
    await closeIn('2026-04-20');
    expect(await paymentsOf(ada)).toEqual([10_000]);
    await closeIn('2026-05-02');
    expect(await paymentsOf(ada)).toEqual([10_000, 10_000]);
  });

  it('is paid once when several servers close at once, and after one died before it had sent (R-433)', async () => {
    const { ada, film } = await person();
    await watch(film, '2026-03-05', 700 * hour);
    clock = at('2026-04-02').getTime();
    const down = { ...services().payments, send: () => Promise.reject(new Error('The provider is down.')) };
    await expect(closeLastMonth({ ...services(), payments: down })).rejects.toThrow('1 payouts could not be sent');
    expect(await payoutsOf(ada)).toEqual([[14_000, 'due']]);
    await Promise.all([1, 2, 3, 4].map(() => closeLastMonth(services())));
    expect(await payoutsOf(ada)).toEqual([[14_000, 'sent']]);
    expect(await paymentsOf(ada)).toEqual([14_000]);
  });

  it('a rejected payment is owed again, and its fee is deducted from the next cycle (R-438)', async () => {
    const { ada, film } = await person();
    await watch(film, '2026-03-05', 500 * hour);
    await closeIn('2026-04-02');
    const [payout] = await tables().selectFrom('payouts').select('id').where('account_id', '=', ada.id).execute();
    const settle = (state: { state: 'paid' } | { state: 'rejected'; feeCents: number }) =>
      tables()
        .transaction()
        .execute((transaction) => settlePayout(transaction, payout?.id ?? '', state, at('2026-04-03')));
    const outcomes = await Promise.all([1, 2, 3].map(() => settle({ state: 'rejected', feeCents: 1500 })));
    expect(outcomes.toSorted()).toEqual([false, false, true]);
    expect(await settle({ state: 'paid' })).toBe(false);
    expect(await ask(ada)).toMatchObject({ totalRevenue: 100, totalPayouts: 0, futurePayouts: 85 });
    await watch(film, '2026-04-05', 100 * hour);
    await closeIn('2026-05-02');
    expect(await payoutsOf(ada)).toEqual([
      [10_000, 'rejected'],
      [10_500, 'sent'],
    ]);
    expect(await ask(ada)).toMatchObject({ totalRevenue: 120, totalPayouts: 105, futurePayouts: 0 });
  });

  it('what goes wrong with one filmmaker keeps nobody else waiting', async () => {
    const [{ ada, film }, { ada: eve, film: hers }] = [await person(), await person()];
    await watch(film, '2026-03-05', 500 * hour);
    await watch(hers, '2026-03-05', 500 * hour);
    clock = at('2026-04-02').getTime();
    const { payments, ...rest } = services();
    const canPay = (id: number) => (id === ada.id ? Promise.reject(new Error('no answer')) : payments.canPay(id));
    await expect(closeLastMonth({ ...rest, payments: { ...payments, canPay } })).rejects.toThrow('1 filmmakers');
    expect([await paymentsOf(ada), await paymentsOf(eve)]).toEqual([[], [10_000]]);
    await closeLastMonth(services());
    expect(await paymentsOf(ada)).toEqual([10_000]);
  });

  it('a payout that the provider does not take keeps no other waiting, and is sent later', async () => {
    const [{ ada, film }, { ada: eve, film: hers }] = [await person(), await person()];
    await watch(film, '2026-03-05', 500 * hour);
    await watch(hers, '2026-03-05', 500 * hour);
    clock = at('2026-04-02').getTime();
    const { payments, ...rest } = services();
    const send = (payment: Payment) =>
      payment.accountId === ada.id ? Promise.reject(new Error('no such bank')) : payments.send(payment);
    await expect(closeLastMonth({ ...rest, payments: { ...payments, send } })).rejects.toThrow('1 payouts');
    expect([await payoutsOf(ada), await paymentsOf(eve)]).toEqual([[[10_000, 'due']], [10_000]]);
    await closeLastMonth(services());
    expect([await payoutsOf(ada), await paymentsOf(ada)]).toEqual([[[10_000, 'sent']], [10_000]]);
  });

  it('a change of the figures is one for the months to come: what was closed is neither paid again nor taken back', async () => {
    const { ada, film } = await person();
    const { payment } = options;
    const doubled = { ...payment, watchHourCents: 2 * payment.watchHourCents, referralDays: 30 };
    const closeBy = async (day: string, figures: typeof payment) => {
      clock = at(day).getTime();
      await closeMonth(services(figures), ada.id);
    };
    await watch(film, '2031-01-05', 500 * hour);
    await register(`film-${film}`, '2031-01-01', '2031-01-20', 99_900);
    await closeBy('2031-02-02', payment);
    expect(await payoutsOf(ada)).toEqual([[10_000, 'due']]);
    // Told late, it is January's; what February brings is told by the new figures.
    await watch(film, '2031-01-06', 10 * hour);
    await watch(film, '2031-02-05', 500 * hour);
    await register(`film-${film}`, '2031-01-20', '2031-02-10', 1000);
    await closeBy('2031-03-02', doubled);
    expect(await payoutsOf(ada)).toEqual([
      [10_000, 'due'],
      [20_300, 'due'],
    ]);
    await closeBy('2031-04-02', { ...payment, watchHourCents: 0, referralDays: 0 });
    expect(await readBalance(tables(), ada.id)).toBe(0);
  });

  it('to the cent nothing is lost or paid twice, whatever happens in which order (R-433)', async () => {
    const event = oneof(
      record({
        kind: constantFrom('watch' as const),
        back: integer({ min: 0, max: 3 }),
        seconds: integer({ min: 0, max: 2_000_000 }),
        micros: integer({ min: 0, max: 90_000_000 }),
      }),
      record({
        kind: constantFrom('register' as const),
        back: integer({ min: 0, max: 2 }),
        paid: integer({ min: 0, max: 90_000 }),
      }),
      record({ kind: constantFrom('close' as const), at: constantFrom(1, 2, 3) }),
      record({ kind: constantFrom('month' as const) }),
      record({ kind: constantFrom('reject' as const), fee: integer({ min: 0, max: 3000 }) }),
    );
    await assert(
      asyncProperty(array(event, { minLength: 4, maxLength: 25 }), async (steps) => {
        const { ada, film } = await person();
        let month = 3;
        let fees = 0;
        const dayOf = (back: number) => `2026-${String(Math.max(1, month - back)).padStart(2, '0')}-02`;
        const now = () => at(`2026-${String(month).padStart(2, '0')}-03`).getTime();
        for (const step of steps) {
          clock = now();
          if (step.kind === 'watch') await watch(film, dayOf(step.back), step.seconds, step.micros);
          if (step.kind === 'register') await register(`film-${film}`, dayOf(step.back), dayOf(step.back), step.paid);
          if (step.kind === 'close') await Promise.all(Array.from({ length: step.at }, () => closeMonth(services(), ada.id)));
          if (step.kind === 'month') month = Math.min(12, month + 1);
          if (step.kind === 'reject') {
            await closeLastMonth(services());
            const sent = await tables()
              .selectFrom('payouts')
              .select('id')
              .where('account_id', '=', ada.id)
              .where('state', '=', 'sent')
              .executeTakeFirst();
            const settlement = { state: 'rejected', feeCents: step.fee } as const;
            if (
              sent &&
              (await tables()
                .transaction()
                .execute((own) => settlePayout(own, sent.id, settlement, new Date(clock))))
            )
              fees += step.fee;
          }
        }
        month = 12;
        clock = at('2027-01-03').getTime();
        await closeLastMonth(services());
        await closeLastMonth(services());
        const paid = (await payoutsOf(ada)).reduce(
          (sum, [cents, state]) => sum + (state === 'rejected' ? 0 : Number(cents)),
          0,
        );
        const balance = await readBalance(tables(), ada.id);
        expect(paid + balance + fees).toBe(await expectedCents(film));
        expect(balance).toBeLessThan(10_000);
        const handed = (await paymentsOf(ada)).reduce((sum, cents) => sum + cents, 0);
        expect(handed).toBe((await payoutsOf(ada)).reduce((sum, [cents]) => sum + Number(cents), 0));
      }),
      { numRuns: 12 },
    );
  });

  /** What a film earned, added up from the single events in another way than the server does. */
  const expectedCents = async (film: number) => {
    const views = await tables().selectFrom('views').selectAll().where('film_id', '=', film).execute();
    const sums = new Map<string, { seconds: number; micros: number }>();
    for (const { viewed_at, watched_seconds, ad_revenue_micros } of views) {
      const month = viewed_at.toISOString().slice(0, 7);
      const { seconds, micros } = sums.get(month) ?? { seconds: 0, micros: 0 };
      sums.set(month, { seconds: seconds + watched_seconds, micros: micros + Number(ad_revenue_micros) });
    }
    const registrations = await tables()
      .selectFrom('registrations')
      .innerJoin('short_links', 'short_links.id', 'short_link_id')
      .select(['registered_at', 'paid_cents'])
      .where('film_id', '=', film)
      .execute();
    const paid = new Map<string, number>();
    for (const { registered_at, paid_cents } of registrations) {
      const month = registered_at.toISOString().slice(0, 7);
      paid.set(month, (paid.get(month) ?? 0) + paid_cents);
    }
    const shares = [...sums.values()].map(({ seconds, micros }) =>
      Math.floor(Math.max((seconds * 20) / 3600, (micros * 80) / 1_000_000) + 0.5),
    );
    const referrals = [...paid.values()].map((cents) => Math.floor(cents / 10 + 0.5));
    return [...shares, ...referrals].reduce((sum, cents) => sum + cents, 0);
  };
});
