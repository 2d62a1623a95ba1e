import { mergeDocuments } from '@reelform/engine';
import type { JsonObject } from '@reelform/engine/validation';
import type { FormDocuments } from '@reelform/schemas/types';
import { expect, it } from 'vitest';

it('documents of the generated types are taken for JSON, and JSON for one of them without a detour', () => {
  const base: FormDocuments['login'] = { email: 'ann@example.com', password: 'one', filmmakerLogin: true };
  const { merged }: { readonly merged: JsonObject } = mergeDocuments(base, { ...base, password: 'two' }, base);
  const document = merged as FormDocuments['login'];
  expect(document.password).toBe('two');
});
