import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';
import { buttonNamed } from '../contenders/buttons.ts';
import type { CreateContender, Data, Schema } from '../contenders/contender.ts';
import { resolved } from '../contenders/resolved.ts';

type Element = Readonly<Record<string, unknown>>;

const validatorsOf = ({ pattern, format, maxLength }: Schema) => [
  ...(pattern ? [{ type: 'regex', regex: pattern }] : []),
  ...(format === 'uri' ? [{ type: 'expression', expression: '{value} empty or {value} contains "://"' }] : []),
  ...(maxLength ? [{ type: 'text', maxLength, allowDigits: true }] : []),
];

/** SurveyJS's own format for one part of a JSON Schema: lists are matrices, whose rows it can add and remove. */
const elementsOf = (given: Schema, name: string, isRequired: boolean, root: Schema): Element[] => {
  const schema = resolved(given, root);
  const shared = { name, title: schema.title ?? name, isRequired };
  if (schema.type === 'object')
    return Object.entries(schema.properties ?? {}).flatMap(([key, child]) =>
      elementsOf(child, key, schema.required?.includes(key) ?? false, root),
    );
  const items = schema.items && resolved(schema.items, root);
  if (items?.enum) return [{ ...shared, type: 'checkbox', choices: items.enum }];
  if (items) {
    const columns = items.properties
      ? Object.entries(items.properties).filter(([key]) => key !== 'order')
      : [['value', { ...items, title: schema.title ?? name }] as const];
    const drawn = columns.map(([key, child]) => ({
      name: key,
      title: child.title,
      isRequired: true,
      ...(child.enum ? { cellType: 'dropdown', choices: child.enum } : { cellType: 'text', validators: validatorsOf(child) }),
    }));
    return [{ ...shared, type: 'matrixdynamic', columns: drawn, rowCount: 0, maxRowCount: 2000, addRowText: `Add ${name}` }];
  }
  if (schema.enum) return [{ ...shared, type: 'dropdown', choices: schema.enum }];
  if (schema.type === 'boolean') return [{ ...shared, type: 'boolean' }];
  return [{ ...shared, type: 'text', readOnly: schema.readOnly === true, validators: validatorsOf(schema) }];
};

const dataOf = (data: Data): Data =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      ['tags', 'filmingLocations'].includes(key) ? (value as readonly string[]).map((word) => ({ value: word })) : value,
    ]),
  );

/** SurveyJS on the schema converted into its own format, told to take every key, as all the others do. */
export const create: CreateContender = ({ schema }) => {
  const elements = elementsOf(schema, 'form', true, schema);
  let root: Root | undefined;
  let model: Model | undefined;
  let complaints = 0;
  return {
    mount(container, data, live) {
      complaints = 0;
      const survey = new Model({
        elements,
        textUpdateMode: 'onTyping',
        checkErrorsMode: live ? 'onValueChanged' : 'onNextPage',
      });
      survey.data = dataOf(data);
      survey.onValidatePage.add((_, { errors }) => {
        complaints = errors.length;
      });
      model = survey;
      root = createRoot(container);
      flushSync(() => root?.render(<Survey model={survey} />));
    },
    unmount: () => root?.unmount(),
    castLength: () => Number(model?.getQuestionByName('cast')?.rowCount),
    complaints: () => complaints,
    addButton: (container) => buttonNamed(container, 'Add cast'),
    removeButton: (_, row) => row.closest('tr')?.querySelector<HTMLElement>('button'),
    submitButton: (container) => container.querySelector<HTMLElement>('.sd-navigation__complete-btn'),
  };
};
