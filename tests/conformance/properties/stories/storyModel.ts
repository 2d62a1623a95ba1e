import { ownMembers } from './storyForm.ts';

/** An object of the document; the story changes it in place, so that what is known of it stays with it. */
export interface Members {
  [name: string]: unknown;
}

/** A row that was taken away and can come back. */
export interface GoneRow {
  readonly row: Members;
  /** Index of the row that it stands in front of. */
  readonly index: number;
}

/** A member of free name that was taken away and can come back. */
export interface GoneMember {
  readonly name: string;
  readonly value: unknown;
  /** What the server had said about it. */
  readonly errors: readonly ServerError[];
}

/** What the server said about one value, or about the whole form: the document's member of no name. */
export interface ServerError {
  readonly holder: Members;
  readonly member: string;
  readonly message: string;
}

/** What a form must hold and show, told by what a person did to it. */
export interface Story {
  data: Members;
  saved: Members;
  errors: readonly ServerError[];
  readonly gone: WeakMap<object, readonly GoneRow[]>;
  /** Members of free name, in the order in which they went. */
  readonly goneMembers: WeakMap<object, readonly GoneMember[]>;
  /** What was entered in the other options of a choice, by kind. */
  readonly kept: WeakMap<object, Map<string, Members>>;
  /** The kind of value that the open field is drawn as, and what was entered as others. */
  readonly open: { kind: string; readonly kept: Map<string, unknown> };
  /** Members of which half a value is typed: the data have what was there before. */
  readonly half: WeakMap<object, Set<string>>;
}

export const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether an object of the story is a row that is a text, in its only member. */
export const isBare = (value: unknown): value is { bare: string } => isMembers(value) && Object.hasOwn(value, 'bare');

/** A document for a story: what rows are texts are objects, so that each is told from others that say the same. */
export const told = (document: Members): Members => {
  const tellEach = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((item) => (typeof item === 'string' ? { bare: item } : tellEach(item)));
    if (!isMembers(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, tellEach(member)]));
  };
  return tellEach(document) as Members; // an object stays one
};

/** What a story tells, as a document. */
export const asDocument = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(asDocument);
  if (isBare(value)) return value.bare;
  if (!isMembers(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, asDocument(member)]));
};

/** A story that begins with a document, as saved. */
export const createStory = (data: Members): Story => ({
  data: told(data),
  saved: told(data),
  errors: [],
  gone: new WeakMap(),
  goneMembers: new WeakMap(),
  kept: new WeakMap(),
  open: { kind: isMembers(data['remark']) ? 'object' : 'string', kept: new Map() },
  half: new WeakMap(),
});

/** Every object of a document with its pointer. */
const objectsOf = (value: unknown, pointer = ''): readonly (readonly [Members, string])[] => {
  if (Array.isArray(value)) return value.flatMap((item, index) => objectsOf(item, `${pointer}/${index}`));
  if (!isMembers(value)) return [];
  return [[value, pointer], ...Object.entries(value).flatMap(([name, member]) => objectsOf(member, `${pointer}/${name}`))];
};

/** Pointer of an object of the document; `undefined` while it is not in it. */
export const pointerOf = ({ data }: Story, holder: Members): string | undefined =>
  objectsOf(data).find(([object]) => object === holder)?.[1];

/** The objects at and below a value. */
export const within = (value: unknown): ReadonlySet<unknown> => new Set(objectsOf(value).map(([object]) => object));

/** Something was edited: what the server said about the whole form is over. */
const forgiveWhole = (story: Story): void => {
  story.errors = story.errors.filter(({ member }) => member !== '');
};

/** A value was edited: what the server said about it is over. */
export const forgiven = (story: Story, holder: Members, member?: string): void => {
  const inside = member === undefined ? within(holder) : within(holder[member]);
  forgiveWhole(story);
  story.errors = story.errors.filter((error) => {
    if (error.holder === holder && (member === undefined || error.member === member)) return false;
    return !inside.has(error.holder);
  });
};

/** A member has another name: what the server said about its value goes along. */
export const renamed = (story: Story, holder: Members, from: string, to: string): void => {
  forgiveWhole(story);
  story.errors = story.errors.map((error) =>
    error.holder === holder && error.member === from ? { ...error, member: to } : error,
  );
};

