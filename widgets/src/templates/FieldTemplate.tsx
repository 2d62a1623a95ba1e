import { drawnInPlace, useFormTexts } from '@reelform/engine';
import {
  ADDITIONAL_PROPERTY_FLAG,
  type FieldTemplateProps,
  getSchemaType,
  getTemplate,
  getUiOptions,
  type RJSFSchema,
} from '@rjsf/utils';
import type { CSSProperties } from 'react';
import { drawField } from '../field/Field.tsx';
import { LooksContext, useLooks } from '../field/useLooks.ts';
import { getFieldKind, isBetweenSchemas } from './fieldKind.ts';

const none: readonly string[] = [];

/** The label of a member whose name nobody could read. */
function Unnamed() {
  return useFormTexts('form')('fieldUnnamed');
}

const isList = (schema: RJSFSchema) => getSchemaType(schema) === 'array';

/** One field: label, control, error and hint, joined so that all of them reach the control. A hidden field draws nothing. */
export const FieldTemplate = drawnInPlace((props: FieldTemplateProps) => {
  const { id, children, classNames, description, displayLabel = true, help, hidden, rawDescription } = props;
  const { rawErrors: errors = none, rawHelp, readonly, registry, required = false, schema, style, uiSchema, label } = props;
  const looks = useLooks();
  const root = looks.field;
  if (hidden) return null;
  const options = getUiOptions(uiSchema, registry.globalUiOptions);
  const isAdditional = ADDITIONAL_PROPERTY_FLAG in schema;
  // rjsf gives every member of a free name a label; a list of rows has its own heading all the same.
  const hasLabel = displayLabel && !(isAdditional && isList(schema) && !registry.schemaUtils.isMultiSelect(schema));
  const kind = getFieldKind(schema, options, hasLabel);
  const name = isAdditional && label.trim() === '' ? <Unnamed /> : label;
  // What is chosen is a field in the same place, which has the label, and may have a hint of its own.
  const isChoice = isBetweenSchemas(schema);
  const isContainer = kind === 'container' && !isChoice;
  const hint = !isChoice && (rawDescription || rawHelp) && (
    <>
      {rawDescription ? description : null}
      {rawHelp ? help : null}
    </>
  );
  const field = isContainer
    ? { id, errors: getSchemaType(schema) === 'object' ? errors : none, children }
    : {
        id,
        label: kind !== 'checkbox' && kind !== 'container' && displayLabel && !isChoice ? name : undefined,
        isGroup: kind === 'group',
        isRequired: required && !readonly,
        hint: kind === 'container' ? undefined : hint,
        errors,
        children,
      };
  const isWide = kind === 'container' || options.span === 'all';
  const outer = { className: classNames, isWide, style: style as CSSProperties | undefined }; // as the uiSchema has it
  if (id === registry.globalFormOptions.idPrefix) {
    return <LooksContext value={looks}>{drawField({ ...field, ...outer }, root)}</LooksContext>;
  }
  if (!isAdditional) return drawField({ ...field, ...outer }, root);
  const Wrap = getTemplate<'WrapIfAdditionalTemplate'>('WrapIfAdditionalTemplate', registry, options);
  return (
    <div className={root} data-span={isWide ? 'all' : undefined}>
      <Wrap {...props}>{drawField(field, root)}</Wrap>
    </div>
  );
});
