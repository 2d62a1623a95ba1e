import { mergeClasses } from '@fluentui/react-components';
import { useHeldWhilePressed } from '@reelform/engine';
import { type FieldTemplateProps, getSchemaType, getTemplate, getUiOptions } from '@rjsf/utils';
import { Field } from '../field/Field.tsx';
import { useFieldTemplateStyles } from './FieldTemplate.styles.ts';
import { getFieldKind } from './fieldKind.ts';

const none: readonly string[] = [];

/** One field: label, control, error and hint, joined so that all of them reach the control. A hidden field draws nothing. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, children, description, displayLabel = true, help, hidden, rawDescription, rawErrors, rawHelp } = props;
  const { readonly, registry, required = false, schema, uiSchema, label } = props;
  const styles = useFieldTemplateStyles();
  const errors = useHeldWhilePressed(rawErrors ?? none);
  if (hidden) return null;
  const options = getUiOptions(uiSchema, registry.globalUiOptions);
  const Wrap = getTemplate<'WrapIfAdditionalTemplate'>('WrapIfAdditionalTemplate', registry, options);
  const kind = getFieldKind(schema, uiSchema, displayLabel);
  const className = mergeClasses(
    styles.root,
    options.span === 'all' && styles.all,
    kind === 'container' && styles.all,
    props.classNames,
  );
  if (kind === 'container') {
    return (
      <Wrap {...props} classNames={className}>
        {children}
        {errors.length > 0 && getSchemaType(schema) === 'object' ? props.errors : null}
      </Wrap>
    );
  }
  const hint = (rawDescription || rawHelp) && (
    <>
      {rawDescription ? description : null}
      {rawHelp ? help : null}
    </>
  );
  return (
    <Wrap {...props} classNames={className}>
      <Field
        id={id}
        label={kind !== 'checkbox' && displayLabel ? label : undefined}
        isGroup={kind === 'group'}
        isRequired={required && !readonly}
        hint={hint}
        errors={errors}
      >
        {children}
      </Field>
    </Wrap>
  );
}
