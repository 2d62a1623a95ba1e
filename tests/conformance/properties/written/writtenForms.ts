import type { JsonObject } from '@reelform/engine/validation';
import fc from 'fast-check';
import { type Beside, beside, choiceOf } from './writtenBesides.ts';
import { both, type Member, membersOf, propertiesOf, uiOf, valuesOf } from './writtenMembers.ts';
import { definitions, having, leaf, type Part, part, refs } from './writtenParts.ts';

/** A form as somebody writes it by hand, and a document of it. */
export interface WrittenForm {
  readonly schema: JsonObject;
  readonly ui: JsonObject;
  readonly document: JsonObject;
}

const oneOf = fc.constantFrom;

/** An object with these members and what stands beside them. */
const objectOf = (members: readonly Member[], more: Beside): Part => {
  const { properties, required = [], ...rest }: JsonObject = { ...more.schema };
  const own = propertiesOf(members);
  const needed = [own['required'] ?? [], required].flat();
  const schema = {
    type: 'object',
    properties: { ...Object(own['properties']), ...Object(properties) },
    ...(needed.length > 0 && { required: needed }),
    ...rest,
  };
  return part(schema, both(valuesOf(members), more.values), { ...uiOf(members), ...more.ui });
};

const widgetsOfLists = oneOf<object>(
  { 'ui:options': { orderable: true } },
  { 'ui:options': { orderable: true, copyable: true, insertable: true, undoRemove: true } },
  { 'ui:options': { addable: false } },
  { 'ui:options': { removable: false } },
  { 'ui:options': { itemLabel: 'Row {n}' } },
  { 'ui:widget': 'folded-list' },
  { 'ui:widget': 'ordered-list' },
);

const { node } = fc.letrec<{ node: Part; object: Part }>((tie) => {
  const inner = tie('node');
  const object = fc
    .tuple(membersOf(inner, 4), beside(inner), fc.boolean(), fc.boolean())
    .map(([members, more, isOrdered, isTitled]): Part => {
      const { schema, values, ui } = objectOf(members, more);
      const order = isOrdered && { 'ui:order': ['*', members[0]?.name ?? ''] };
      return part({ ...(isTitled && { title: 'A group' }), ...schema }, values, { ...ui, ...order });
    });
  const rows = having(
    fc.tuple(inner, fc.nat(2)).map(([{ schema, values, ui }, fewest]) =>
      part(
        { type: 'array', items: schema, ...(fewest > 1 && { minItems: 1 }) },
        fc.array(values, { minLength: fewest > 1 ? 1 : 0, maxLength: 3 }),
        {
          ...(Object.keys(ui).length > 0 && { items: ui }),
        },
      ),
    ),
    oneOf<object>({ maxItems: 3 }, { default: [] }),
    widgetsOfLists,
  );
  const tuples = fc
    .tuple(fc.array(leaf, { minLength: 1, maxLength: 3 }), oneOf(undefined, false, { type: 'string' }))
    .map(([places, additionalItems]) =>
      part(
        {
          type: 'array',
          items: places.map(({ schema }) => schema),
          ...(additionalItems !== undefined && { additionalItems }),
          minItems: places.length,
        },
        fc.tuple(...places.map(({ values }) => values)),
      ),
    );
  const maps = inner.map(({ schema, values }) =>
    part(
      { type: 'object', additionalProperties: schema },
      fc.dictionary(oneOf('k', 'other', '1'), values, { maxKeys: 2, noNullPrototype: true }),
    ),
  );
  return {
    object,
    node: fc.oneof(
      { depthSize: 'small', maxDepth: 2, withCrossShrink: true },
      { weight: 6, arbitrary: leaf },
      { weight: 3, arbitrary: object },
      { weight: 3, arbitrary: rows },
      tuples,
      maps,
      { weight: 2, arbitrary: choiceOf(inner) },
      { weight: 2, arbitrary: refs },
    ),
  };
});

const layoutOf = (kind: string | undefined, members: readonly Member[], steps: string): object => {
  const [first, ...others] = members.map(({ name }) => name);
  if (kind === undefined || first === undefined || others.length === 0) return {};
  const pages = [
    { title: 'One', parts: [first] },
    { title: 'Two', parts: ['*'] },
  ];
  if (kind === 'section')
    return { 'ui:layout': [{ kind, title: 'Part', collapsible: true, open: false, parts: [first] }, '*'] };
  if (kind === 'columns') return { 'ui:layout': [{ kind, columns: 2, parts: [first] }, '*'] };
  return { 'ui:layout': [{ kind, pages, ...(kind === 'steps' && { check: steps, free: true }) }] };
};

const actions = [
  { name: 'send', label: 'Send', mode: 'strict' },
  { name: 'keep', label: 'Keep', mode: 'draft' },
];

/** Any form of such parts, new or with a document that is right. */
export const writtenForms: fc.Arbitrary<WrittenForm> = fc
  .tuple(
    membersOf(node, 3),
    beside(leaf),
    fc.option(oneOf('tabs', 'steps', 'accordion', 'section', 'columns'), { freq: 3, nil: undefined }),
    oneOf('strict', 'draft', 'none'),
    fc.boolean(),
  )
  .chain(([members, more, layout, steps, isNew]) => {
    const { schema, values, ui } = objectOf(members, more);
    const isReferring = JSON.stringify(schema).includes('#/definitions/');
    return values.map((document) => ({
      schema: isReferring ? { ...schema, definitions } : schema,
      ui: { ...ui, ...layoutOf(layout, members, steps), 'ui:actions': actions },
      document: isNew ? {} : Object(document),
    }));
  });
