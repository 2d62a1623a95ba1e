import { type ArrayFieldDescriptionProps, descriptionId, getTemplate, getUiOptions } from '@rjsf/utils';

/** The description of a list. Nothing when there is none. */
export function ArrayFieldDescriptionTemplate({ fieldPathId, description, ...rest }: ArrayFieldDescriptionProps) {
  if (!description) return null;
  const options = getUiOptions(rest.uiSchema, rest.registry.globalUiOptions);
  const Description = getTemplate<'DescriptionFieldTemplate'>('DescriptionFieldTemplate', rest.registry, options);
  return <Description id={descriptionId(fieldPathId)} description={description} {...rest} />;
}
