import type { FormModule } from '@reelform/engine/validation';
import { preparedForm } from '../properties/preparedForm.ts';
import type { ForeignDocument } from './foreignForms.ts';

const actions = [
  { name: 'submit', label: 'Send', mode: 'strict' },
  { name: 'close', label: 'Close' },
];

const modules = new WeakMap<ForeignDocument, Promise<FormModule>>();

/**
 * The module of a form that others published, with all that it is drawn with at hand. It is compiled once for all tests,
 * as one is for all visits: compiling took a quarter of their time.
 */
export const foreignModule = (form: ForeignDocument): Promise<FormModule> => {
  const module = modules.get(form) ?? preparedForm({ schema: form.schema, ui: { ...form.ui, 'ui:actions': actions } });
  modules.set(form, module);
  return module;
};
