import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { endContract } from './end-contract.ts';

/** Path below which providers tell of contracts; the provider's name follows. */
export const webhookPath = '/contract-webhooks';

/** Takes what the provider tells of contracts; what it did not sign is refused. */
export function registerWebhooks(app: FastifyInstance, services: Services): void {
  const { contracts } = services;
  app.register(async (scope) => {
    // The signature is over the bytes, so nothing parses them before.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 65_536 }, (_request, body, done) => done(null, body));
    scope.post(`${webhookPath}/${contracts.name}`, async (request, reply) => {
      const event = await contracts.verifyWebhook(request.headers, typeof request.body === 'string' ? request.body : '');
      reply.header('cache-control', 'no-store');
      if (!event) {
        request.log.warn('a webhook with a wrong signature');
        return reply.code(403).send({ success: false });
      }
      await endContract(services, event);
      return { success: true };
    });
  });
}
