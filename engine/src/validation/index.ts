export { dropHidden, holds } from './hidden.ts';
export { type JudgeOptions, judge } from './judge.ts';
export { fillIn } from './messages.ts';
export { toPayload } from './payload.ts';
export { createFormModule, createRuntime } from './runtime.ts';
export type {
  CompiledCheck,
  FormAction,
  FormError,
  FormModule,
  FormModuleFactory,
  Json,
  JsonObject,
  MessageCatalogue,
  Mode,
  ModuleRuntime,
  RawError,
  Rule,
  RuleEffect,
  Verdict,
} from './types.ts';
export { annotations, vocabulary } from './vocabulary/index.ts';
