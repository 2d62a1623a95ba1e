export { type CompiledDirectory, type CompileOptions, compileDirectory } from './compileDirectory.ts';
export type { CompiledForm } from './compileForm.ts';
export type { CompiledLanguage } from './compileLanguages.ts';
export type { CompiledLocale } from './compileLocale.ts';
export type { CompiledMessages } from './compileMessages.ts';
export { type Complaint, formatComplaint } from './complaint.ts';
export { generateSchemaTypes, generateTypes } from './generateTypes.ts';
export { loadFormModule } from './loadFormModule.ts';
export { type DirectoryWatch, watchDirectory } from './watchDirectory.ts';
