import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { JSONSchemaBridge } from 'uniforms-bridge-json-schema';
import { AutoFields, AutoForm, SubmitField } from 'uniforms-unstyled';
import type { CreateContender, Data } from '../contenders/contender.ts';

/** uniforms with its unstyled theme and ajv. */
export const create: CreateContender = ({ schema }) => {
  const ajv = new Ajv({ allErrors: true, useDefaults: true, strict: false });
  addFormats(ajv);
  const validate = ajv.compile(schema);
  const validator = (model: object) => {
    validate(model);
    return validate.errors?.length ? { details: validate.errors } : null;
  };
  const bridge = new JSONSchemaBridge({ schema: schema as never, validator });
  let root: Root | undefined;
  let current: Data = {};
  let complaints = 0;
  const removeIn = (element: HTMLElement | null): HTMLElement | null =>
    element?.firstElementChild?.matches('span[role="button"]')
      ? (element.firstElementChild as HTMLElement)
      : element && removeIn(element.parentElement);
  return {
    mount(container, data, live) {
      complaints = 0;
      current = data;
      root = createRoot(container);
      const settings = {
        schema: bridge,
        model: data,
        noValidate: true,
        validate: live ? ('onChange' as const) : ('onSubmit' as const),
        onValidate: (_: unknown, error: { details?: readonly unknown[] } | null) => {
          complaints = error?.details?.length ?? 0;
          return error;
        },
        onChangeModel: (model: Data) => {
          current = model;
        },
      };
      const element = (
        <AutoForm {...settings}>
          <AutoFields />
          <SubmitField />
        </AutoForm>
      );
      flushSync(() => root?.render(element));
    },
    unmount: () => root?.unmount(),
    castLength: () => ((current['cast'] ?? []) as readonly unknown[]).length,
    complaints: () => complaints,
    addButton: (container) =>
      [...container.querySelectorAll('ul')]
        .find((list) => list.querySelector('label')?.textContent?.startsWith('Cast'))
        ?.querySelector<HTMLElement>('[role="button"]'),
    removeButton: (_, row) => removeIn(row),
    submitButton: (container) => container.querySelector<HTMLElement>('[type="submit"]'),
  };
};
