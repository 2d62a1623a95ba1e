import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { moduleOf } from './fixture/moduleOf.ts';
import { plainTheme } from './fixture/plainTheme.tsx';
import { SchemaForm } from './SchemaForm.tsx';

it('is drawn to a string where there is no page', async () => {
  const form = await moduleOf({
    type: 'object',
    properties: {
      title: { title: 'Title', type: 'string' },
      rows: { type: 'array', items: { type: 'string' } },
      bad: { type: 'string' },
    },
  });
  const html = renderToString(
    <SchemaForm
      form={{ ...form, uiSchema: { bad: { 'ui:widget': 'holo' } } }}
      theme={plainTheme}
      initialData={{ title: 'T', rows: ['r'] }}
      localDraftKey="k"
      onSubmit={async () => ({ ok: true })}
    />,
  );
  expect(html).toContain('value="T"');
  expect(html).toContain('value="r"');
  expect(html).toContain('holo');
  // A strict content security policy refuses style attributes in what a server sends.
  expect(html).not.toContain('style=');
});

it('puts no entry into the address when it is sent before the page has taken it over', async () => {
  const form = await moduleOf({ type: 'object', properties: { password: { type: 'string' } } });
  const html = renderToString(<SchemaForm form={form} theme={plainTheme} onSubmit={async () => ({ ok: true })} />);
  // Outside of a <dialog> the browser leaves such a form alone (HTML, 'form submission algorithm').
  expect(html).toMatch(/<form [^>]*method="dialog"/);
});
