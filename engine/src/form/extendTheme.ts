import type { ThemeProps } from '@rjsf/core';
import { hostField } from './fields/hostField.tsx';
import { remindOfParts } from './remindOfParts.ts';
import type { FormTheme } from './types.ts';

/**
 * What a host adds to a theme: rjsf's widgets, templates and fields by the name under which a uiSchema calls for them, and
 * whether one of them asks for the whole of rjsf's registry.
 */
export type ThemeExtension = Pick<ThemeProps, 'widgets' | 'templates' | 'fields'> & Pick<FormTheme, 'hasWholeRegistry'>;

/** The host's fields as the form draws them. */
const hostFields = (fields: ThemeProps['fields'] = {}): NonNullable<ThemeProps['fields']> =>
  Object.fromEntries(Object.entries(fields).map(([name, Own]) => [name, hostField(Own)]));

/** A theme with widgets, templates or fields of the host's own; of the same name, the host's wins. */
export function extendTheme(theme: FormTheme, extension: ThemeExtension): FormTheme {
  if (process.env.NODE_ENV !== 'production') remindOfParts(extension);
  const { widgets, templates, fields, hasWholeRegistry = theme.hasWholeRegistry } = extension;
  return {
    ...theme,
    hasWholeRegistry,
    rjsf: {
      ...theme.rjsf,
      widgets: { ...theme.rjsf.widgets, ...widgets },
      templates: {
        ...theme.rjsf.templates,
        ...templates,
        ButtonTemplates: { ...theme.rjsf.templates?.ButtonTemplates, ...templates?.ButtonTemplates },
      },
      fields: { ...theme.rjsf.fields, ...hostFields(fields) },
    },
  };
}
