import { getTemplate, type WidgetProps } from '@rjsf/utils';

/** An address on the web (`uri`), without the space that copying leaves around it. */
export function URLWidget(props: WidgetProps) {
  const { onChange, options } = props;
  const take: WidgetProps['onChange'] = (value) =>
    onChange(typeof value === 'string' ? value.trim() || options.emptyValue : value);
  const BaseInput = getTemplate<'BaseInputTemplate'>('BaseInputTemplate', props.registry, props.options);
  return <BaseInput {...props} onChange={take} type="url" />;
}
