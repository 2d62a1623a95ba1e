import { activatedDefaults, hasActivatedDefaults } from '../branches/activatedDefaults.ts';
import { AnyOfField, OneOfField } from '../branches/BranchField.tsx';
import { withoutOptionNames } from '../branches/elsewhere.ts';
import { RestoreOffer } from '../device/RestoreOffer.tsx';
import { FoldedField } from '../fields/FoldedField.tsx';
import { FreeObject } from '../fields/FreeObject.tsx';
import { LateField } from '../fields/LateField.tsx';
import { OpenField } from '../fields/OpenField.tsx';
import { foldRecursion, withoutFolds } from '../schema/foldRecursion.ts';
import { mergeAllOf } from '../schema/mergeAllOf.ts';
import { drawnSchema, openKind } from '../schema/openKind.ts';
import { ownWords } from '../schema/ownWords.ts';
import { withoutBlankTitles } from '../schema/withoutBlankTitles.ts';
import { loadedInterpreter, loadInterpreter } from '../validator/interpreter.ts';
import { hasUnforeseenBranches } from '../validator/unforeseenBranches.ts';

/** What only open forms are drawn with. The page fetches it before it draws the first of them. */
export const openParts = {
  fields: { OneOfField, AnyOfField },
  FoldedField,
  FreeObject,
  LateField,
  OpenField,
  activatedDefaults,
  hasActivatedDefaults,
  drawnSchema,
  foldRecursion,
  hasUnforeseenBranches,
  loadedInterpreter,
  loadInterpreter,
  mergeAllOf,
  openKind,
  ownWords,
  withoutBlankTitles,
  withoutFolds,
  withoutOptionNames,
};

// A file of its own would part what every form loads into more files, and every form would pay for that.
export { RestoreOffer };
