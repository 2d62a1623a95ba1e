import type { Registry, RJSFSchema, UiSchema } from '@rjsf/utils';
import { createContext, use, useMemo } from 'react';
import { withTitle } from '../fields/fieldPlan.ts';
import { rowLabel } from '../schema/labelOf.ts';
import { useFormParts } from '../storeContext.ts';

const NO_UI: UiSchema = {};

/** What the rows of a list that rjsf draws go by. */
export interface Places {
  /** That of the list. */
  readonly uiSchema: UiSchema;
  readonly label: string;
  /** How many rows have schemas of their own. */
  readonly places: number;
  /** That of the form, for what is in the rows. */
  readonly registry: Registry;
  /** The rows as they are drawn: what is still typed in them is none of a drawing's. */
  readonly values: readonly unknown[];
}

/** The list around that rjsf draws. */
export const PlacesContext = createContext<Places | undefined>(undefined);

/** A row of a list that rjsf draws. */
interface PlacedRow {
  readonly index?: number | undefined;
  readonly schema: RJSFSchema;
  readonly uiSchema?: UiSchema | undefined;
}

/** The uiSchema of a row with what the error summary calls it for its title: rjsf would say 'Pair-1', or its number. */
export function usePlaceUi({ index = 0, schema, uiSchema = NO_UI }: PlacedRow, item: unknown): UiSchema {
  const { store } = useFormParts();
  const list = use(PlacesContext);
  const title: unknown = uiSchema['ui:title'] ?? schema.title;
  const label = list && rowLabel(store.form, list.uiSchema, title, list.label, index, item, index < list.places);
  return useMemo(() => (label === undefined ? uiSchema : withTitle(uiSchema, label)), [uiSchema, label]);
}
