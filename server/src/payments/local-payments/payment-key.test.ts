import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { keepPaymentKey } from './payment-key.ts';

it('the key is one for all who ask while the first is made: what each encrypts with it is opened later', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'payment-key-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (let round = 0; round < 20; round += 1) {
    const dataDirectory = join(folder, String(round));
    const ask = async (_none: unknown, turns: number) => {
      for (let turn = 0; turn < turns; turn += 1) await nextTurn();
      return (await keepPaymentKey({ paymentKey: undefined, dataDirectory })).toString('hex');
    };
    const keys = await Promise.all(Array.from({ length: 20 }, ask));
    expect(new Set([...keys, await ask(undefined, 0)]).size).toBe(1);
    expect(readdirSync(dataDirectory)).toEqual(['payment.key']);
  }
});
