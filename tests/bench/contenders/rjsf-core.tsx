import Form from '@rjsf/core';
import validator from '@rjsf/validator-ajv8';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import schema from '../forms/cast-list/schema.json' with { type: 'json' };
import type { Contender } from './contender.ts';

/** `@rjsf/core` as it comes: its own plain HTML theme and run-time ajv, uncontrolled (its cheapest mode). */
export const createRjsfCore = (): Contender => {
  let root: Root | undefined;
  return {
    name: 'rjsf-core',
    mount(container, data) {
      root = createRoot(container);
      flushSync(() => root?.render(<Form schema={schema as never} validator={validator} initialFormData={data} />));
    },
    unmount: () => root?.unmount(),
  };
};
