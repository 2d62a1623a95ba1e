import { mergeClasses } from '@fluentui/react-components';
import { drawnInPlace } from '@reelform/engine';
import type { Layout, LayoutColumns } from '@reelform/engine/validation';
import {
  buttonId,
  canExpand,
  descriptionId,
  errorId,
  getTemplate,
  getUiOptions,
  helpId,
  type ObjectFieldTemplateProps,
  titleId,
  type UIOptionsType,
} from '@rjsf/utils';
import { use } from 'react';
import { FieldContext } from '../field/FieldContext.ts';
import { joinIds } from '../field/joinIds.ts';
import { useLooks } from '../field/useLooks.ts';
import { LaterLayout } from './LaterLayout.tsx';
import { rowTitleIds } from './rowIds.ts';

type Columns = 'columns2' | 'columns3' | undefined;

/** Each property once: rjsf forgets a free name that went with all of its object, and lists it twice when it comes back. */
const each = (properties: ObjectFieldTemplateProps['properties']): ObjectFieldTemplateProps['properties'] => [
  ...new Map(properties.map((property) => [property.name, property])).values(),
];

const columnsOf = (columns: unknown): Columns => (columns === 2 || columns === 3 ? `columns${columns}` : undefined);

/** What only the layout code can draw; `undefined` for plain columns. */
const layoutOf = ({ layout, columns }: UIOptionsType) => {
  if (!Array.isArray(layout) && typeof columns !== 'object' && !(Number(columns) > 3)) return undefined;
  // The compiler's lint has read both.
  return { layout: layout as Layout | undefined, columns: columns as LayoutColumns | undefined };
};

/**
 * The fields of an object as `ui:layout` arranges them (fetched when first needed), or on a grid of `ui:options.columns` columns (1 to 3, one on a phone). The root and the rows of a
 * list have no box of their own; every other object is a titled section.
 */
export const ObjectFieldTemplate = drawnInPlace((props: ObjectFieldTemplateProps) => {
  const { description, disabled, fieldPathId, formData, onAddProperty, optionalDataControl, readonly } = props;
  const { registry, required = false, schema, title, uiSchema } = props;
  const { object: styles, section } = useLooks();
  const isExpandable = canExpand(schema, uiSchema, formData);
  const properties = isExpandable ? each(props.properties) : props.properties;
  const isUnionOnly = (schema.oneOf || schema.anyOf) && !schema.properties && properties.length === 0;
  if (isUnionOnly) return null;

  const options = getUiOptions(uiSchema, registry.globalUiOptions);
  const columns = options['layout'] === undefined ? columnsOf(options.columns) : undefined;
  const isRoot = fieldPathId.path.length === 0;
  const isRow = typeof fieldPathId.path.at(-1) === 'number';
  const { AddButton } = registry.templates.ButtonTemplates;
  const layout = layoutOf(options);
  const wrong = use(FieldContext).isWrong && errorId(fieldPathId);
  const ownWrong = ((isRoot || isRow) && wrong) || undefined;
  const fields = (
    <div
      role={ownWrong && 'group'}
      aria-describedby={ownWrong}
      className={columns ? mergeClasses(styles.grid, styles[columns]) : styles.grid}
    >
      {layout ? (
        <LaterLayout object={props} {...layout} />
      ) : (
        properties.map((property) => (property.hidden ? null : property.content))
      )}
      {isExpandable && !readonly && (
        <AddButton
          id={buttonId(fieldPathId, 'add')}
          // Objects within one another have a button each. The mark of a title is read out: of that the text is taken.
          title={isRoot || isRow ? '' : title}
          aria-labelledby={isRow ? `${buttonId(fieldPathId, 'add')} ${rowTitleIds(fieldPathId)}` : undefined}
          disabled={disabled === true}
          onClick={onAddProperty}
          registry={registry}
          {...(uiSchema ? { uiSchema } : {})}
        />
      )}
    </div>
  );
  if (isRoot || isRow) return fields;

  const Title = getTemplate<'TitleFieldTemplate'>('TitleFieldTemplate', registry, options);
  const Description = getTemplate<'DescriptionFieldTemplate'>('DescriptionFieldTemplate', registry, options);
  const shared = { schema, registry, ...(uiSchema ? { uiSchema } : {}) };
  const { help } = options;
  const describedBy = joinIds([
    wrong,
    Boolean(description) && descriptionId(fieldPathId),
    Boolean(help) && helpId(fieldPathId),
  ]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid item that shrinks below its content
    <div
      role="group"
      id={fieldPathId.$id}
      tabIndex={-1}
      className={section}
      {...(title ? { 'aria-labelledby': titleId(fieldPathId) } : { 'aria-label': options.title ?? schema.title })}
      aria-describedby={describedBy || undefined}
    >
      {title && (
        <Title
          id={titleId(fieldPathId)}
          title={title}
          required={required && !readonly}
          optionalDataControl={optionalDataControl}
          {...shared}
        />
      )}
      {description && <Description id={descriptionId(fieldPathId)} description={description} {...shared} />}
      {help && <Description id={helpId(fieldPathId)} description={help} {...shared} />}
      {fields}
    </div>
  );
});
