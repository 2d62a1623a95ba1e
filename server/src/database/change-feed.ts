import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

/** Says which account's session facts changed, on every server of one database. */
export interface ChangeFeed {
  publish(accountId: number): Promise<void>;
  /** `undefined` for the account: anything may have changed while nobody listened. */
  subscribe(listener: (accountId: number | undefined) => void): void;
  close(): Promise<void>;
}

const channel = 'account_changes';
const reconnectMs = 1000;
/** How long the end of the connection is waited for, in ms. */
const longestGoodbye = 1000;

/** A feed within this process, for the embedded database. */
export function createLocalFeed(): ChangeFeed {
  const listeners: ((accountId: number | undefined) => void)[] = [];
  return {
    async publish(accountId) {
      for (const listener of listeners) listener(accountId);
    },
    subscribe: (listener) => void listeners.push(listener),
    close: async () => undefined,
  };
}

/**
 * A feed over PostgreSQL's LISTEN and NOTIFY, on a connection of its own that is opened anew when it is lost.
 * @throws when the first connection fails
 */
export async function createPostgresFeed(url: string, onError: (error: Error) => void): Promise<ChangeFeed> {
  const local = createLocalFeed();
  const listeners: ((accountId: number | undefined) => void)[] = [];
  let closed = false;
  let client: Client;
  let timer: NodeJS.Timeout | undefined;

  const connect = async () => {
    const next = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 10_000, query_timeout: 10_000 });
    let listening = false;
    const lose = (error: Error) => {
      if (!listening || closed) return;
      listening = false;
      onError(error);
      retry();
    };
    next.on('error', lose);
    next.on('end', () => lose(new Error('The database ended the connection that listens for changes.')));
    next.on('notification', ({ payload }) => {
      for (const listener of listeners) listener(Number(payload));
    });
    const listen = async () => {
      await next.connect();
      await next.query(`listen ${channel}`);
    };
    // One that does not listen is asked for nothing: the next attempt would leave it open beside its own.
    const giveUp = () => next.end().catch(() => undefined);
    await listen().catch(async (error: unknown) => {
      await giveUp();
      throw error;
    });
    // The feed was closed meanwhile.
    if (closed) return void (await giveUp());
    client = next;
    listening = true;
  };
  const retry = () => {
    timer = setTimeout(async () => {
      try {
        await connect();
        for (const listener of listeners) listener(undefined);
      } catch (error) {
        onError(error instanceof Error ? error : new Error(String(error)));
        if (!closed) retry();
      }
    }, reconnectMs).unref();
  };

  await connect();
  return {
    async publish(accountId) {
      await local.publish(accountId);
      await client.query('select pg_notify($1, $2)', [channel, String(accountId)]).catch(onError);
    },
    subscribe(listener) {
      local.subscribe(listener);
      listeners.push(listener);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      // A database that hangs never says good-bye; the connection then ends with the process.
      await Promise.race([client.end().catch(() => undefined), pause(longestGoodbye)]);
    },
  };
}
