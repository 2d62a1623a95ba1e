import { blockKinds, colours, limits, ownerKinds, ownMembers, parts, wayKinds } from './storyForm.ts';
import { isMembers, type Members, type Story } from './storyModel.ts';

/** How the text of a control becomes data. */
type Kind = 'text' | 'number' | 'day' | 'entry' | 'nullable';

/** A control that text is typed into, and the member that it stands for. */
export interface Place {
  readonly id: string;
  readonly pointer: string;
  readonly holder: Members;
  readonly member: string;
  readonly kind: Kind;
  /** In a row that may rest. */
  readonly mayRest: boolean;
}

/** A list of rows on the page. */
export interface ListPlace {
  readonly id: string;
  readonly rows: Members[];
  readonly hasOrder: boolean;
  readonly fixed: number;
  readonly fewest: number;
  readonly most: number;
  readonly mayRest: boolean;
}

/** A choice between options. */
export interface ChoicePlace {
  readonly id: string;
  readonly choice: Members;
  readonly kinds: readonly string[];
}

const rowsIn = (holder: Members, member: string): Members[] => {
  const rows = holder[member];
  return Array.isArray(rows) ? rows.filter(isMembers) : [];
};

/** The list itself, made where the document has none, so that rows can be put into it. */
const listIn = (holder: Members, member: string): Members[] => {
  holder[member] ??= [];
  return holder[member] as Members[]; // the form's schema says so
};

const list = (id: string, rows: Members[], more: Partial<ListPlace> = {}): ListPlace => ({
  ...{ id, rows, hasOrder: false, fixed: 0, fewest: 0, most: Number.POSITIVE_INFINITY, mayRest: false },
  ...more,
});

/** Whether rules hide some of the form, and some of a row of the cast. */
export const isHiding = (data: Members): boolean => data['hiding'] === true;
const isSecond = (row: Members): boolean => row['part'] === parts[1];

/** Every list of the document as it stands, but for those that are hidden. */
export const listsOf = ({ data }: Story): readonly ListPlace[] => [
  list('root_cast', listIn(data, 'cast'), { fewest: limits.fewest, most: limits.most }),
  ...rowsIn(data, 'cast').flatMap((row, index) =>
    isSecond(row)
      ? []
      : [
          list(`root_cast_${index}_links`, listIn(row, 'links')),
          ...rowsIn(row, 'links').map((link, at) => list(`root_cast_${index}_links_${at}_marks`, listIn(link, 'marks'))),
        ],
  ),
  ...(isHiding(data) ? [] : ['lines', 'blocks'].map((name) => list(`root_${name}`, listIn(data, name)))),
  list('root_crew', listIn(data, 'crew'), { hasOrder: true, fixed: 1 }),
  list('root_long', listIn(data, 'long'), { mayRest: true }),
];

/** Every choice of the document as it stands, but for those that are hidden. */
export const choicesOf = ({ data }: Story): readonly ChoicePlace[] => {
  const inRows = ['cast', 'long'].flatMap((name) =>
    rowsIn(data, name).flatMap((row, index) =>
      isMembers(row['way']) && !(name === 'cast' && isSecond(row))
        ? [{ id: `root_${name}_${index}_way`, choice: row['way'], kinds: wayKinds }]
        : [],
    ),
  );
  if (isHiding(data)) return inRows;
  const { owner } = data;
  const blocks = rowsIn(data, 'blocks').map((choice, index) => ({ id: `root_blocks_${index}`, choice, kinds: blockKinds }));
  return [...(isMembers(owner) ? [{ id: 'root_owner', choice: owner, kinds: ownerKinds }] : []), ...inRows, ...blocks];
};

/** An object whose members people name. */
export interface FreePlace {
  readonly id: string;
  readonly members: Members;
}

/** Every object whose members people name. */
export const freeOf = ({ data }: Story): readonly FreePlace[] => {
  const inRows = rowsIn(data, 'cast').map(({ extras }, index) => ({ id: `root_cast_${index}_extras`, members: extras }));
  const all = [{ id: 'root_tags', members: data['tags'] }, ...inRows];
  return all.flatMap(({ id, members }) => (isMembers(members) ? [{ id, members }] : []));
};

/** The buttons that bring back what went from the list or the object with an id, in the order of the page. */
export const undoLines = (id: string): readonly Element[] => [...document.querySelectorAll(`[id^="${id}__undo_"]`)];

