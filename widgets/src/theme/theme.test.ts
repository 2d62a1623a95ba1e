import { join } from 'node:path';
import { webDarkTheme, webLightTheme } from '@fluentui/react-components';
import { expect, it } from 'vitest';
import { stylesAhead } from '../../../rollup/styles-ahead.mjs';

it.each([
  ['webLightTheme', webLightTheme],
  ['webDarkTheme', webDarkTheme],
])('the package holds the values of Fluent’s %s', async (name, theme) => {
  const code = await stylesAhead().load(join(import.meta.dirname, `${name}.styles.ts`));
  const text = code?.replace(/^import .*$/m, '');
  const built = await import(`data:text/javascript,${encodeURIComponent(text ?? '')}`);
  expect(built[name]).toEqual(theme);
  expect(text).not.toContain('import');
});
