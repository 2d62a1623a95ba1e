export { dropHidden } from './hidden.ts';
export { type JudgeOptions, judge } from './judge.ts';
export {
  type Layout,
  type LayoutAccordion,
  type LayoutColumns,
  type LayoutPage,
  type LayoutPart,
  type LayoutSection,
  type LayoutSpan,
  type LayoutSteps,
  type LayoutTabs,
  namesIn,
} from './layout.ts';
export { localizeForm } from './localizeForm.ts';
export { matchLocale } from './matchLocale.ts';
export { fillIn } from './messages.ts';
export { toPayload } from './payload.ts';
export { type Placeholder, placeholdersIn } from './placeholders.ts';
export { pointerOf } from './pointer.ts';
export { readMoment } from './readMoment.ts';
export { type Facts, holds, isUnder, type RuleState, type RuleStates, ruleStates, stateAt } from './ruleStates.ts';
export { createFormModule, createRuntime } from './runtime.ts';
export { sameDocument } from './sameDocument.ts';
export { schemasAt } from './schemaNode.ts';
export type {
  ActionQuestion,
  CompiledCheck,
  FormAction,
  FormError,
  FormFacts,
  FormLocale,
  FormModule,
  FormModuleFactory,
  Json,
  JsonObject,
  ListOption,
  MessageCatalogue,
  Mode,
  ModuleRuntime,
  RawError,
  Rule,
  RuleEffect,
  Verdict,
} from './types.ts';
export { dropUnknown } from './unknown.ts';
export { createVisualOrder } from './visualOrder.ts';
export { annotations, vocabulary } from './vocabulary/index.ts';
export { withoutTexts } from './withoutTexts.ts';
