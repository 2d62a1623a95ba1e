// @vitest-environment jsdom
import '../../../engine/src/form/fixture/nodeBytes.ts';
import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { propertyRuns } from './propertyRuns.ts';
import { playWritten } from './written/playWritten.ts';
import { writtenForms } from './written/writtenForms.ts';

const complained: string[] = [];
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  complained.length = 0;
});

const { timeoutMs, numRuns, seed: first } = propertyRuns(40);
const step = fc.record({ at: fc.nat(9999), how: fc.nat(9999) });
const plots = fc.record({ form: writtenForms, steps: fc.array(step, { minLength: 2, maxLength: 4 }) });

it.each(Array.from({ length: numRuns }, (_seed, index) => first + index))(
  'a form as somebody writes it holds what it says: PROPERTY_SEED=%i PROPERTY_RUNS=1',
  { timeout: timeoutMs },
  async (seed) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined); // rjsf about parts that contradict each other
    vi.spyOn(console, 'error').mockImplementation((...said) => void complained.push(said.map(String).join(' ').slice(0, 400)));
    for (const plot of fc.sample(plots, { seed, numRuns: 1 })) {
      const faults = [...(await playWritten(plot)), ...complained];
      expect(faults, JSON.stringify(plot)).toEqual([]);
    }
  },
);
