import { type FieldProps, getUiOptions } from '@rjsf/utils';
import { type ComponentType, type ReactNode, use, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { fillIn } from '../../validation/index.ts';
import { getIn } from '../data/members.ts';
import type { GoneRow } from '../data/placeMemory.ts';
import { isWithin, toPointer } from '../data/pointer.ts';
import { ArrayRowsContext, type RemovedRow } from '../rows/arrayRows.ts';
import { useFormParts } from '../storeContext.ts';
import { focusField } from './focusField.ts';
import { putBack } from './moveMember.ts';

/** Members of free name that were taken away, where the uiSchema of their object wants them to leave a line (`undoRemove`). */
export interface GoneMembers {
  /** The lines with which they come back; `undefined` where there are none. */
  readonly lines: ReactNode;
  /** Keeps a member that is about to go, and says that it goes. @returns DOM id of the button that brings it back, `undefined` where it is not kept */
  readonly keep: (name: string) => string | undefined;
}

/** No list keeps the lines apart from the object above them. */
const apart = { marginBlockStart: '8px' };

const unusedKey = (used: readonly GoneRow[]): string => {
  let key = 0;
  while (used.some((row) => row.key === String(key))) key += 1;
  return String(key);
};

/** What the object of `field` keeps of members that were taken away. */
export function useGoneMembers(field: FieldProps): GoneMembers {
  const { registry, uiSchema, fieldPathId, childFieldPathId } = field;
  const { store, ids, root, news } = useFormParts();
  const { path, $id } = childFieldPathId ?? fieldPathId;
  const pointer = toPointer(path);
  const [, look] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => store.onReplaced((at) => isWithin(pointer, at) && look()), [store, pointer]);
  const returned = useRef<string>(undefined);
  useEffect(() => {
    const form = root();
    const id = returned.current === undefined ? undefined : ids.idOf(toPointer([...path, returned.current]));
    returned.current = undefined;
    if (form && id !== undefined) focusField(form, [id]);
  });
  // A list around that is full says nothing of members.
  const rowsAround = { ...use(ArrayRowsContext), fullReason: undefined };
  const Template = registry.templates['ArrayFieldRemovedRowTemplate'];
  // Checked by type, which a record of components cannot say.
  const Removed: ComponentType<{ row: RemovedRow; registry: FieldProps['registry'] }> | undefined =
    typeof Template === 'function' ? Template : undefined;
  const isUndoable = getUiOptions(uiSchema, registry.globalUiOptions)['undoRemove'] === true;
  const say = (text: string, label: string) => news.say(fillIn(store.form.messages.widgets['array']?.[text] ?? '', { label }));
  if (!Removed || !isUndoable) return { lines: undefined, keep: (name) => void say('removed', name) };

  const gone = (): readonly GoneRow[] => store.memory.at(pointer).gone ?? [];
  const become = (next: readonly GoneRow[]) => {
    store.memory.note(pointer, { gone: next });
    look();
  };
  const undoId = (key: string) => `${$id}__undo_${key}`;
  const lines = gone().map((row): ReactNode => {
    const { key, index, item, trace, name = '' } = row;
    const undo = () => {
      store.flush();
      if (!gone().includes(row)) return;
      become(gone().filter((one) => one !== row));
      returned.current = putBack({ store, path, registry }, index, name, item, trace);
      say('broughtBack', returned.current);
    };
    return <Removed key={key} row={{ key, label: name, undoId: undoId(key), undo }} registry={registry} />;
  });
  return {
    lines: lines.length > 0 && (
      <ArrayRowsContext value={rowsAround}>
        {/* biome-ignore lint/a11y/useSemanticElements: the lines are those of the engine's rows, which are no <li> */}
        <div role="list" style={apart}>
          {lines}
        </div>
      </ArrayRowsContext>
    ),
    keep: (name) => {
      const key = unusedKey(gone());
      const index = Object.keys(Object(getIn(store.data(), path))).indexOf(name);
      const at = [...path, name];
      const trace = store.rowTrace(toPointer(at));
      become([...gone(), { key, name, from: index, index, item: getIn(store.data(), at), trace }]);
      say('removed', name);
      return undoId(key);
    },
  };
}
