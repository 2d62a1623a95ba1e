import type { FieldProps } from '@rjsf/utils';
import type { ReactNode } from 'react';

/** A message in the place of a field that cannot be drawn. */
export function FieldProblem({ text, field }: { readonly text: string; readonly field: FieldProps }): ReactNode {
  const { UnsupportedFieldTemplate: Template } = field.registry.templates;
  return Template ? (
    <Template schema={field.schema} fieldPathId={field.fieldPathId} reason={text} registry={field.registry} />
  ) : (
    <p role="alert">{text}</p>
  );
}
