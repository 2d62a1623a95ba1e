import { createContext } from 'react';

/** What stands around a control and reaches it by reference. */
export interface FieldParts {
  /** The label names a group of controls: it belongs to none of them and is referred to instead. */
  readonly isGroup: boolean;
  readonly isHinted: boolean;
  readonly isWrong: boolean;
}

const sides = [false, true];

/** Every combination once: a field that changes hands its control one of these, and one that does not the same as before. */
const combinations = sides.flatMap((isGroup) =>
  sides.flatMap((isHinted) => sides.map((isWrong): FieldParts => ({ isGroup, isHinted, isWrong }))),
);

const none: FieldParts = { isGroup: false, isHinted: false, isWrong: false };

/** The parts of a field. Equal parts are the same object, so that a control is drawn again only when they change. */
export const getFieldParts = (isGroup: boolean, isHinted: boolean, isWrong: boolean): FieldParts =>
  combinations[(isGroup ? 4 : 0) + (isHinted ? 2 : 0) + (isWrong ? 1 : 0)] ?? none;

/** The field around a control. */
export const FieldContext = createContext<FieldParts>(none);
