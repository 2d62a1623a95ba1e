import type { Config } from './config.ts';
import type { ContractProvider } from './contracts/contract-provider.ts';
import type { Database } from './database/database.ts';
import type { FormRegistry } from './forms/registry.ts';
import type { PlainSchemas } from './http/plain-schemas.ts';
import type { Throttle } from './http/throttle.ts';
import type { MailQueue } from './mail/mail-queue.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import type { SchemaOptions } from './schema-options.ts';
import type { Sessions } from './sessions/sessions.ts';
import type { Storage } from './storage/storage.ts';
import type { TermsReader } from './terms/terms-reader.ts';

/** What a handler works with. */
export interface Services {
  readonly config: Config;
  readonly contracts: ContractProvider;
  readonly database: Database;
  readonly forms: FormRegistry;
  readonly mail: Pick<MailQueue, 'wake'>;
  readonly options: SchemaOptions;
  /** Origin under which people reach the portal, whatever a request says. */
  readonly origin: () => string;
  readonly payments: PaymentProvider;
  readonly schemas: PlainSchemas;
  readonly sessions: Sessions;
  readonly storage: Storage;
  readonly terms: TermsReader;
  readonly throttle: Throttle;
  /** The time, in milliseconds since 1970 (UTC). */
  readonly now: () => number;
}
