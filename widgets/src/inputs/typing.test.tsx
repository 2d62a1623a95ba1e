// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { SchemaForm } from '@reelform/engine';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { moduleOf } from '../../../engine/src/form/fixture/moduleOf.ts';
import { fluentTheme } from '../index.ts';

afterEach(cleanup);

it('a control has what the schema and the uiSchema say of how its text is typed (R-352)', async () => {
  const form = await moduleOf(
    {
      type: 'object',
      properties: {
        code: { title: 'Code', type: 'string', pattern: '^[0-9]{6}$' },
        year: { title: 'Year', type: 'string', maxLength: 4 },
        key: { title: 'Key', type: 'string', format: 'uuid' },
        name: { title: 'Name', type: 'string' },
        notes: { title: 'Notes', type: 'string' },
        mail: { title: 'Mail', type: 'string', format: 'email' },
        secret: { title: 'Secret', type: 'string' },
      },
    },
    {
      'ui:globalOptions': { autocorrect: 'off' },
      year: { 'ui:options': { digits: true } },
      name: { 'ui:autocapitalize': 'words', 'ui:enterkeyhint': 'next', 'ui:inputmode': 'text' },
      notes: { 'ui:widget': 'textarea', 'ui:options': { spellcheck: false } },
      secret: { 'ui:widget': 'password' },
    },
  );
  render(
    <FluentProvider theme={webLightTheme}>
      <SchemaForm form={form} theme={fluentTheme} onSubmit={async () => ({ ok: true })} />
    </FluentProvider>,
  );
  await screen.findByLabelText('Notes');
  const words = ['inputmode', 'spellcheck', 'autocapitalize', 'autocorrect', 'enterkeyhint'];
  const said = (label: string) => {
    const control = screen.getByLabelText(label);
    return Object.fromEntries(
      words.flatMap((word) => (control.hasAttribute(word) ? [[word, control.getAttribute(word)]] : [])),
    );
  };
  expect(said('Code')).toEqual({ inputmode: 'numeric', autocorrect: 'off' });
  expect(said('Year')).toEqual({ inputmode: 'numeric', autocorrect: 'off' });
  expect(said('Key')).toEqual({ spellcheck: 'false', autocapitalize: 'none', autocorrect: 'off' });
  expect(said('Name')).toEqual({ inputmode: 'text', autocapitalize: 'words', enterkeyhint: 'next', autocorrect: 'off' });
  expect(said('Notes')).toEqual({ spellcheck: 'false', autocorrect: 'off' });
  expect(said('Mail')).toEqual({ spellcheck: 'false', autocorrect: 'off' });
  const spelled = { spellcheck: 'false', autocapitalize: 'none', autocorrect: 'off' };
  expect(said('Secret')).toEqual(spelled);
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Secret')).toHaveProperty('type', 'text');
  expect(said('Secret')).toEqual(spelled);
});
