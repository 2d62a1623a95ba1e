import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entryFlaws } from './entry-flaws.ts';

describe('what a command is given', () => {
  it('is judged by the form that asks people for the same, which may ask for more', async () => {
    const right = { email: 'grace@example.com', name: 'Grace Guest' };
    expect(await entryFlaws('schemas', 'signup', { ...right, password: 'a good secret' })).toEqual([]);
    expect(await entryFlaws('schemas', 'account-setup', { ...right, phone: '' })).toEqual([]);
    expect(await entryFlaws('schemas', 'signup', { email: 'grace', name: 'G'.repeat(101), password: '12345' })).toEqual([
      '--name: Please enter the value must be less than or equal to 100 characters.',
      '--email: Please enter a valid email address.',
      '--password: Password must be at least 6 characters long.',
    ]);
    expect(await entryFlaws('schemas', 'account-setup', { ...right, name: '  ', phone: 'none' })).toEqual([
      '--name: This field is required.',
      '--phone: Please enter a valid phone number.',
    ]);
  });

  it('is told what is wrong with the form where its file is broken', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'reelform-entries-'));
    try {
      await cp('schemas', folder, { recursive: true });
      writeFileSync(join(folder, 'forms/signup/schema.json'), '{ "type": ');
      await expect(entryFlaws(folder, 'signup', {})).rejects.toThrow(/signup.schema\.json:1/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
