import { type ArrayFieldTitleProps, getTemplate, getUiOptions, titleId } from '@rjsf/utils';

/** The name of a list. Nothing when it has none or the uiSchema turns labels off. */
export function ArrayFieldTitleTemplate({ fieldPathId, title, ...rest }: ArrayFieldTitleProps) {
  const options = getUiOptions(rest.uiSchema, rest.registry.globalUiOptions);
  if (!title || options.label === false) return null;
  const Title = getTemplate<'TitleFieldTemplate'>('TitleFieldTemplate', rest.registry, options);
  return <Title id={titleId(fieldPathId)} title={title} {...rest} />;
}
