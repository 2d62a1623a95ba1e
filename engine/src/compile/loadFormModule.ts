import { pathToFileURL } from 'node:url';
import { createFormModule } from '../validation/runtime.ts';
import type { FormModule, ModuleRuntime } from '../validation/types.ts';

/** Imports a form module's file, the same bytes that a browser loads. */
export const loadFormModule = async (file: string, runtime?: ModuleRuntime): Promise<FormModule> => {
  const { default: factory } = await import(pathToFileURL(file).href);
  return createFormModule(factory, runtime);
};