/** Every control that text is typed into. */
export const placesOf = (story: Story): readonly Place[] => {
  const { data } = story;
  const places: Place[] = [];
  const add = (holder: Members, at: string, member: string, kind: Kind = 'text', mayRest = false) =>
    places.push({ id: `root_${at}${member}`, pointer: `/${at.replaceAll('_', '/')}${member}`, holder, member, kind, mayRest });
  const addBare = (holder: Members, at: string, member: string) => {
    for (const [index, row] of rowsIn(holder, member).entries()) {
      const pointer = `/${at.replaceAll('_', '/')}${member}/${index}`;
      places.push({ id: `root_${at}${member}_${index}`, pointer, holder: row, member: 'bare', kind: 'entry', mayRest: false });
    }
  };
  add(data, '', 'title');
  add(data, '', 'year', 'number');
  add(data, '', 'day', 'day');
  add(data, '', 'note', 'nullable');
  if (data['year'] !== undefined) add(data, '', 'why');
  if (isMembers(data['remark'])) add(data['remark'], 'remark_', 'line');
  else if (story.open.kind === 'string') add(data, '', 'remark');
  if (data['kind'] === 'long') {
    add(data, '', 'dropped');
    add(data, '', 'held');
  }
  for (const { id, members } of freeOf(story))
    for (const name of Object.keys(members)) add(members, `${id.slice('root_'.length)}_`, name, 'entry');
  for (const [index, row] of rowsIn(data, 'cast').entries()) {
    add(row, `cast_${index}_`, 'name');
    add(row, `cast_${index}_`, 'fee', 'number');
    add(row, `cast_${index}_`, 'born', 'day');
    if (row['lead'] === true) for (const name of ['alias', 'agent']) add(row, `cast_${index}_`, name);
    for (const [at, link] of isSecond(row) ? [] : rowsIn(row, 'links').entries()) {
      add(link, `cast_${index}_links_${at}_`, 'url');
      addBare(link, `cast_${index}_links_${at}_`, 'marks');
    }
  }
  if (!isHiding(data)) addBare(data, '', 'lines');
  for (const [index, row] of rowsIn(data, 'crew').entries()) add(row, `crew_${index}_`, 'name');
  for (const [index, row] of rowsIn(data, 'long').entries()) add(row, `long_${index}_`, 'name', 'text', true);
  for (const { id, choice } of choicesOf(story)) {
    const at = `${id.slice('root_'.length)}_`;
    for (const member of ['name', ownMembers[String(choice['kind'])] ?? ''])
      add(choice, at, member, 'text', at.startsWith('long'));
  }
  return places;
};

/** A row with a box to tick and a choice of parts. */
export interface ToldRow {
  readonly id: string;
  readonly row: Members;
}

/** Every row with a box to tick and a choice of parts. */
export const toldRows = ({ data }: Story): readonly ToldRow[] =>
  rowsIn(data, 'cast').map((row, index) => ({ id: `root_cast_${index}`, row }));

/** A group of boxes of which any may be ticked. */
export interface GroupPlace {
  readonly id: string;
  readonly holder: Members;
}

/** Every group of boxes. */
export const groupsOf = (story: Story): readonly GroupPlace[] => [
  { id: 'root_colours', holder: story.data },
  ...toldRows(story).map(({ id, row }) => ({ id: `${id}_colours`, holder: row })),
];

/** The controls of options, in their order, by the id of what they stand in. */
const optionsOf = (id: string, options: readonly string[]): readonly HTMLInputElement[] =>
  options.map((_option, at) => document.getElementById(`${id}-${at}`)).filter((one) => one instanceof HTMLInputElement);

/** The boxes of a group. */
export const boxesOf = ({ id }: GroupPlace): readonly HTMLInputElement[] => optionsOf(id, colours);

/** What is ticked of a group. */
export const tickedOf = ({ holder }: GroupPlace): readonly unknown[] =>
  rowsIn(holder, 'colours').map((colour) => colour['bare']);

/** The radio buttons of a row's parts. */
export const radiosOf = (id: string): readonly HTMLInputElement[] => optionsOf(`${id}_part`, parts);

/** The text that a control must hold. */
export const textOf = ({ holder, member }: Place): string => {
  const value = holder[member];
  return value === undefined || value === null ? '' : String(value);
};

const isNumber = (text: string) => /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text.trim());

/** Text was typed into a control. */
export const typeInto = ({ saved }: Story, { holder, member, kind }: Place, text: string): void => {
  if (text === '' && kind === 'nullable' && saved[member] === null) holder[member] = null;
  else if (text === '' && kind !== 'entry') delete holder[member];
  else holder[member] = kind === 'number' && isNumber(text) ? Number(text) : text;
};

/** Whether a control shows what is in the data; numbers are spelt in many ways, and half a day stands for none. */
export const isShown = ({ half }: Story, place: Place, shown: string): boolean => {
  if (half.get(place.holder)?.has(place.member)) return shown === '';
  const wanted = textOf(place);
  return shown === wanted || (place.kind === 'number' && isNumber(shown) && Number(shown) === Number(wanted));
};
