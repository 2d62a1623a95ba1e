import { Field, mergeClasses } from '@fluentui/react-components';
import { useHeldWhilePressed } from '@reelform/engine';
import { errorId, type FieldTemplateProps, getSchemaType, getTemplate, getUiOptions, helpId, titleId } from '@rjsf/utils';
import { FieldErrors } from './FieldErrors.tsx';
import { useFieldTemplateStyles } from './FieldTemplate.styles.ts';
import { getFieldKind } from './fieldKind.ts';

const none: readonly string[] = [];

/**
 * One field: label, control, error and hint, joined by Fluent's `<Field>` so that all of them reach the control. A
 * hidden field draws nothing.
 */
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
  const labelSlot = {
    id: titleId(id),
    htmlFor: kind === 'control' ? id : undefined,
    required: required && !readonly,
    children: label,
  };
  const hint = (
    <>
      {rawDescription ? description : null}
      {rawHelp ? help : null}
    </>
  );
  return (
    <Wrap {...props} classNames={className}>
      <Field
        {...(kind !== 'checkbox' && displayLabel ? { label: labelSlot } : {})}
        {...(rawDescription || rawHelp ? { hint: { id: helpId(id), children: hint } } : {})}
        {...(errors.length > 0
          ? { validationMessage: { id: errorId(id), role: undefined, children: <FieldErrors errors={errors} /> } }
          : {})}
      >
        {children}
      </Field>
    </Wrap>
  );
}
