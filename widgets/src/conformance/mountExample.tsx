import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { type FormHandle, type FormServices, type FormTheme, SchemaForm } from '@reelform/engine';
import type { CompiledCheck, FormModule, JsonObject, ListOption, MessageCatalogue } from '@reelform/engine/validation';
import { act, render, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import type { MountWidget } from './describeWidgetConformance.ts';
import type { WidgetExample } from './WidgetExample.ts';

/** DOM id of the one field of an example's form. */
export const controlId = 'root_field';

const pass: CompiledCheck = () => true;

/** Static option lists by name. */
export type ExampleLists = { readonly [name: string]: readonly ListOption[] };

/** A form of one field, made of an example; its checks pass, errors come from the test. */
export const toForm = (
  { schema, uiSchema }: Pick<WidgetExample, 'schema' | 'uiSchema'>,
  messages: MessageCatalogue,
  lists: ExampleLists = {},
): FormModule => ({
  name: 'example',
  schema: { type: 'object', properties: { field: schema } },
  uiSchema: { field: uiSchema },
  rules: [],
  actions: [],
  messages,
  checks: { strict: pass, draft: pass, 'payload:strict': pass, 'payload:draft': pass },
  branches: {},
  transient: [],
  lists,
  isOpen: false,
});

/** A form's data with `value` in its one field. */
export const toData = (value: WidgetExample['data']): JsonObject => ({ field: value });

/** What an example is drawn with. */
export interface ExampleSetting {
  readonly theme: FormTheme;
  readonly messages: MessageCatalogue;
  readonly services?: FormServices;
  readonly lists?: ExampleLists;
}

/** A way to mount an example in each state that the conformance suite asks for. */
export const mountExample =
  (example: WidgetExample, { theme, messages, services = {}, lists = {} }: ExampleSetting): MountWidget =>
  async (state) => {
    const handle = createRef<FormHandle>();
    const { container } = render(
      <FluentProvider theme={webLightTheme}>
        <SchemaForm
          ref={handle}
          form={toForm(example, messages, lists)}
          theme={theme}
          services={services}
          initialData={state.kind === 'empty' ? {} : toData(example.data)}
          disabled={state.kind === 'disabled'}
          readOnly={state.kind === 'readOnly'}
          onSubmit={async () => ({ ok: true })}
        />
      </FluentProvider>,
    );
    await waitFor(() => {
      if (container.querySelector('[aria-busy="true"]') || !container.querySelector('form *')) throw new Error('still loading');
    });
    if (state.kind === 'error') {
      const { message } = state;
      await act(async () => handle.current?.setErrors([{ path: '/field', keyword: 'example', message }]));
    }
    const field = container.querySelector('form');
    return { container: field instanceof HTMLElement ? field : container, control: document.getElementById(controlId) };
  };
