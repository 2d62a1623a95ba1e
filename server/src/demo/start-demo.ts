import { hostInUrl } from '../host-in-url.ts';
import { createLocalPayments } from '../payments/local-payments/local-provider.ts';
import { readSchemaOptions } from '../schema-options.ts';
import { type RunningServer, type ServerOptions, startServer } from '../server.ts';
import { createToken } from '../sessions/tokens.ts';
import { createDemoClient, type DemoClient } from './demo-client.ts';
import { createDemoClock, type DemoClock } from './demo-clock.ts';
import { type DemoFilm, demoFilms, guestFilm } from './demo-films.ts';
import { createDemoVideo } from './demo-media.ts';
import { codeOf, fillBts, fillChannel, fillLibrary } from './fill-channel.ts';
import { fillFilm } from './fill-films.ts';
import { fillMonths, type WatchedFilm } from './fill-months.ts';

/** What somebody logs in with. */
export interface DemoLogin {
  readonly email: string;
  readonly password: string;
}

/** A portal that is full of life. */
export interface Demo {
  readonly server: RunningServer;
  readonly filmmaker: DemoLogin;
  readonly staff: DemoLogin;
}

const filmmakerEmail = 'ada@reelform.example';
const channel = { number: 207, name: 'Ada Lumen Films' };

/**
 * Starts the portal on an empty database and fills it through the portal's own calls, with 25 films, a channel, half a
 * year of views and payouts.
 * @throws when the database is not empty, which is left as it is
 */
export async function startDemo(options: Omit<ServerOptions, 'now'>): Promise<Demo> {
  const clock = createDemoClock();
  const server = await startServer({ ...options, now: clock.now });
  try {
    if (server.staff.kind !== 'created')
      throw new Error(
        'The database is not empty: `npm start` serves what it holds. For a demo set DATA_DIR to a folder that does not exist yet, or DATABASE_URL to an empty database.',
      );
    const filmmaker = { email: filmmakerEmail, password: createToken().slice(0, 12) };
    const { email, password } = server.staff;
    const staff = { email, password };
    await fill({ config: options.config, server, clock, login: filmmaker, staffLogin: staff });
    clock.release();
    return { server, filmmaker, staff };
  } catch (error) {
    await server.close();
    throw error;
  }
}

interface Filling {
  readonly config: ServerOptions['config'];
  readonly server: RunningServer;
  readonly clock: DemoClock;
  readonly login: DemoLogin;
  readonly staffLogin: DemoLogin;
}

async function fill({ config, server, clock, login, staffLogin }: Filling): Promise<void> {
  const { database } = server;
  const host = ['0.0.0.0', '::'].includes(config.host) ? '127.0.0.1' : hostInUrl(config.host);
  const url = `http://${host}:${server.port}`;
  const target = { url, origin: config.publicOrigin ?? url, adminPrefix: config.adminPrefix };
  const [ada, grace, staff] = [createDemoClient(target), createDemoClient(target), createDemoClient(target)];
  const video = await createDemoVideo();
  const setting = { filmmaker: ada, staff, video };
  const watched: WatchedFilm[] = [];
  let channelCode: string | undefined;

  const join = async () => {
    await ada.call('POST /filmmaker/registrations', { body: { name: 'Ada Lumen', ...login } });
    const guest = { name: 'Grace Guest', email: 'grace@reelform.example', password: createToken() };
    await grace.call('POST /filmmaker/registrations', { body: guest });
  };
  const submit = async (film: DemoFilm, filmmakerId: number) => {
    const id = await fillFilm({ ...setting, now: clock.now() }, film);
    if (!film.isOut) return;
    const { shortlink } = await ada.call('POST /filmmakers/films/shortlink/create', {
      body: { filmmakerId, programId: id, affiliateCode: null },
    });
    watched.push({ id, code: codeOf(shortlink) });
  };
  const first = Math.max(...demoFilms.map(({ months }) => months));
  await fillMonths({
    services: {
      database,
      now: clock.now,
      options: readSchemaOptions(config.schemasDirectory),
      payments: createLocalPayments({ database, now: clock.now }),
    },
    clock,
    first,
    films: () => watched,
    channelCode: () => channelCode,
    async begin(months) {
      if (months === first) await join();
      const { user } = await ada.call('POST /sessions', { body: { ...login, filmmakerLogin: true } });
      await staff.call('POST /sessions', { body: { ...staffLogin, filmmakerLogin: true } });
      for (const film of demoFilms.filter((one) => one.months === months)) await submit(film, user.id);
      if (months !== first) return;
      await choosePayment(ada);
      const hers = await fillFilm({ ...setting, filmmaker: grace, now: clock.now() }, guestFilm);
      const [one, other] = watched;
      if (one && other) channelCode = await fillChannel(setting, channel, [one.id, hers, other.id]);
      if (one) await fillBts(setting, one.id);
      await fillLibrary(setting);
    },
  });
}

async function choosePayment(filmmaker: DemoClient): Promise<void> {
  const { data } = await filmmaker.call('GET /filmmakers/get-iframe-url', { query: { type: 'paymentSetUp' } });
  const account = { routingNumber: '021000021', accountNumber: '000123456789' };
  await filmmaker.post(`${data.url}?method=ach`, { accountHolder: 'Ada Lumen', accountType: 'checking', ...account });
}
