import type { FieldProps } from '@rjsf/utils';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FormError } from '../../validation/types.ts';
import { isMembers } from '../data/members.ts';
import { type Path, toPattern, toPointer } from '../data/pointer.ts';
import { useFormParts } from '../storeContext.ts';
import type { Constant } from './toldConstants.ts';

/** What a choice may say by its option. */
export interface SaidConstant {
  /** The constant of the option; `undefined` where it has none. */
  readonly constant: Constant | undefined;
  /** The member whose constant it is; `undefined` where the option is the constant itself. */
  readonly member: string | undefined;
  /** Without a value it is written with the first entry. */
  readonly isAssumed: boolean;
  /** More has to be entered beside it, so that one is missed with all of the value. @default false */
  readonly isOneOfMore?: boolean;
}

/**
 * Whether the choice says a constant of its option, so that no control has to: it is there as it must be, or will be with
 * the first entry. One that is missing or another is drawn, and stays so, for the focus may be on it.
 */
export function useIsSaid({ formData, fieldPathId }: FieldProps, said: SaidConstant): boolean {
  const { store } = useFormParts();
  const { constant, member, isAssumed, isOneOfMore = false } = said;
  const { path } = fieldPathId;
  const errorsAt = (at: Path) => store.view(toPointer(at), toPattern(at), at).errors;
  const isOwnError = ({ keyword }: FormError) => !(isOneOfMore && ['required', 'oneOf'].includes(keyword));
  const read = () =>
    isAssumed && (errorsAt(path).some(isOwnError) || (member !== undefined && errorsAt([...path, member]).length > 0));
  const isWrong = useSyncExternalStore(store.subscribe, read, read);
  const value: unknown = member === undefined ? formData : isMembers(formData) ? formData[member] : undefined;
  const isToCome = isAssumed && !isWrong && value === undefined;
  const isSaid = constant !== undefined && (value === constant || isToCome);
  const [drawn, setDrawn] = useState<Constant>();
  useEffect(() => {
    setDrawn((before) => (!isSaid ? constant : before === constant ? before : undefined));
  }, [isSaid, constant]);
  // Nobody has seen it missing in another document, or in this one as it was saved.
  useEffect(() => store.onReplaced((at, by) => at === '' && by !== 'field' && setDrawn(undefined)), [store]);
  return isSaid && drawn !== constant;
}
