import type { FastifyBaseLogger } from 'fastify';
import type { PaymentFigures } from '../payment-options.ts';
import { toldOf } from '../schemas-file.ts';
import { baseTag, readTerms, type Terms, type TermsFigures } from './read-terms.ts';

/**
 * The terms in a language as their file stands now.
 * @throws when the file is broken and nothing was read before
 */
export type TermsReader = (tag: string) => Promise<Terms>;

/** What {@link createTermsReader} reads. */
export interface TermsReaderOptions {
  readonly schemasDirectory: string;
  readonly figures: PaymentFigures;
  /** Episodes that the form of a first submission takes now. */
  readonly firstEpisodes: () => TermsFigures['firstEpisodes'];
  /** The product's name. */
  readonly product: string;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Reads the terms anew for every reader, once now. A change that breaks a file is refused with its reason in the log:
 * what was read last stays, or else the English terms.
 */
export async function createTermsReader(options: TermsReaderOptions): Promise<TermsReader> {
  const { schemasDirectory, figures, firstEpisodes, product, log } = options;
  const lastGood = new Map<string, Terms>();
  const read: TermsReader = async (tag) => {
    try {
      const terms = await readTerms(schemasDirectory, tag, { ...figures, firstEpisodes: firstEpisodes() }, product);
      lastGood.set(tag, terms);
      return terms;
    } catch (error) {
      const kept = lastGood.get(tag) ?? lastGood.get(baseTag);
      if (!kept) throw error;
      log.error(toldOf(error), 'a change of the terms was refused');
      return kept;
    }
  };
  await read(baseTag).catch((error: unknown) => log.error(toldOf(error), 'the terms are broken'));
  return read;
}
