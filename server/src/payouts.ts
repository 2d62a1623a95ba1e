import { parseArgs } from 'node:util';
import { type Config, readConfig } from './config.ts';
import { lockDataDirectory } from './data-directory-lock.ts';
import { type Database, databaseLocation, openDatabase } from './database/database.ts';
import { keepPaymentKey } from './payments/local-payments/payment-key.ts';
import { listOpenPayments } from './payments/local-payments/records.ts';
import { openDetails } from './payments/local-payments/sealed-details.ts';
import { settleLocalPayment } from './payments/local-payments/settle-local-payment.ts';
import type { Settlement } from './payments/settle-payout.ts';

const usage = `Usage: npm run payouts -- list                          what is to be paid, and where: one JSON object a line
       npm run payouts -- paid ID
       npm run payouts -- rejected ID [--fee DOLLARS]   what the bank sent back, and what that cost
`;

const { positionals, values } = parseArgs({ allowPositionals: true, options: { fee: { type: 'string', default: '0' } } });
const [verb = '', id = ''] = positionals;
const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
const isFee = /^\d{1,6}(\.\d\d?)?$/.test(values.fee);
if (!(verb === 'list' || ((verb === 'paid' || verb === 'rejected') && isId && isFee))) {
  process.stderr.write(usage);
  process.exit(2);
}

try {
  const config = readConfig();
  const lock = config.databaseUrl === undefined ? await lockDataDirectory(config.dataDirectory) : undefined;
  try {
    const database = await openDatabase(databaseLocation(config), () => undefined);
    await run(config, database).finally(() => database.close());
  } finally {
    lock?.release();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function run(config: Config, database: Database): Promise<void> {
  if (verb === 'list') return list(config, database);
  const settlement: Settlement =
    verb === 'paid' ? { state: 'paid' } : { state: 'rejected', feeCents: Math.round(Number(values.fee) * 100) };
  if (!(await settleLocalPayment(database, id, settlement, new Date())))
    throw new Error(`There is no payment ${id} on its way.`);
}

async function list(config: Config, { tables }: Database): Promise<void> {
  const key = await keepPaymentKey(config);
  for (const { accountId, email, sealed, cents, ...payment } of await listOpenPayments(tables)) {
    const details = openDetails(key, accountId, sealed);
    process.stdout.write(`${JSON.stringify({ ...payment, dollars: Number(cents) / 100, filmmaker: email, details })}\n`);
  }
}
