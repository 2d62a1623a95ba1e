import { createAjv, type JsonSchema } from '@jsonforms/core';
import { JsonForms } from '@jsonforms/react';
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { CreateContender, Data } from '../contenders/contender.ts';

/** JSON Forms with its vanilla renderers and the layout it makes up itself. It always validates; showing is switched. */
export const create: CreateContender = ({ schema }) => {
  const ajv = createAjv();
  let root: Root | undefined;
  let current: Data = {};
  let complaints = 0;

  function Form({ data, live }: { data: Data; live: boolean }) {
    const [shown, setShown] = useState(live);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setShown(true);
        }}
      >
        <JsonForms
          schema={schema as JsonSchema}
          data={data}
          renderers={vanillaRenderers}
          cells={vanillaCells}
          ajv={ajv}
          validationMode={shown ? 'ValidateAndShow' : 'ValidateAndHide'}
          onChange={({ data: changed, errors }) => {
            current = changed;
            complaints = errors?.length ?? 0;
          }}
        />
        <button type="submit">Submit</button>
      </form>
    );
  }

  const castList = (container: HTMLElement) =>
    [...container.querySelectorAll('header')].find((header) => header.textContent?.startsWith('Cast'));
  return {
    mount(container, data, live) {
      root = createRoot(container);
      flushSync(() => root?.render(<Form data={data} live={live} />));
    },
    unmount: () => root?.unmount(),
    castLength: () => ((current['cast'] ?? []) as readonly unknown[]).length,
    complaints: () => complaints,
    addButton: (container) => castList(container)?.querySelector<HTMLElement>('button'),
    removeButton: (_, row) => row.closest('tr')?.querySelector<HTMLElement>('button'),
    submitButton: (container) => container.querySelector<HTMLElement>('[type="submit"]'),
  };
};
