import type { FieldProps } from '@rjsf/utils';
import { type ReactNode, use, useMemo } from 'react';
import { ChoiceContext, isPlaceOf } from './choiceContext.ts';

/**
 * An object in an option. Of one that is a choice again rjsf would call what is drawn beside the inner choice by the same id
 * as what is drawn beside the outer one. One that is the whole form goes without a name, as the form does, and so does one
 * that is a row, whose name stands above it.
 */
export function OptionObject(props: FieldProps): ReactNode {
  const around = use(ChoiceContext);
  const { fieldPathId, childFieldPathId } = props;
  const isBesideInner = around !== undefined && childFieldPathId !== undefined && isPlaceOf(around, childFieldPathId.$id);
  const id = isBesideInner ? `${fieldPathId.$id}${around.depth + 1}` : fieldPathId.$id;
  const ownId = useMemo(() => (id === fieldPathId.$id ? fieldPathId : { ...fieldPathId, $id: id }), [fieldPathId, id]);
  const ObjectField = around?.ObjectField;
  const isWhole = childFieldPathId?.path.length === 0;
  const isRow = typeof childFieldPathId?.path.at(-1) === 'number';
  const unnamed = useMemo(() => (isRow ? { uiSchema: { ...props.uiSchema, 'ui:title': '' } } : {}), [props.uiSchema, isRow]);
  return ObjectField && <ObjectField {...props} {...unnamed} {...(isWhole && { title: '' })} fieldPathId={ownId} />;
}
