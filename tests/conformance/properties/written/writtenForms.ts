import type { JsonObject } from '@reelform/engine/validation';
import fc from 'fast-check';
import { inLaterWords } from './inLaterWords.ts';
import { mutated } from './mutated.ts';
import { type Beside, beside, choiceOf } from './writtenBesides.ts';
import { begun, combined, combinedDefinitions } from './writtenCombined.ts';
import { both, type Member, membersOf, propertiesOf, uiOf, valuesOf } from './writtenMembers.ts';
import { definitions, having, leaf, type Part, part, refs } from './writtenParts.ts';
import { ruled } from './writtenRules.ts';

/** A form as somebody writes it by hand, and a document of it, or one that is a step away from right. */
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

const layouts = fc.option(oneOf('tabs', 'steps', 'accordion', 'section', 'columns'), { freq: 3, nil: undefined });

/** What a uiSchema says of members, with rules. */
const withRules = (ui: JsonObject, rules: JsonObject): JsonObject => ({
  ...ui,
  ...Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, { ...Object(ui[name]), ...Object(rule) }])),
});

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
    .tuple(membersOf(inner, 4), beside(inner), fc.boolean(), fc.boolean(), layouts, fc.boolean())
    .chain(([members, more, isOrdered, isTitled, layout, isRuled]) =>
      (isRuled ? ruled(members) : fc.constant({})).map((rules): Part => {
        const { schema, values, ui } = objectOf(members, more);
        const order = isOrdered && { 'ui:order': ['*', members[0]?.name ?? ''] };
        const look = { ...withRules(ui, rules), ...order, ...(!isOrdered && layoutOf(layout, members, 'none')) };
        return part({ ...(isTitled && { title: 'A group' }), ...schema }, values, look);
      }),
    );
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
      { weight: 4, arbitrary: combined },
      { weight: 2, arbitrary: begun(inner) },
      { weight: 3, arbitrary: object },
      { weight: 3, arbitrary: rows },
      tuples,
      maps,
      { weight: 2, arbitrary: choiceOf(inner) },
      { weight: 2, arbitrary: refs },
    ),
  };
});

const actions = [
  { name: 'send', label: 'Send', mode: 'strict' },
  { name: 'keep', label: 'Keep', mode: 'draft' },
];

/** What an edition of before, or another program, may have left there. */
function aStepAway(document: JsonObject, at: number): JsonObject {
  const all = [...mutated(document)];
  return Object(all[at % all.length]);
}

/** Any form of such parts, new or with a document that is right. */
export const writtenForms: fc.Arbitrary<WrittenForm> = fc
  .tuple(
    membersOf(node, 3),
    beside(leaf),
    layouts,
    oneOf('strict', 'draft', 'none'),
    oneOf('new', 'new', 'right', 'right', 'a step away'),
    fc.nat(999),
  )
  .chain(([members, more, layout, steps, state, at]) =>
    fc
      .tuple(
        fc.constant(objectOf(members, more)),
        fc.boolean().chain((isRuled) => (isRuled ? ruled(members) : fc.constant({}))),
        fc.boolean(),
      )
      .chain(([{ schema: own, values, ui }, rules, isLater]) => {
        const isReferring = JSON.stringify(own).includes('#/definitions/');
        const schema = isReferring ? { ...own, definitions: { ...definitions, ...combinedDefinitions } } : own;
        return values.map((document) => ({
          schema: isLater ? inLaterWords(schema) : schema,
          ui: { ...withRules(ui, rules), ...layoutOf(layout, members, steps), 'ui:actions': actions },
          document: state === 'new' ? {} : state === 'right' ? Object(document) : aStepAway(Object(document), at),
        }));
      }),
  );
