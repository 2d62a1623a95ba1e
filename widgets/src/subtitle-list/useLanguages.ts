import { useOptions } from '@reelform/engine';
import { getUiOptions, optionsList, type UiSchema, type WidgetProps } from '@rjsf/utils';
import { useMemo } from 'react';

/** The languages that a subtitle list offers. */
export interface Languages {
  /** Props of a widget for choosing one of them, as far as the list decides them. */
  readonly choice: Pick<WidgetProps, 'schema' | 'uiSchema' | 'options'>;
  /** Name of a language among the codes asked for; a code without a name names itself. */
  readonly nameOf: (code: string) => string;
}

const keep = () => undefined;

/**
 * The options of the member that holds a row's language, as schema and uiSchema of the list's items say: a static list,
 * a source of the host, or the schema's own.
 *
 * @param member the language's name in a row
 * @param codes whose names are asked for
 */
export const useLanguages = (
  { registry, schema, uiSchema }: WidgetProps,
  member: string,
  codes: readonly string[],
): Languages => {
  const { items } = schema;
  const itemUi: unknown = uiSchema?.items;
  const own = useMemo(() => {
    const item = typeof items === 'object' && !Array.isArray(items) ? registry.schemaUtils.retrieveSchema(items) : {};
    const found = item.properties?.[member];
    const language = typeof found === 'object' ? registry.schemaUtils.retrieveSchema(found) : {};
    return { schema: language, enumOptions: optionsList(language) ?? [] };
  }, [registry, items, member]);
  const ui = useMemo((): UiSchema => {
    const found: unknown = typeof itemUi === 'object' && itemUi !== null ? Reflect.get(itemUi, member) : undefined;
    return typeof found === 'object' && found !== null ? { ...found } : {};
  }, [itemUi, member]);
  const settings = useMemo(() => getUiOptions(ui), [ui]);
  const { chosen } = useOptions({
    settings: { source: settings['source'], list: settings['list'] },
    own: own.enumOptions,
    values: codes,
    onStale: keep,
  });
  return {
    choice: { schema: own.schema, uiSchema: ui, options: { ...settings, enumOptions: own.enumOptions, emptyValue: undefined } },
    nameOf: (code) => chosen.find(({ value }) => value === code)?.label ?? code,
  };
};
