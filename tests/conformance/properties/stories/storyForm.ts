import type { FormLocale } from '@reelform/engine/validation';

const text = (title: string) => ({ type: 'string', title });
const told = (kind: string, more: object) => ({
  title: kind,
  type: 'object',
  required: ['kind'],
  properties: { kind: { type: 'string', const: kind, default: kind }, name: text('Name'), ...more },
});

/** Members that only one option of a choice has; `name` is shared. */
export const ownMembers: { readonly [kind: string]: string } = {
  person: 'given',
  company: 'number',
  mail: 'address',
  phone: 'digits',
  quote: 'words',
  link: 'target',
};

/** The options of the choices, in their order. */
export const ownerKinds = ['person', 'company'] as const;
export const wayKinds = ['mail', 'phone'] as const;
export const blockKinds = ['quote', 'link'] as const;
export const openKinds = ['string', 'object'] as const;
export const parts = ['first', 'second'] as const;
export const colours = ['red', 'green', 'blue'] as const;

const choiceOf = (title: string, kinds: readonly string[]) => ({
  title,
  oneOf: kinds.map((kind) => told(kind, { [ownMembers[kind] ?? '']: text(ownMembers[kind] ?? '') })),
});
const way = choiceOf('Way', wayKinds);
const severalOf = (title: string) => ({ type: 'array', title, uniqueItems: true, items: { type: 'string', enum: colours } });

/** How many rows the list with a limit takes. */
export const limits = { fewest: 1, most: 5 } as const;

/** A form in which most of what forms can say meets. */
export const schema = {
  type: 'object',
  required: ['title', 'cast'],
  properties: {
    title: { ...text('Title'), maxLength: 6 },
    year: { type: 'integer', title: 'Year', minimum: 0 },
    day: { ...text('Day'), format: 'date' },
    note: { type: ['string', 'null'], title: 'Note' },
    kind: { type: 'string', title: 'Kind', enum: ['short', 'long'] },
    dropped: { ...text('Dropped'), maxLength: 4 },
    held: { ...text('Held'), maxLength: 4 },
    hiding: { type: 'boolean', title: 'Hiding' },
    owner: choiceOf('Owner', ownerKinds),
    remark: { type: openKinds, title: 'Remark', properties: { line: text('Line') } },
    colours: { ...severalOf('Colours'), maxItems: 2 },
    tags: { type: 'object', title: 'Tags', additionalProperties: { type: 'string', maxLength: 12 } },
    cast: {
      type: 'array',
      title: 'Cast',
      minItems: limits.fewest,
      maxItems: limits.most,
      uniqueBy: 'name',
      items: {
        type: 'object',
        title: 'Actor',
        required: ['name'],
        properties: {
          name: { ...text('Name'), maxLength: 6 },
          fee: { type: 'number', title: 'Fee', minimum: 0 },
          born: { ...text('Born'), format: 'date' },
          lead: { type: 'boolean', title: 'Lead' },
          part: { type: 'string', title: 'Part', enum: parts },
          colours: severalOf('Colours'),
          alias: text('Alias'),
          extras: { type: 'object', title: 'Extras', additionalProperties: { type: 'string' } },
          links: {
            type: 'array',
            title: 'Links',
            items: {
              type: 'object',
              title: 'Link',
              properties: {
                url: text('Address'),
                marks: { type: 'array', title: 'Marks', items: text('Mark') },
              },
            },
          },
          way,
        },
        if: { properties: { lead: { const: true } }, required: ['lead'] },
        then: { properties: { agent: text('Agent') } },
      },
    },
    lines: { type: 'array', title: 'Lines', items: text('Line') },
    blocks: { type: 'array', title: 'Blocks', items: choiceOf('Block', blockKinds) },
    crew: {
      type: 'array',
      title: 'Crew',
      items: { type: 'object', title: 'Member', properties: { order: { type: 'integer' }, name: text('Name') } },
    },
    long: { type: 'array', title: 'Long', items: { type: 'object', title: 'Row', properties: { name: text('Name'), way } } },
  },
  dependencies: { year: { properties: { why: text('Why') } } },
};

const isLong = { data: { properties: { kind: { const: 'long' } }, required: ['kind'] } };
const isHiding = { data: { properties: { hiding: { const: true } }, required: ['hiding'] } };
const isSecond = { row: { properties: { part: { const: 'second' } }, required: ['part'] } };
const isLead = { properties: { lead: { const: true } }, required: ['lead'] };
const kindHidden = { kind: { 'ui:widget': 'hidden' } };
const rows = { orderable: true, copyable: true, insertable: true, undoRemove: true };

