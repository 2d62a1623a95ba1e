import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { closeLastMonth } from './close-month.ts';

/** How often is looked for a month to close, in ms. */
const everyMs = 60 * 60_000;

/** Closes months and pays out while the app runs. */
export function registerPayoutJob(app: FastifyInstance, services: Services): void {
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const run = () => {
    running = running
      .then(() => closeLastMonth(services))
      .catch((error: unknown) => app.log.error({ err: error }, 'payouts wait'));
  };
  app.addHook('onReady', async () => {
    timer = setInterval(run, everyMs).unref();
    run();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
