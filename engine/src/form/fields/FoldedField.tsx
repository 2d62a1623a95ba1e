import { type FieldProps, getTemplate, getUiOptions, type UiSchema } from '@rjsf/utils';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { applicable, followed, type SchemaNode } from '../../validation/schemaNode.ts';
import { isNull } from '../branches/keptBranches.ts';
import { choiceKey, type PlaceMemory } from '../data/placeMemory.ts';
import { toPointer } from '../data/pointer.ts';
import type { OpenKind } from '../schema/openKind.ts';
import { useFormParts } from '../storeContext.ts';
import { findControl } from './focusField.ts';
import { OpenField } from './OpenField.tsx';
import { StockSchemaField } from './stockFields.ts';

const NO_UI: UiSchema = {};

/** Props of {@link FoldedField}. */
export interface FoldedFieldProps extends FieldProps {
  /** What its schema leaves open where it does not say one kind of value. */
  readonly open: OpenKind | undefined;
  /** It has errors of its own to show. */
  readonly hasErrors: boolean;
}

/** Notes that choices at a place that is not opened show their `null`, as they do once they are drawn with nothing entered. */
function noteNothing(schema: SchemaNode, root: SchemaNode, pointer: string, memory: PlaceMemory): void {
  const shown = applicable(schema, root).flatMap((node) =>
    ['oneOf', 'anyOf'].flatMap((keyword) => {
      const { [keyword]: listed } = node;
      const options: readonly unknown[] = Array.isArray(listed) ? listed : [];
      const option = options.findIndex((one) => isNull(one, root));
      const now = { option, of: options.length, told: [], names: new Set<string>() };
      return option < 0 ? [] : [[choiceKey(0, keyword), now] as const];
    }),
  );
  if (shown.length > 0) memory.note(pointer, { shown: new Map(shown) });
}

/** A part that contains itself: its field once there is something to draw, before that the button that opens it. */
export function FoldedField({ open, hasErrors, ...field }: FoldedFieldProps): ReactNode {
  const { formData, registry, uiSchema = NO_UI, schema, fieldPathId, name } = field;
  const { root, store } = useFormParts();
  const [isOpen, setOpen] = useState(false);
  const isPressed = useRef(false);
  const isNeeded = formData !== undefined || hasErrors;
  if (isNeeded && !isOpen) setOpen(true);
  const { $id } = fieldPathId;
  useLayoutEffect(() => {
    const element = root();
    if (isOpen && isPressed.current && element) findControl(element, $id)?.focus();
    isPressed.current = false;
  }, [isOpen, root, $id]);

  const isFolded = !isNeeded && !isOpen;
  const pointer = toPointer(fieldPathId.path);
  useLayoutEffect(() => {
    if (isFolded) noteNothing(schema, registry.rootSchema, pointer, store.memory);
  });

  if (!isFolded) return open ? <OpenField {...field} open={open} /> : <StockSchemaField {...field} />;
  const options = getUiOptions(uiSchema, registry.globalUiOptions);
  const { title = followed(schema, registry.rootSchema).find((one) => one['title'])?.['title'] } = schema;
  const Expand = getTemplate('CyclicSchemaExpandTemplate', registry, options);
  const onExpand = () => {
    isPressed.current = true;
    setOpen(true);
  };
  return (
    <Expand
      registry={registry}
      schema={schema}
      uiSchema={uiSchema}
      name={options.title ?? (typeof title === 'string' ? title : name)}
      fieldPathId={fieldPathId}
      onExpand={onExpand}
    />
  );
}
