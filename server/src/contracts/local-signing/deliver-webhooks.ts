import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { webhookPath } from '../webhooks.ts';
import { localProvider } from './local-provider.ts';
import { listUndelivered, markDelivered, readSecret } from './records.ts';
import { signatureHeader, signWebhook } from './webhook-signature.ts';

/**
 * Sends what is to be told of contracts to the portal's own webhook, as a provider elsewhere would over the network.
 * What is not taken stays for the next time, and holds nothing up.
 */
export async function deliverWebhooks(app: FastifyInstance, { database, now }: Services): Promise<void> {
  for (const { id, reference, event, name } of await listUndelivered(database.tables)) {
    const body = JSON.stringify({ reference, state: event, ...(name !== null && { signedName: name }) });
    const answer = await app.inject({
      method: 'POST',
      url: `${webhookPath}/${localProvider}`,
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: signWebhook(await readSecret(database.tables), body, now()),
      },
      payload: body,
    });
    if (answer.statusCode === 200) await markDelivered(database.tables, id, new Date(now()));
    else app.log.error({ status: answer.statusCode }, 'a webhook was not taken');
  }
}
