import type { UIOptionsType } from '@rjsf/utils';

/** How many rows a list has before those out of sight rest. */
const LONG_FROM = 30;

/** What a list's uiSchema says about its rows. */
export interface ListSettings {
  /** `addable`. @default true */
  readonly isAddable: boolean;
  /** `orderable`. @default true */
  readonly isOrderable: boolean;
  /** `removable`, of a list that may have fewer rows. @default true */
  readonly isRemovable: boolean;
  /** `copyable`. @default false */
  readonly isCopyable: boolean;
  /** `insertable`: rows can be added between others. @default false */
  readonly isInsertable: boolean;
  /** `undoRemove`: a row that was taken away leaves a line with which it comes back. @default false */
  readonly isUndoable: boolean;
  /** `fixedRows`: so many rows at the top can be neither moved nor taken away. @default 0 */
  readonly fixedRows: number;
  /** `fixedMembers`: members of those rows that cannot be changed. @default [] */
  readonly fixedMembers: readonly string[];
  /** `orderMember`: the member of each row that its place is written into, from 1; `undefined`: none. */
  readonly orderMember: string | undefined;
  /** `virtualizeFrom`: from so many rows on, those out of sight rest as text; `false` never. @default 30 */
  readonly longFrom: number;
}

function count(value: unknown, otherwise: number): number {
  return typeof value === 'number' && value >= 0 ? Math.floor(value) : otherwise;
}

/**
 * The settings of a list, read from its `ui:options`.
 *
 * @param isSettled its rows are as many as there always have to be
 */
export function listSettings(options: UIOptionsType, isSettled: boolean): ListSettings {
  const { fixedMembers, orderMember } = options;
  return {
    isAddable: options['addable'] !== false,
    isOrderable: options['orderable'] !== false,
    isRemovable: options['removable'] !== false && !isSettled,
    isCopyable: options['copyable'] === true,
    isInsertable: options['insertable'] === true,
    isUndoable: options['undoRemove'] === true,
    fixedRows: count(options['fixedRows'], 0),
    fixedMembers: Array.isArray(fixedMembers) ? fixedMembers.filter((name) => typeof name === 'string') : [],
    orderMember: typeof orderMember === 'string' ? orderMember : undefined,
    longFrom: options['virtualizeFrom'] === false ? Number.POSITIVE_INFINITY : count(options['virtualizeFrom'], LONG_FROM),
  };
}
