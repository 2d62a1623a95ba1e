import type { FormProps, IChangeEvent } from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import type { ComponentType, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { rjsfButtons } from './buttons.ts';
import type { Contender, Task } from './contender.ts';

/** What both stock contenders share: uncontrolled, rjsf's cheapest mode, with run-time ajv. */
export const rjsfContender = (
  { schema, uiSchema }: Task,
  Form: ComponentType<FormProps>,
  validator: FormProps['validator'],
  around: (form: ReactNode) => ReactNode,
): Contender => {
  let root: Root | undefined;
  let cast = 0;
  let complaints = 0;
  const castOf = ({ formData }: IChangeEvent) => {
    cast = formData.cast?.length ?? 0;
  };
  return {
    ...rjsfButtons,
    mount(container, data, live) {
      complaints = 0;
      root = createRoot(container);
      const form = (
        <Form
          schema={schema as RJSFSchema}
          uiSchema={uiSchema}
          validator={validator}
          initialFormData={data}
          noHtml5Validate
          focusOnFirstError
          liveValidate={live ? 'onChange' : false}
          onChange={castOf}
          onError={(errors) => {
            complaints = errors.length;
          }}
        />
      );
      flushSync(() => root?.render(around(form)));
    },
    unmount: () => root?.unmount(),
    castLength: () => cast,
    complaints: () => complaints,
  };
};
