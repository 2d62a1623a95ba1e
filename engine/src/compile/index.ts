export {
  _,
  type CodeKeywordDefinition,
  type KeywordErrorDefinition,
  type MacroKeywordDefinition,
} from 'ajv';
export { type CompiledDirectory, type CompileOptions, compileDirectory } from './compileDirectory.ts';
export type { CompiledForm } from './compileForm.ts';
export type { CompiledMessages } from './compileMessages.ts';
export { type Complaint, formatComplaint } from './complaint.ts';
export { generateSchemaTypes, generateTypes } from './generateTypes.ts';
export { loadFormModule } from './loadFormModule.ts';
export { defineConfig, type ReelformConfig, readConfig } from './readConfig.ts';
export type { VocabularyExtension } from './vocabularyExtension.ts';
export { type DirectoryWatch, watchDirectory } from './watchDirectory.ts';
