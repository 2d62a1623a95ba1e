import { type ArrayFieldTitleProps, getTemplate, getUiOptions, titleId } from '@rjsf/utils';

/** The name of a list, which a row has in its heading already. Nothing when it has none or the uiSchema turns labels off. */
export function ArrayFieldTitleTemplate({ fieldPathId, title, ...rest }: ArrayFieldTitleProps) {
  const options = getUiOptions(rest.uiSchema, rest.registry.globalUiOptions);
  if (!title || options.label === false) return null;
  const id = titleId(fieldPathId);
  if (typeof fieldPathId.path.at(-1) === 'number') {
    return (
      <span hidden id={id}>
        {title}
      </span>
    );
  }
  const Title = getTemplate<'TitleFieldTemplate'>('TitleFieldTemplate', rest.registry, options);
  return <Title id={id} title={title} {...rest} />;
}
