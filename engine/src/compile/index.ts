export {
  _,
  type CodeKeywordDefinition,
  type KeywordErrorDefinition,
  type MacroKeywordDefinition,
} from 'ajv';
export { type CompiledDirectory, type CompileOptions, compileDirectory } from './compileDirectory.ts';
export type { CompiledForm } from './compileForm.ts';
export { type Complaint, formatComplaint } from './complaint.ts';
export { type Change, type Effect, formatChange } from './diff/change.ts';
export { diffForms } from './diff/diffForms.ts';
export { formats } from './formats/formats.ts';
export type { FormatCheck } from './formats/standard.ts';
export { type JsonFile, readJsonFile } from './jsonFile.ts';
export { loadFormModule } from './loadFormModule.ts';
export { defineConfig, type ReelformConfig, readConfig } from './readConfig.ts';
export type { CompiledLanguage } from './texts/compileLanguages.ts';
export type { CompiledLocale } from './texts/compileLocale.ts';
export type { CompiledMessages } from './texts/compileMessages.ts';
export { generateSchemaTypes, generateTypes } from './types/generateTypes.ts';
export { compareVerdicts, type NamedDocument, type VerdictDifference } from './verdicts/compareVerdicts.ts';
export type { Mutation } from './verdicts/mutations.ts';
export { verdictComplaints } from './verdicts/verdictComplaints.ts';
export type { VocabularyExtension } from './vocabularyExtension.ts';
export { type DirectoryWatch, watchDirectory } from './watchDirectory.ts';
