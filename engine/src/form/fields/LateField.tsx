import { type FieldProps, getUiOptions } from '@rjsf/utils';
import { type ReactNode, useEffect, useLayoutEffect, useReducer, useRef, useSyncExternalStore } from 'react';
import { remembered } from '../data/remembered.ts';
import { type FormParts, useFormParts } from '../storeContext.ts';
import { FIELD_HEIGHT, takesFocus } from './LongObject.tsx';
import { createTurns, type Turns } from './turns.ts';

const never = () => () => undefined;
const byForm = new WeakMap<FormParts, Turns>();

/** Props of {@link LateField}. */
export interface LateFieldProps {
  readonly field: FieldProps;
  readonly pointer: string;
  readonly children: ReactNode;
}

/**
 * A field of an open schema, a choice or a member of free name for instance, which takes long to draw and of which there
 * may be thousands: where many begin together, it is drawn in its turn, or at once when it is wanted. A page that comes
 * from a server has all of them, and is taken over whole.
 */
export function LateField({ field, pointer, children }: LateFieldProps): ReactNode {
  const parts = useFormParts();
  const turns = remembered(byForm, parts, createTurns);
  const isFromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isDrawn, draw] = useReducer(
    () => true,
    field.uiSchema,
    (uiSchema) => isFromServer || turns.take() || getUiOptions(uiSchema).widget === 'hidden' || takesFocus(uiSchema),
  );
  useEffect(() => turns.settle(), [turns]);
  return isDrawn ? children : <Waiting id={field.fieldPathId.$id} pointer={pointer} turns={turns} draw={draw} />;
}

interface WaitingProps {
  readonly id: string;
  readonly pointer: string;
  readonly turns: Turns;
  readonly draw: () => void;
}

/** Room kept for a field that is still to come. */
function Waiting({ id, pointer, turns, draw }: WaitingProps): ReactNode {
  const { undrawn } = useFormParts();
  const room = useRef<HTMLDivElement>(null);
  const wanted = useRef<(() => void)[]>([]);
  useLayoutEffect(() => (room.current ? turns.wait(room.current, draw) : undefined), [turns, draw]);
  useLayoutEffect(
    () =>
      undrawn.place(pointer, (_index, then) => {
        wanted.current.push(then);
        turns.want(draw);
        return true;
      }),
    [undrawn, pointer, turns, draw],
  );
  // It goes when the field is on the page, and has told the form about itself.
  useEffect(() => {
    const { current: callbacks } = wanted;
    return () => {
      turns.settle();
      for (const then of callbacks) then();
    };
  }, [turns]);
  return <div ref={room} id={id} aria-hidden="true" style={{ blockSize: `${FIELD_HEIGHT}rem`, overflowAnchor: 'none' }} />;
}
