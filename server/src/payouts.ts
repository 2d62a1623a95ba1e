import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig } from './config.ts';
import type { Database } from './database/database.ts';
import { keepPaymentKey } from './payments/local-payments/payment-key.ts';
import { listOpenPayments } from './payments/local-payments/records.ts';
import { openDetails } from './payments/local-payments/sealed-details.ts';
import { settleLocalPayment } from './payments/local-payments/settle-local-payment.ts';
import type { Settlement } from './payments/settle-payout.ts';
import { readArguments } from './read-arguments.ts';
import { reasonOf } from './reason-of.ts';
import { withDatabase } from './with-database.ts';

const usage = `Usage: npm run payouts -- list                          what is to be paid, and where: one JSON object a line
       npm run payouts -- paid ID
       npm run payouts -- rejected ID [--fee DOLLARS]   what the bank sent back, and what that cost
Months are closed by the portal itself, after their end.
`;

/** What was asked for. */
type Command = { readonly verb: 'list' } | { readonly verb: 'settle'; readonly id: string; readonly settlement: Settlement };

const command = readCommand();
if (!command) {
  process.stderr.write(usage);
  process.exit(2);
}

try {
  const config = readConfig();
  // A mistyped folder would become an empty database, in which there is nothing to pay.
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDirectory, 'database')))
    throw new Error(`There is no portal's data in ${config.dataDirectory}. Set DATA_DIR or DATABASE_URL.`);
  await withDatabase(config, (database) => run(command, config, database));
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = 1;
}

function readCommand(): Command | undefined {
  const given = readArguments({ allowPositionals: true, options: { fee: { type: 'string' } } });
  if (!given) return undefined;
  const { positionals, values } = given;
  const [verb, id = '', ...more] = positionals;
  const { fee } = values;
  if (verb === 'list') return positionals.length === 1 && fee === undefined ? { verb } : undefined;
  if (more.length > 0 || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return undefined;
  if (verb === 'paid') return fee === undefined ? { verb: 'settle', id, settlement: { state: 'paid' } } : undefined;
  if (verb !== 'rejected' || !/^\d{1,6}(\.\d\d?)?$/.test(fee ?? '0')) return undefined;
  return { verb: 'settle', id, settlement: { state: 'rejected', feeCents: Math.round(Number(fee ?? 0) * 100) } };
}

async function run(asked: Command, config: Config, database: Database): Promise<void> {
  if (asked.verb === 'list') return list(config, database);
  const { id, settlement } = asked;
  if (!(await settleLocalPayment(database, id, settlement, new Date())))
    throw new Error(`There is no payment ${id} on its way: \`npm run payouts -- list\` names those that are.`);
  process.stderr.write(`Payment ${id} is noted as ${settlement.state}.\n`);
}

/** Programs read the lines on the standard output; what is for people goes beside it. */
async function list(config: Config, { tables }: Database): Promise<void> {
  const key = await keepPaymentKey(config);
  const payments = await listOpenPayments(tables);
  for (const { accountId, email, sealed, cents, ...payment } of payments) {
    const details = tryToOpen(key, accountId, sealed);
    if (details) {
      const line = { ...payment, dollars: Number(cents) / 100, filmmaker: email, details };
      process.stdout.write(`${JSON.stringify(line)}\n`);
      continue;
    }
    // One whose details are lost keeps nobody else from being paid.
    process.stderr.write(`Payment ${payment.id} to ${email} is not listed: its details do not open with this PAYMENT_KEY.\n`);
    process.exitCode = 1;
  }
  if (payments.length === 0) process.stderr.write('Nothing is to be paid.\n');
}

function tryToOpen(...place: Parameters<typeof openDetails>) {
  try {
    return openDetails(...place);
  } catch {
    return undefined;
  }
}
