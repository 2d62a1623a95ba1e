import { withoutAskingChoices } from './askedMembers.ts';
import { withChoicesWithin } from './choicesWithin.ts';
import { withDiscriminators } from './discriminators.ts';
import { withDrawnDependencies } from './drawnDependencies.ts';
import { withForeignInputs } from './foreignInputs.ts';
import { withForeignTexts } from './foreignTexts.ts';
import { withoutKindsBeside } from './kindsBeside.ts';
import { withNearestWords } from './nearestWords.ts';
import { withoutNever } from './neverMembers.ts';
import { withoutPartChoices } from './partChoices.ts';
import { withPlainChoices } from './plainChoices.ts';
import { withPlainConstants } from './plainConstants.ts';
import { withPlainNulls } from './plainNulls.ts';
import { withPlainUnevaluated } from './plainUnevaluated.ts';
import { withRankings } from './rankings.ts';
import { withReachingParts } from './reachingLimits.ts';
import { withoutRefusedDefaults } from './refusedDefaults.ts';
import { withoutRepeatedMembers } from './repeatedMembers.ts';
import { withRequiredMembers } from './requiredMembers.ts';
import { withoutSharedMembers } from './sharedMembers.ts';
import { withoutTextChoices } from './textChoices.ts';
import { withoutTwinTitles } from './twinTitles.ts';
import { withoutUnlistedNull } from './unlistedNull.ts';
import { withUnnamedConstants } from './unnamedConstants.ts';
import { withWholeLists } from './wholeLists.ts';

/** Makes another schema of one, by the words of its uiSchema and the keywords that it may have. */
type SchemaStep = (schema: unknown, ui: unknown, known: ReadonlySet<string>) => unknown;

/** What the steps make of a schema, one after the other. */
export const inTurn = (steps: readonly SchemaStep[], schema: unknown, ui: unknown, known: ReadonlySet<string>): unknown =>
  steps.reduce((made, step) => step(made, ui, known), schema);

/** What makes a schema plain, in this order: what is said in several ways is said in one, and it judges as before. */
export const plainSteps: readonly SchemaStep[] = [
  withPlainUnevaluated,
  withReachingParts,
  withoutRefusedDefaults,
  withoutNever,
  withRequiredMembers,
  withForeignTexts,
  withForeignInputs,
  withoutRepeatedMembers,
  withoutSharedMembers,
  withPlainNulls,
  withPlainChoices,
  withPlainConstants,
];

/** What makes of the schema that judges the one that is drawn, in this order. */
export const drawnSteps: readonly SchemaStep[] = [
  withDiscriminators,
  withoutKindsBeside,
  withoutUnlistedNull,
  withUnnamedConstants,
  withWholeLists,
  withDrawnDependencies,
  withoutAskingChoices,
  withoutPartChoices,
  withoutTextChoices,
  withRankings,
  withChoicesWithin,
  withoutTwinTitles,
  withNearestWords,
];