/** A member of free name goes, what the server said about its value with it. */
export const takeMember = (story: Story, holder: Members, name: string): void => {
  const isIts = (error: ServerError) => error.holder === holder && error.member === name;
  const errors = story.errors.filter(isIts);
  forgiveWhole(story);
  story.errors = story.errors.filter((error) => !isIts(error));
  story.goneMembers.set(holder, [...(story.goneMembers.get(holder) ?? []), { name, value: holder[name], errors }]);
  delete holder[name];
};

/** A member of free name comes back, under `name`. */
export const bringMember = (story: Story, holder: Members, back: GoneMember, name: string): void => {
  const others = (story.goneMembers.get(holder) ?? []).filter((one) => one !== back);
  story.goneMembers.set(holder, others);
  forgiveWhole(story);
  holder[name] = back.value;
  story.errors = [...story.errors, ...back.errors.map((error) => ({ ...error, member: name }))];
};

/** The form says that nothing is wrong any more; rows that are gone keep what they had. */
export const forgiveAll = (story: Story): void => {
  story.errors = story.errors.filter(({ holder }) => pointerOf(story, holder) === undefined);
};

const isNothing = (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether two documents say the same to a person. */
export const saysTheSame = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (isNothing(a) || isNothing(b)) return isNothing(a) && isNothing(b);
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, at) => saysTheSame(one, b[at]));
  if (!isMembers(a) || !isMembers(b)) return false;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => saysTheSame(a[name], b[name]));
};

/** Rows have moved: each gone row stays in front of the row that followed it. */
const follow = (story: Story, list: object, count: number, move: (index: number) => number | undefined): void => {
  forgiveWhole(story);
  const gone = story.gone.get(list) ?? [];
  story.gone.set(
    list,
    gone
      .map(({ row, index }) => {
        let next: number | undefined;
        for (let at = index; at <= count && next === undefined; at += 1) next = move(at);
        return { row, index: Math.min(next ?? count, count) };
      })
      .sort((a, b) => a.index - b.index),
  );
};

/** The place that `order` counts, where a list has it. */
const numbered = (list: Members[], hasOrder: boolean) => {
  if (hasOrder) for (const [index, row] of list.entries()) row['order'] = index + 1;
};

/** What is done to the rows of a list; `hasOrder`: their places are written into them. */
export const rowsOf = (story: Story, list: Members[], hasOrder: boolean) => ({
  insert: (at: number, row: Members) => {
    list.splice(at, 0, row);
    follow(story, list, list.length, (index) => (index < at ? index : index + 1));
    numbered(list, hasOrder);
  },
  remove: (at: number, isKept: boolean) => {
    const [row] = list.splice(at, 1);
    if (!row) return;
    for (const object of within(row)) if (isMembers(object)) story.half.delete(object);
    const gone = story.gone.get(list) ?? [];
    const before = gone.filter(({ index }) => index <= at);
    const behind = gone.filter(({ index }) => index > at);
    story.gone.set(list, [...before, ...(isKept ? [{ row, index: at }] : []), ...behind]);
    follow(story, list, list.length, (index) => (index === at ? undefined : index - (index > at ? 1 : 0)));
    numbered(list, hasOrder);
  },
  undo: (which: number) => {
    const gone = story.gone.get(list) ?? [];
    const back = gone[which];
    if (!back) return;
    forgiveWhole(story);
    const behind = gone.slice(which + 1).map(({ row, index }) => ({ row, index: index + 1 }));
    story.gone.set(list, [...gone.slice(0, which), ...behind]);
    list.splice(Math.min(back.index, list.length), 0, back.row);
    numbered(list, hasOrder);
  },
  move: (from: number, to: number) => {
    const order = list.map((_row, index) => index);
    order.splice(to, 0, ...order.splice(from, 1));
    list.splice(to, 0, ...list.splice(from, 1));
    follow(story, list, list.length, (index) => (index < order.length ? order.indexOf(index) : undefined));
    numbered(list, hasOrder);
  },
});

/** Another option of a choice was chosen: what both have stays, what only the new one has comes back. */
export const switchKind = (story: Story, choice: Members, to: string): void => {
  const from = String(choice['kind']);
  const kept = story.kept.get(choice) ?? new Map<string, Members>();
  kept.set(from, { ...choice });
  story.kept.set(choice, kept);
  forgiven(story, choice);
  delete choice[ownMembers[from] ?? ''];
  const own = ownMembers[to] ?? '';
  const back = kept.get(to)?.[own];
  if (back !== undefined) choice[own] = back;
  choice['kind'] = to;
};
