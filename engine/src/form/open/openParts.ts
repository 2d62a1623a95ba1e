import CyclicSchemaField from '@rjsf/core/lib/components/fields/CyclicSchemaField.js';
import FallbackField from '@rjsf/core/lib/components/fields/FallbackField.js';
import OptionalDataControlsField from '@rjsf/core/lib/components/fields/OptionalDataControlsField.js';
import { activatedDefaults, hasActivatedDefaults } from '../branches/activatedDefaults.ts';
import { ChoiceField } from '../branches/ChoiceField.tsx';
import { withoutOptionNames } from '../branches/elsewhere.ts';
import { missedNothing } from '../branches/missedNothing.ts';
import { createTellingUtils } from '../branches/tellingUtils.ts';
import { withoutPlaces } from '../data/withoutPlaces.ts';
import { errorsWithin } from '../errors/errorsWithin.ts';
import { sentPlaces } from '../errors/sentPlaces.ts';
import { shownPlace } from '../errors/shownPlace.ts';
import { drawChangingField } from '../fields/drawChangingField.tsx';
import { FreeObject } from '../fields/FreeObject.tsx';
import { isFree } from '../fields/freeBox.ts';
import { mayFold } from '../folds/mayFold.ts';
import { StockList } from '../rows/StockList.tsx';
import { foldRecursion, withoutFolds } from '../schema/foldRecursion.ts';
import { holdingOn } from '../schema/holdingOn.ts';
import { mergeAllOf } from '../schema/mergeAllOf.ts';
import { drawnSchema, openKind } from '../schema/openKind.ts';
import { ownWords } from '../schema/ownWords.ts';
import { withoutBlankTitles } from '../schema/withoutBlankTitles.ts';
import { createValidator } from '../validator/createValidator.ts';
import { loadedInterpreter, loadInterpreter } from '../validator/interpreter.ts';
import { hasUnforeseenBranches } from '../validator/unforeseenBranches.ts';

/** What only open forms are drawn with. The page fetches it before it draws the first of them. */
export const openParts = {
  fields: { AnyOfField: ChoiceField, CyclicSchemaField, FallbackField, OneOfField: ChoiceField, OptionalDataControlsField },
  FreeObject,
  StockList,
  activatedDefaults,
  hasActivatedDefaults,
  createSchemaUtils: createTellingUtils,
  createValidator,
  drawChangingField,
  drawnSchema,
  errorsWithin,
  foldRecursion,
  hasUnforeseenBranches,
  holdingOn,
  isFree,
  loadedInterpreter,
  loadInterpreter,
  mayFold,
  mergeAllOf,
  missedNothing,
  openKind,
  ownWords,
  sentPlaces,
  shownPlace,
  withoutBlankTitles,
  withoutFolds,
  withoutOptionNames,
  withoutPlaces,
};
