import { createFormModule, type FormLocale, type FormModule } from '@reelform/engine/validation';
import type { FormName } from '@reelform/schemas/api';
import type { PortalConfig } from './config.ts';

/** A form in a language; the module is the same in all of them, so that a form keeps its entries as they change. */
export interface LoadedForm {
  readonly form: FormModule;
  /** Absent: the form speaks the language of its own files. */
  readonly locale?: FormLocale;
}

/** Loads a form; asked again it answers the same one. A failed load is tried anew the next time. */
export type FormLoader = (name: FormName) => Promise<LoadedForm>;

/** Loaders of the forms, one a language. */
export interface FormLoaders {
  in(tag: string): FormLoader;
  /** Fetches the forms that were loaded in any language in another one. */
  prepare(tag: string): Promise<unknown>;
}

const remembering = <Name, Loaded>(load: (name: Name) => Promise<Loaded>) => {
  const loading = new Map<Name, Promise<Loaded>>();
  return (name: Name): Promise<Loaded> => {
    const known = loading.get(name);
    if (known) return known;
    const fresh = load(name);
    loading.set(name, fresh);
    fresh.catch(() => loading.delete(name));
    return fresh;
  };
};

/** Loaders of the form modules that the configuration names. */
export const createFormLoaders = ({ forms, languages }: Pick<PortalConfig, 'forms' | 'languages'>): FormLoaders => {
  const asked = new Set<FormName>();
  const byTag = new Map<string, FormLoader>();
  const loadModule = remembering(async (name: FormName) => {
    asked.add(name);
    const url = forms[name];
    if (!url) throw new Error(`The form '${name}' is not served.`);
    return createFormModule((await import(url)).default);
  });
  const loaderOf = (tag: string): FormLoader => {
    const known = byTag.get(tag);
    if (known) return known;
    const fresh = remembering(async (name: FormName): Promise<LoadedForm> => {
      const url = languages[tag]?.forms[name];
      const [form, locale] = await Promise.all([loadModule(name), url && import(url)]);
      return { form, ...(locale && { locale: locale.default }) };
    });
    byTag.set(tag, fresh);
    return fresh;
  };
  return { in: loaderOf, prepare: (tag) => Promise.all([...asked].map(loaderOf(tag))) };
};