/** What a viewer may only look at. */
const lock = { effect: 'lock', when: { context: { properties: { role: { const: 'viewer' } } } } };

/** Hides lists and parts, which a viewer may not change; `drop` leaves what is hidden out of what is sent. */
const hideWhen = (when: object, hidden: 'keep' | 'drop') => ({ 'ui:rules': [{ effect: 'hide', when, hidden }, lock] });

export const ui = {
  dropped: { 'ui:rules': [{ effect: 'show', when: isLong, hidden: 'drop' }] },
  held: { 'ui:rules': [{ effect: 'show', when: isLong }] },
  note: { 'ui:widget': 'textarea' },
  colours: { 'ui:widget': 'checkboxes', 'ui:rules': [lock] },
  tags: { 'ui:rules': [lock], 'ui:options': { undoRemove: true } },
  owner: { ...kindHidden, ...hideWhen(isHiding, 'keep') },
  cast: {
    'ui:options': { ...rows, itemLabel: 'Actor {n}' },
    items: {
      fee: { 'ui:rules': [lock] },
      colours: { 'ui:widget': 'checkboxes' },
      extras: { 'ui:options': { undoRemove: true } },
      links: {
        ...hideWhen(isSecond, 'keep'),
        'ui:options': { orderable: true, undoRemove: true, itemLabel: 'Link {n}' },
        items: { marks: { 'ui:options': { orderable: true, insertable: true, undoRemove: true, itemLabel: 'Mark {n}' } } },
      },
      way: { ...kindHidden, ...hideWhen(isSecond, 'drop') },
      part: { 'ui:widget': 'radio' },
      alias: { 'ui:rules': [{ effect: 'show', when: { row: isLead }, hidden: 'drop' }] },
    },
  },
  crew: { 'ui:widget': 'ordered-list', 'ui:options': { orderMember: 'order', fixedRows: 1, undoRemove: true } },
  long: { 'ui:options': { ...rows, itemLabel: 'Row {n}' }, items: { way: kindHidden } },
  lines: { ...hideWhen(isHiding, 'keep'), 'ui:options': { ...rows, itemLabel: 'Line {n}' } },
  blocks: { ...hideWhen(isHiding, 'drop'), 'ui:options': { ...rows, itemLabel: 'Block {n}' }, items: kindHidden },
  'ui:actions': [
    { name: 'send', label: 'Send', mode: 'strict' },
    { name: 'keep', label: 'Keep', mode: 'draft' },
    { name: 'undo', label: 'Back to saved', does: 'reset' },
  ],
};

/** The form in another language, as far as it matters: every text that is not here stays. */
export const german: FormLocale = {
  locale: 'de',
  messages: { keywords: { required: 'Bitte ausfüllen.' }, formats: {}, widgets: {} },
  texts: { Title: 'Titel', Name: 'Name', Send: 'Senden' },
};

/** A document to begin with; another one for every `turn`, with `count` rows in the long list. */
export const documentOf = (turn: number, count: number) => ({
  title: `t${turn}`,
  year: 2000 + turn,
  day: '2024-02-29',
  note: turn % 2 === 0 ? null : 'n',
  kind: turn % 2 === 0 ? 'long' : 'short',
  held: 'h',
  owner: { kind: ownerKinds[turn % 2], name: 'o' },
  colours: turn % 2 === 0 ? ['blue'] : undefined,
  tags: { [`a${turn}`]: '1', b: '2' },
  cast: [
    {
      name: 'a',
      fee: 1.5,
      born: '1960-02-29',
      colours: ['red', 'green'],
      extras: { x: '1', y: `y${turn}` },
      links: [{ url: 'x', marks: ['p', 'q'] }, { url: 'y' }],
      way: { kind: 'mail', address: `m${turn}` },
    },
    { name: 'b', extras: { z: '3' }, lead: true, agent: 'g', alias: 'i', links: [], way: { kind: 'phone', digits: '1' } },
    { name: `c${turn}`, way: { kind: 'mail' } },
  ],
  lines: [`l${turn}`, 'm'],
  blocks: blockKinds.map((kind) => ({ kind, name: kind })),
  crew: [{ order: 1, name: 'd' }, { order: 2, name: 'e' }, { order: 3 }],
  long: Array.from({ length: count }, (_, index) => ({ name: `r${index}`, way: { kind: wayKinds[index % 2], name: 'w' } })),
});
