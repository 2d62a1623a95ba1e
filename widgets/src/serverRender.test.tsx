import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { SchemaForm } from '@reelform/engine';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import messages from '../../schemas/messages/en.json' with { type: 'json' };
import { toForm } from './conformance/mountExample.tsx';
import { fetchFormParts } from './fetchFormParts.ts';
import { fluentTheme } from './fluentTheme.ts';

it('a form whose parts were fetched is drawn whole where nothing is waited for, pages included', async () => {
  const form = toForm(
    {
      schema: { title: 'Whole', type: 'object', properties: { name: { title: 'Name', type: 'string' } } },
      uiSchema: { 'ui:help': 'Help.', 'ui:layout': [{ kind: 'tabs', pages: [{ title: 'One', parts: ['name'] }] }] },
    },
    messages,
  );
  await fetchFormParts(form);
  const html = renderToString(
    <FluentProvider theme={webLightTheme}>
      <SchemaForm
        form={form}
        theme={fluentTheme}
        initialData={{ field: { name: 'T' } }}
        onSubmit={async () => ({ ok: true })}
      />
    </FluentProvider>,
  );
  expect(html).toContain('value="T"');
  expect(html).not.toContain('aria-busy="true"');
});
