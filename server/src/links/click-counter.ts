import type { Queries } from '../database/queries.ts';
import { type Follow, followLinks, type LinkTarget } from '../repositories/short-links.ts';

/** Counts clicks on short links. */
export interface ClickCounter {
  /** Where a link leads, once its click is stored; `undefined` for a link that does not exist. */
  follow(click: Follow): Promise<LinkTarget | undefined>;
}

/** The most clicks of one statement. */
const batchSize = 1000;

interface Waiting {
  readonly click: Follow;
  readonly done: (target: LinkTarget | undefined) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Stores clicks together that come while others are being stored: a burst costs few statements, and nobody is answered
 * before their click is stored. A statement that fails fails for those who wait for it.
 */
export function createClickCounter(queries: Queries): ClickCounter {
  let waiting: Waiting[] = [];
  let isStoring = false;

  const store = async () => {
    isStoring = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, batchSize);
      waiting = waiting.slice(batchSize);
      try {
        const targets = await followLinks(
          queries,
          batch.map(({ click }) => click),
        );
        const byCode = new Map(targets.map((target) => [target.code, target]));
        for (const { click, done } of batch) done(byCode.get(click.code));
      } catch (error) {
        for (const { fail } of batch) fail(error);
      }
    }
    isStoring = false;
  };

  return {
    follow: (click) =>
      new Promise((done, fail) => {
        waiting.push({ click, done, fail });
        if (!isStoring) void store();
      }),
  };
}
