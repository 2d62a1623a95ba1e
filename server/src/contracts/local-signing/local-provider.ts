import { randomUUID } from 'node:crypto';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import type { FormRegistry } from '../../forms/registry.ts';
import { notice } from '../../http/error-reply.ts';
import type { SchemaOptions } from '../../schema-options.ts';
import { createToken, hashToken } from '../../sessions/tokens.ts';
import type { ContractProvider } from '../contract-provider.ts';
import { writeDocument } from './document.ts';
import {
  deleteViewsExpiredBefore,
  endSigning,
  findSigning,
  insertSigning,
  insertView,
  listEvents,
  readSecret,
} from './records.ts';
import { readSignedWebhook } from './webhook-signature.ts';

/** Name of the local provider. */
export const localProvider = 'local';

/** Path of its page. */
export const signingPath = '/signing';

/** How long a view may be read before it is signed, in ms. */
const viewMs = 2 * 3_600_000;

const termKeys = ['signing.terms.1', 'signing.terms.2', 'signing.terms.3', 'signing.terms.4'] as const;

/** What the local provider works with. */
export interface LocalProviderOptions {
  readonly config: Config;
  readonly database: Database;
  readonly forms: FormRegistry;
  readonly now: () => number;
  readonly options: Pick<SchemaOptions, 'limits'>;
}

/** A provider of signatures on the portal itself: its page lets a person read, sign and cancel. */
export function createLocalProvider({ config, database, forms, now, options }: LocalProviderOptions): ContractProvider {
  const { tables } = database;
  let secret: Promise<string> | undefined;
  // Anybody may send a webhook: the secret, which never changes, is read once, and again where that failed.
  const keepSecret = () => {
    secret ??= readSecret(tables).catch((error: unknown) => {
      secret = undefined;
      throw error;
    });
    return secret;
  };
  return {
    name: localProvider,
    frameSources: ["'self'"],
    async create({ title, signer, locale }) {
      const { base, languages } = forms.current();
      const { notices } = languages.find(({ tag }) => tag === locale) ?? base;
      const id = randomUUID();
      const values = { title, name: signer.name, product: config.product.name };
      await insertSigning(tables, {
        id,
        title,
        signerName: signer.name,
        signerEmail: signer.email,
        product: config.product.name,
        terms: termKeys.map((key) => notice(notices, key, values)),
        at: new Date(now()),
      });
      return id;
    },
    async embedUrl(reference, { back, locale }) {
      const token = createToken();
      await deleteViewsExpiredBefore(tables, new Date(now()));
      await insertView(tables, hashToken(token), { signingId: reference, locale, expiresAt: new Date(now() + viewMs) });
      return `${signingPath}/${token}?${new URLSearchParams({ ...back })}`;
    },
    verifyWebhook: (headers, body) => readSignedWebhook(keepSecret, headers, body, now()),
    async document(reference) {
      const signing = await findSigning(tables, reference);
      return (
        signing &&
        writeDocument(signing, await listEvents(tables, reference, options.limits.contractViews), forms.current().base.notices)
      );
    },
    withdraw: async (reference) => void (await endSigning(tables, reference, 'cancelled')),
  };
}
