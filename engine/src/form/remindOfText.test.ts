import { expect, it, vi } from 'vitest';

it('a text that a form lacks is told of once, and its name is shown', async () => {
  vi.resetModules(); // what was told in another file's tests counts as told
  const { remindOfText } = await import('./remindOfText.ts');
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect([remindOfText('iban.example'), remindOfText('iban.example')]).toEqual(['iban.example', 'iban.example']);
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/no text 'iban.example'.*compile it anew/)]]);
});
