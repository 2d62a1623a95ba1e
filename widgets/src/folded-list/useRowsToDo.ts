import { type FormRuntime, useFieldPointer, useFormRuntime } from '@reelform/engine';
import { dropHidden, type FormModule, judge, schemasAt } from '@reelform/engine/validation';
import { getUiOptions, type UiSchema } from '@rjsf/utils';
import { useMemo, useState, useSyncExternalStore } from 'react';

/** Pointers of the fields that the rows of a list still lack: of each row those of its members, once each. */
const findToDo = ({ context, data, form }: FormRuntime, list: string): readonly string[] => {
  const facts = context();
  const verdict = judge(form, dropHidden(form, data(), facts), { mode: 'strict', context: facts, immutable: true });
  const members = (verdict.valid ? [] : verdict.errors)
    .filter(({ path }) => path.startsWith(`${list}/`))
    .map(
      ({ path }) =>
        `${list}/${path
          .slice(list.length + 1)
          .split('/', 2)
          .join('/')}`,
    );
  return [...new Set(members)];
};

const nameOf = ({ schema }: FormModule, uiSchema: UiSchema | undefined, pointer: string): string => {
  const member = pointer.slice(pointer.lastIndexOf('/') + 1);
  const itemUi: unknown = uiSchema?.items;
  const memberUi: unknown = typeof itemUi === 'object' && itemUi !== null ? Reflect.get(itemUi, member) : undefined;
  const own = typeof memberUi === 'object' && memberUi !== null ? getUiOptions({ ...memberUi }).title : undefined;
  const titles = schemasAt(schema, pointer).flatMap(({ title }) => (typeof title === 'string' ? title : []));
  return own ?? titles[0] ?? member;
};

/** Names of the fields that each row of the list around lacks before the form can be sent, by its place from 0. */
export const useRowsToDo = (uiSchema: UiSchema | undefined): ReadonlyMap<number, readonly string[]> => {
  const runtime = useFormRuntime();
  const list = useFieldPointer();
  // The form tells of every change; only those of what is judged are judged anew.
  const [memory] = useState((): { asked: readonly unknown[]; found: string } => ({ asked: [], found: '[]' }));
  const read = () => {
    const asked = [runtime.data(), runtime.context(), runtime.form, list];
    if (asked.some((one, index) => one !== memory.asked[index])) {
      memory.asked = asked;
      memory.found = JSON.stringify(findToDo(runtime, list));
    }
    return memory.found;
  };
  const found = useSyncExternalStore(runtime.subscribe, read, read);
  const { form } = runtime;
  return useMemo(() => {
    const pointers: readonly string[] = JSON.parse(found);
    const byRow = new Map<number, readonly string[]>();
    for (const pointer of pointers) {
      const row = Number(pointer.slice(list.length + 1).split('/', 1)[0]);
      byRow.set(row, [...(byRow.get(row) ?? []), nameOf(form, uiSchema, pointer)]);
    }
    return byRow;
  }, [found, form, list, uiSchema]);
};
