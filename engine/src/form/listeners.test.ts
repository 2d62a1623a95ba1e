import { describe, expect, it } from 'vitest';
import { createListeners } from './listeners.ts';

describe('listeners', () => {
  it('are told in their order, with what is said', () => {
    const told: string[] = [];
    const { subscribe, tell } = createListeners<[text: string]>();
    subscribe((text) => told.push(`first ${text}`));
    const end = subscribe((text) => told.push(`second ${text}`));
    tell('a');
    end();
    end();
    tell('b');
    expect(told).toEqual(['first a', 'second a', 'first b']);
  });

  it('may come and go while they are told', () => {
    const told: string[] = [];
    const { subscribe, tell } = createListeners();
    const end = subscribe(() => {
      told.push('first');
      end();
      subscribe(() => told.push('late'));
    });
    subscribe(() => told.push('second'));
    tell();
    expect(told).toEqual(['first', 'second']);
    tell();
    expect(told).toEqual(['first', 'second', 'second', 'late']);
  });
});
