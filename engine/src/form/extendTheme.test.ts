import { expect, it } from 'vitest';
import { extendTheme } from './extendTheme.ts';
import { plainTheme } from './fixture/plainTheme.tsx';

const Own = () => null;

it('adds what the host brings, lets it win over the theme, and leaves the theme as it was', () => {
  const before = { ...plainTheme.rjsf.widgets };
  const theme = extendTheme(plainTheme, { widgets: { iban: Own, TextWidget: Own }, fields: { geo: Own } });
  expect(theme.rjsf.widgets).toEqual({ ...before, iban: Own, TextWidget: Own });
  expect(theme.rjsf.fields).toEqual({ ...plainTheme.rjsf.fields, geo: Own });
  expect(theme.rjsf.templates).toEqual(plainTheme.rjsf.templates);
  expect(theme.Actions).toBe(plainTheme.Actions);
  expect(plainTheme.rjsf.widgets).toEqual(before);
});
