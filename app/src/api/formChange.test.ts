// @vitest-environment jsdom
import type { FormError } from '@reelform/engine/validation';
import { describe, expect, it, vi } from 'vitest';
import { createFakeApi } from '../fixture/fakeApi.ts';
import { config, loadForm, text } from '../fixture/mountScreen.tsx';
import { withFormChange } from './formChange.ts';

const { form } = await loadForm('profile');
const opened = { ...config, forms: { profile: '/forms/profile.1.js' } };
const page = (profile: string) => ({
  data: `<head><script type="application/json" id="reelform-config">${JSON.stringify({ ...config, forms: { profile } })}</script></head><script></script>`,
});
const served = (get: () => Promise<unknown>) => ({
  config: opened,
  text,
  api: { ...createFakeApi({}), http: Object.assign(Object.create(null), { get }) },
});
const changed = { path: '', keyword: 'outdated', message: text('app.formChanged') };
const tooLong: FormError = { path: '/firstName', keyword: 'maxLength', message: 'Too long' };
const ofNewField: FormError = { path: '/agent', keyword: 'required', message: 'This field is required.' };
const ofOldField: FormError = { path: '/facebook', keyword: 'additionalProperties', message: 'No field of this form' };

describe('a refusal by another edition of the form than the page has (R-620, R-621)', () => {
  it('says so, and leaves out what is about a field that is new or gone', async () => {
    const portal = served(async () => page('/forms/profile.2.js'));
    expect(await withFormChange([tooLong, ofNewField, ofOldField], form, portal)).toEqual([changed, tooLong]);
  });

  it.each(['email_taken', 'taken', 'unknownCountry', 'wrong_password'])(
    'does not look for another edition when the server alone complains: %s',
    async (keyword) => {
      const get = vi.fn(async () => page('/forms/profile.2.js'));
      const own: FormError = { path: '/email', keyword, message: 'No.' };
      expect([await withFormChange([own], form, served(get)), get.mock.calls]).toEqual([[own], []]);
    },
  );

  it.each([
    ['the same edition', async () => page('/forms/profile.1.js')],
    ['no answer', () => Promise.reject(new Error('away'))],
    ['a page of somebody else', async () => ({ data: '<p>Log in to this network</p>' })],
  ])('%s: it stays as it is', async (_name, get) => {
    expect(await withFormChange([tooLong, ofNewField], form, served(get))).toEqual([tooLong, ofNewField]);
  });
});
