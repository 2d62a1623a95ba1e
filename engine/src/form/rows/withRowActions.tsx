import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps, Registry } from '@rjsf/utils';
import { type ComponentType, type ReactNode, type SyntheticEvent, use } from 'react';
import { remembered } from '../data/remembered.ts';
import { referableId } from '../fields/referableId.ts';
import { useArrayRows } from './arrayRows.ts';
import { PlacesContext, usePlaceUi } from './placesContext.ts';

type Templates = Registry['templates'];

const act = (work: () => void) => (event?: SyntheticEvent) => {
  event?.preventDefault();
  work();
};

const rowOf = (Template: ComponentType<ArrayFieldItemTemplateProps>) =>
  function RowWithActions(props: ArrayFieldItemTemplateProps): ReactNode {
    const { add, copy, removeWithUndo, move } = useArrayRows();
    const { index } = props;
    const list = use(PlacesContext);
    const uiSchema = usePlaceUi(props, list?.values[index]);
    // A copy of a place would move those after it, which have schemas of their own.
    const isPlace = list !== undefined && index < list.places;
    const buttonsProps = {
      ...props.buttonsProps,
      hasCopy: !isPlace && props.buttonsProps.hasCopy === true,
      fieldPathId: referableId(props.buttonsProps.fieldPathId),
      uiSchema,
      onAddItem: act(() => add(index + 1)),
      onCopyItem: act(() => copy(index)),
      onRemoveItem: act(() => removeWithUndo(index)),
      onMoveUpItem: act(() => move(index, index - 1)),
      onMoveDownItem: act(() => move(index, index + 1)),
    };
    return <Template {...props} uiSchema={uiSchema} hasToolbar={!isPlace && props.hasToolbar} buttonsProps={buttonsProps} />;
  };

const listOf = (Template: ComponentType<ArrayFieldTemplateProps>) =>
  function ListWithActions(props: ArrayFieldTemplateProps): ReactNode {
    const { add } = useArrayRows();
    return <Template {...props} onAddClick={act(() => add())} />;
  };

const rows = new WeakMap<object, ReturnType<typeof rowOf>>();
const lists = new WeakMap<object, ReturnType<typeof listOf>>();

/**
 * Templates by which rjsf draws a list whose buttons do what those of every list do: its own would hand over the list anew,
 * and what is known of its rows would be lost.
 */
export function withRowActions({ ArrayFieldItemTemplate: Row, ArrayFieldTemplate: List, ...templates }: Templates): Templates {
  return {
    ...templates,
    ArrayFieldItemTemplate: remembered(rows, Row, () => rowOf(Row)),
    ArrayFieldTemplate: remembered(lists, List, () => listOf(List)),
  };
}
