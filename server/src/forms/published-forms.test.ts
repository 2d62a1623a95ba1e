import { expect, it } from 'vitest';
import { sourcesOf } from './published-forms.ts';

it('a form that the portal asks for and that is not there, as after its folder was renamed, is told with its place', () => {
  const compiled = { forms: new Map(), complaints: [], notes: [], messages: undefined, locales: new Map() };
  expect(sourcesOf(compiled, ['channel'], () => '')).toEqual({
    reasons: ['forms/channel: The portal asks for this form, and there is no folder of that name with a schema.json.'],
  });
});
