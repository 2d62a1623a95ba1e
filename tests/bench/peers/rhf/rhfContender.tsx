import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { buttonNamed } from '../../contenders/buttons.ts';
import type { Contender, Data, Task } from '../../contenders/contender.ts';
import { type Film, FilmForm, FlatForm } from './FilmForm.tsx';
import type { Inputs } from './inputs.ts';

const words = (value: unknown) => (value as readonly string[]).map((word) => ({ value: word }));

const filmOf = (data: Data) =>
  ({ ...data, tags: words(data['tags']), filmingLocations: words(data['filmingLocations']) }) as unknown as Film;

/** A form written by hand with react-hook-form in one look. */
export const rhfContender = (
  { workload, schema }: Task,
  inputs: Inputs,
  around: (form: ReactNode) => ReactNode = (form) => form,
): Contender => {
  let root: Root | undefined;
  let values: () => Record<string, unknown> = () => ({});
  let complaints = 0;
  return {
    mount(container, data, live) {
      complaints = 0;
      root = createRoot(container);
      const shared = {
        inputs,
        live,
        onReady: (getValues: () => Record<string, unknown>) => {
          values = getValues;
        },
        onRefused: (found: number) => {
          complaints = found;
        },
      };
      const form =
        workload === 'flat' ? (
          <FlatForm {...shared} names={Object.keys(schema.properties ?? {})} data={data as Record<string, string>} />
        ) : (
          <FilmForm {...shared} film={filmOf(data)} />
        );
      flushSync(() => root?.render(around(form)));
    },
    unmount: () => root?.unmount(),
    castLength: () => ((values()['cast'] ?? []) as readonly unknown[]).length,
    complaints: () => complaints,
    addButton: (container) => buttonNamed(container, 'Add cast'),
    removeButton: (_, row) => buttonNamed(row.closest('[data-row]'), 'Remove'),
    moveButton: (_, row) => buttonNamed(row.closest('[data-row]'), 'Move down'),
    submitButton: (container) => buttonNamed(container, 'Submit'),
  };
};
