import { createFormModule, type FormModule } from '@reelform/engine/validation';
import type { FormName } from '@reelform/schemas/api';
import type { PortalConfig } from './config.ts';

/** Loads a form's module; asked again it answers the same one. A failed load is tried anew the next time. */
export type FormLoader = (name: FormName) => Promise<FormModule>;

/** A loader of the form modules that the configuration names. */
export const createFormLoader = ({ forms }: PortalConfig): FormLoader => {
  const loading = new Map<FormName, Promise<FormModule>>();
  return (name) => {
    const known = loading.get(name);
    if (known) return known;
    const url = forms[name];
    const fresh = url
      ? import(url).then((file) => createFormModule(file.default))
      : Promise.reject(new Error(`The form '${name}' is not served.`));
    loading.set(name, fresh);
    fresh.catch(() => loading.delete(name));
    return fresh;
  };
};
