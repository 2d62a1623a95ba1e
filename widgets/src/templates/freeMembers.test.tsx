// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { prepareForm, SchemaForm } from '@reelform/engine';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { moduleOf } from '../../../engine/src/form/fixture/moduleOf.ts';
import { fluentTheme } from '../fluentTheme.ts';

afterEach(cleanup);

it('buttons of objects with free names say which object and which member they are about', async () => {
  const free = { type: 'object', additionalProperties: { type: 'string' } };
  const form = await moduleOf({
    type: 'object',
    properties: { prices: { title: 'Prices', ...free }, places: { title: 'Places', ...free } },
  });
  await prepareForm(form);
  render(
    <FluentProvider theme={webLightTheme}>
      <SchemaForm
        form={form}
        theme={fluentTheme}
        initialData={{ prices: { small: '1', large: '2' } }}
        onSubmit={async () => ({ ok: true })}
      />
    </FluentProvider>,
  );
  for (const name of ['Add Prices', 'Add Places', 'Remove small', 'Remove large'])
    expect(await screen.findByRole('button', { name })).toBeTruthy();
});
