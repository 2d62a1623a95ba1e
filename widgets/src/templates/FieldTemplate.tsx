import { useHeldWhilePressed } from '@reelform/engine';
import { ADDITIONAL_PROPERTY_FLAG, type FieldTemplateProps, getSchemaType, getTemplate, getUiOptions } from '@rjsf/utils';
import { drawField } from '../field/Field.tsx';
import { LooksContext, useLooks } from '../field/useLooks.ts';
import { getFieldKind } from './fieldKind.ts';

const none: readonly string[] = [];

/** One field: label, control, error and hint, joined so that all of them reach the control. A hidden field draws nothing. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, children, classNames, description, displayLabel = true, help, hidden, rawDescription, rawErrors } = props;
  const { rawHelp, readonly, registry, required = false, schema, uiSchema, label } = props;
  const looks = useLooks();
  const root = looks.field;
  const errors = useHeldWhilePressed(rawErrors ?? none);
  if (hidden) return null;
  const options = getUiOptions(uiSchema, registry.globalUiOptions);
  const kind = getFieldKind(schema, options, displayLabel);
  const isContainer = kind === 'container';
  const hint = (rawDescription || rawHelp) && (
    <>
      {rawDescription ? description : null}
      {rawHelp ? help : null}
    </>
  );
  const content = (
    <>
      {children}
      {errors.length > 0 && getSchemaType(schema) === 'object' ? props.errors : null}
    </>
  );
  const field = isContainer
    ? { id, children: content }
    : {
        id,
        label: kind !== 'checkbox' && displayLabel ? label : undefined,
        isGroup: kind === 'group',
        isRequired: required && !readonly,
        hint,
        errors,
        children,
      };
  const isWide = isContainer || options.span === 'all';
  if (id === registry.globalFormOptions.idPrefix) {
    return <LooksContext value={looks}>{drawField({ ...field, className: classNames, isWide }, root)}</LooksContext>;
  }
  if (!(ADDITIONAL_PROPERTY_FLAG in schema)) return drawField({ ...field, className: classNames, isWide }, root);
  const Wrap = getTemplate<'WrapIfAdditionalTemplate'>('WrapIfAdditionalTemplate', registry, options);
  return (
    <div className={root} data-span={isWide ? 'all' : undefined}>
      <Wrap {...props}>{drawField(field, root)}</Wrap>
    </div>
  );
}
