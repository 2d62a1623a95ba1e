import { createHash } from 'node:crypto';
import type { CallTypes } from '@reelform/schemas/api';
import { type Refusal, refuse } from '../errors.ts';
import type { HandlersOf } from '../http/calls.ts';
import { notice } from '../http/error-reply.ts';
import { insertRegistrations } from '../repositories/registrations.ts';
import { countAttempt } from '../repositories/throttle-counters.ts';
import { insertViews } from '../repositories/views.ts';
import type { Services } from '../services.ts';

type Events = CallTypes<'POST /ingest/events'>['body'];

/** How far ahead of ours the platform's clock may be. */
const leewayMs = 5 * 60_000;
const minuteMs = 60_000;
const dateOf = (seconds: number) => new Date(seconds * 1000);

/** Take in what happened on the platform: views, and subscribers who came by a short link. */
export const eventHandlers: HandlersOf<'POST /ingest/events'> = {
  async 'POST /ingest/events'({ services, body, language }) {
    const { database, now } = services;
    const { views = [], registrations = [] } = body;
    const errors = findImpossibleTimes(body, now()).map((path) => ({
      path,
      keyword: 'time',
      message: notice(language.notices, 'error.eventTime'),
    }));
    if (errors.length > 0) return refuse('invalid', { errors });
    const limited = await limitBatches(services);
    if (limited) return limited;
    return database.tables.transaction().execute(async (transaction) => {
      const at = new Date(now());
      const viewed = await insertViews(
        transaction,
        views.map((view) => ({
          id: view.id,
          filmId: view.programId,
          ...(view.viewerId !== undefined && { viewerId: view.viewerId }),
          watchedSeconds: view.watchedSeconds,
          adRevenueMicros: view.adRevenueMicros ?? 0,
          at: dateOf(view.viewedAt),
        })),
        at,
      );
      const registered = await insertRegistrations(
        transaction,
        registrations.map(({ id, shortlink, clickedAt, registeredAt, paidCents }) => ({
          id,
          code: shortlink.replace(/^.*\//, ''),
          clickedAt: dateOf(clickedAt),
          registeredAt: dateOf(registeredAt),
          paidCents,
        })),
        at,
      );
      const recorded = viewed.recorded + registered.recorded;
      const unknown = [...viewed.unknown, ...registered.unknown];
      const repeated = views.length + registrations.length - recorded - unknown.length;
      return { success: true, data: { recorded, repeated, unknown } };
    });
  },
};

/** Pointers to times that lie ahead, and to registrations before their click. */
function findImpossibleTimes({ views = [], registrations = [] }: Events, now: number): readonly string[] {
  const latest = (now + leewayMs) / 1000;
  return [
    ...views.flatMap(({ viewedAt }, index) => (viewedAt > latest ? [`/views/${index}/viewedAt`] : [])),
    ...registrations.flatMap(({ clickedAt, registeredAt }, index) =>
      registeredAt > latest || registeredAt < clickedAt ? [`/registrations/${index}/registeredAt`] : [],
    ),
  ];
}

/** A refusal when the platform sent too many batches within a minute, to whichever server. */
async function limitBatches({ config, database, now }: Services): Promise<Refusal | undefined> {
  const key = createHash('sha256').update('POST /ingest/events').digest();
  const { attempts, resetsAt } = await countAttempt(database.tables, key, new Date(now()), minuteMs);
  if (attempts <= config.ingest.batchesPerMinute) return undefined;
  const seconds = Math.max(1, Math.ceil((resetsAt.getTime() - now()) / 1000));
  return refuse('too_many_requests', { values: { minutes: 1 }, headers: { 'retry-after': String(seconds) } });
}
