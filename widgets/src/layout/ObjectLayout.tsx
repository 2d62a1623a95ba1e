import type { Layout, LayoutColumns, LayoutSpan } from '@reelform/engine/validation';
import { namesIn } from '@reelform/engine/validation';
import { getUiOptions, type ObjectFieldTemplateProps } from '@rjsf/utils';
import { useMemo } from 'react';
import { getFieldKind } from '../templates/fieldKind.ts';
import { Columns } from './Columns.tsx';
import { type DrawnField, LayoutContext } from './LayoutContext.ts';
import { PartContent } from './PartContent.tsx';

/** Props of {@link ObjectLayout}. */
export interface ObjectLayoutProps {
  readonly object: ObjectFieldTemplateProps;
  /** `undefined`: all properties in their order. */
  readonly layout: Layout | undefined;
  readonly columns: LayoutColumns | undefined;
}

/** The properties of an object as its `ui:layout` arranges them; those that it leaves out come last. */
export function ObjectLayout({ object, layout = ['*'], columns }: ObjectLayoutProps) {
  const { properties, schema, uiSchema, registry } = object;
  const spans = useMemo(() => {
    const span = (name: string): LayoutSpan => {
      const options = getUiOptions(uiSchema?.[name], registry.globalUiOptions);
      const own = options['span'];
      if (own !== undefined) return own as LayoutSpan; // the compiler's lint has read it
      const property = schema.properties?.[name];
      if (typeof property !== 'object') return 1;
      const kind = getFieldKind(registry.schemaUtils.retrieveSchema(property), options, false);
      return kind === 'container' ? 'all' : 1;
    };
    return new Map(Object.keys(schema.properties ?? {}).map((name) => [name, span(name)]));
  }, [schema, uiSchema, registry]);
  const placed = useMemo(() => new Set(layout.flatMap(namesIn)), [layout]);
  const names = properties.map(({ name }) => name);
  const rest = names.filter((name) => !placed.has(name));
  const fields = new Map(
    properties.map(({ name, content, hidden }): [string, DrawnField] => [
      name,
      { content, isHidden: hidden === true, span: spans.get(name) ?? 'all' },
    ]),
  );
  const titleOf = (name: string) => {
    const { label, title } = getUiOptions(uiSchema?.[name], registry.globalUiOptions);
    return label === false
      ? undefined
      : (title ?? registry.schemaUtils.retrieveSchema(Object(schema.properties?.[name])).title);
  };
  return (
    <LayoutContext value={{ fields, rest, titleOf, Part: PartContent }}>
      <Columns columns={columns} parts={placed.has('*') ? layout : [...layout, '*']} />
    </LayoutContext>
  );
}
