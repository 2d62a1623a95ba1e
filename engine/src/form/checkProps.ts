import { remindOfProps } from './remindOfProps.ts';
import type { SchemaFormProps } from './types.ts';

const parts = ['rjsf', 'ErrorSummary', 'Actions', 'RestoreNotice'] as const;

/**
 * Says of props that JavaScript let through what belongs there.
 * @throws a `TypeError`
 */
export function checkProps(props: SchemaFormProps): void {
  const { form, theme, locale, initialData } = props;
  if (!form?.checks) throw new TypeError("SchemaForm's 'form' is what createFormModule makes of a form module.");
  const missing = parts.find((part) => !theme?.[part]);
  if (missing)
    throw new TypeError(`SchemaForm's 'theme' has no '${missing}'. fluentTheme of @reelform/widgets is a whole one.`);
  if (process.env.NODE_ENV !== 'production') {
    if (initialData instanceof Promise) throw new TypeError("SchemaForm's 'initialData' is a promise: await it.");
    if (typeof initialData === 'string' && form.schema['type'] === 'object')
      throw new TypeError("SchemaForm's 'initialData' is a text: JSON.parse makes a document of it.");
    remindOfProps(props);
  }
  if (locale && !locale.texts) throw new TypeError("SchemaForm's 'locale' is the default export of a form's language file.");
}
