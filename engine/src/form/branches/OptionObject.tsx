import { type FieldProps, getUiOptions } from '@rjsf/utils';
import { type ReactNode, use, useMemo } from 'react';
import { ChoiceContext, isPlaceOf } from './choiceContext.ts';

/**
 * An object in an option. Of one that is a choice again rjsf would call what is drawn beside the inner choice by the same id
 * as what is drawn beside the outer one. One that is the whole form goes without a name, as the form does, and so do one that
 * is a row, and one without a name of its own below members: what it would be called stands above it.
 */
export function OptionObject(props: FieldProps): ReactNode {
  const around = use(ChoiceContext);
  const { fieldPathId, childFieldPathId, schema, uiSchema } = props;
  const { $id } = childFieldPathId ?? fieldPathId;
  const isHere = around !== undefined && isPlaceOf(around, $id);
  const id = isHere && childFieldPathId ? `${fieldPathId.$id}${around.depth + 1}` : fieldPathId.$id;
  const ownId = useMemo(() => (id === fieldPathId.$id ? fieldPathId : { ...fieldPathId, $id: id }), [fieldPathId, id]);
  const ObjectField = around?.ObjectField;
  const isWhole = childFieldPathId?.path.length === 0;
  const isRow = typeof childFieldPathId?.path.at(-1) === 'number';
  const { title = schema.title ?? around?.title } = getUiOptions(uiSchema);
  const isNamedAbove = isRow || (isHere && around.isBeside && title === around.title);
  const unnamed = useMemo(() => (isNamedAbove ? { uiSchema: { ...uiSchema, 'ui:title': '' } } : {}), [uiSchema, isNamedAbove]);
  return ObjectField && <ObjectField {...props} {...unnamed} {...(isWhole && { title: '' })} fieldPathId={ownId} />;
}
