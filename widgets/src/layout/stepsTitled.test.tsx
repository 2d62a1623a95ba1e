// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { SchemaForm } from '@reelform/engine';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { moduleOf } from '../../../engine/src/form/fixture/moduleOf.ts';
import { fetchFormParts, fluentTheme } from '../index.ts';

afterEach(cleanup);

const rows = { title: 'Guests', type: 'array', items: { type: 'string' } };

it.each<[page: object, ui: object, isShown: boolean]>([
  [{ parts: ['rows'] }, {}, false],
  [{ parts: [{ kind: 'section', title: 'Guests', parts: ['rows'] }] }, {}, false],
  [{ parts: ['rows'] }, { 'ui:title': 'Who comes' }, true],
  [{ parts: ['rows'] }, { 'ui:options': { label: false } }, true],
  [{ parts: ['rows'], description: 'All of them.' }, {}, true],
  [{ parts: ['rows', 'note'] }, {}, true],
])('a step whose only part bears its title shows it once: %o with %o', async (page, ui, isShown) => {
  const form = await moduleOf(
    { type: 'object', properties: { rows, note: { type: 'string' } } },
    {
      rows: ui,
      'ui:layout': [
        {
          kind: 'steps',
          pages: [
            { title: 'Guests', ...page },
            { title: 'Rest', parts: ['*'] },
          ],
        },
      ],
    },
  );
  await fetchFormParts(form);
  render(
    <FluentProvider theme={webLightTheme}>
      <SchemaForm form={form} theme={fluentTheme} onSubmit={async () => ({ ok: true })} />
    </FluentProvider>,
  );
  const title = (await screen.findByText(/Step 1 of /)).parentElement;
  expect(title?.textContent).toContain('Guests');
  expect(title && getComputedStyle(title).position !== 'absolute').toBe(isShown);

  // Whether ':focus-visible' holds depends on how what came before was used.
  const selectors = [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].map((rule) => (rule instanceof CSSStyleRule ? rule.selectorText.replaceAll(' ', '') : '')),
  );
  const rings = [...(title?.classList ?? [])].map((name) => `.${name}:focus-visible+*`);
  expect(
    rings.some((ring) => selectors.includes(ring)),
    'where the focus is can be seen below',
  ).toBe(!isShown);
});
