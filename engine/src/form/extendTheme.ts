import type { ThemeProps } from '@rjsf/core';
import type { FormTheme } from './types.ts';

/** What a host adds to a theme: rjsf's widgets, templates and fields by the name under which a uiSchema calls for them. */
export type ThemeExtension = Pick<ThemeProps, 'widgets' | 'templates' | 'fields'>;

/** A theme with widgets, templates or fields of the host's own; of the same name, the host's wins. */
export const extendTheme = (theme: FormTheme, { widgets, templates, fields }: ThemeExtension): FormTheme => ({
  ...theme,
  rjsf: {
    ...theme.rjsf,
    widgets: { ...theme.rjsf.widgets, ...widgets },
    templates: { ...theme.rjsf.templates, ...templates },
    fields: { ...theme.rjsf.fields, ...fields },
  },
});
