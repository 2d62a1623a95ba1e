import { repeatedIds, unlabelledControls } from '../../foreign/accessibleNames.ts';
import { colours, parts } from './storyForm.ts';
import { asDocument, isBare, isMembers, pointerOf, type Story, saysTheSame } from './storyModel.ts';
import {
  boxesOf,
  freeOf,
  groupsOf,
  isShown,
  type ListPlace,
  listsOf,
  placesOf,
  radiosOf,
  textOf,
  tickedOf,
  toldRows,
  undoLines,
} from './storyPlaces.ts';

const idOf = (pointer: string) => `root${pointer.replaceAll('/', '_')}`;

const referring = ['aria-describedby', 'aria-controls', 'aria-labelledby', 'aria-activedescendant', 'for'];

/** References to ids that are not on the page. */
const deadReferences = (page: HTMLElement): readonly string[] =>
  referring.flatMap((name) =>
    [...page.querySelectorAll(`[${name}]`)].flatMap((element) =>
      (element.getAttribute(name) ?? '')
        .split(/\s+/)
        .filter((id) => id !== '' && !document.getElementById(id))
        .map((id) => `${name} of ${element.id || element.outerHTML.slice(0, 80)} names ${id}`),
    ),
  );

/** Rows and the lines of gone rows, in the order of the page: `r` and `g`. */
const shownRows = ({ id }: ListPlace): string =>
  [...(document.getElementById(id)?.querySelector('[role="list"]')?.children ?? [])]
    .map((child) => (child.hasAttribute('aria-posinset') ? 'r' : 'g'))
    .join('');

const wantedRows = (story: Story, { rows }: ListPlace): string => {
  const gone = story.gone.get(rows) ?? [];
  const lines = (index: number) => 'g'.repeat(gone.filter((row) => row.index === index).length);
  return `${rows.map((_row, index) => `${lines(index)}r`).join('')}${lines(rows.length)}`;
};

const partNames: readonly string[] = parts;

/** What is wrong with the page, whatever is typed and not committed yet. */
export const faultsOfPage = (story: Story, page: HTMLElement): readonly string[] => {
  const faults: string[] = [];
  for (const place of placesOf(story)) {
    const control = document.getElementById(place.id);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) {
      if (!place.mayRest) faults.push(`${place.id} is not on the page`);
    } else if (!isShown(story, place, control.value)) faults.push(`${place.id} shows ${control.value} for ${textOf(place)}`);
  }
  for (const list of listsOf(story)) {
    const [shown, wanted] = [shownRows(list), wantedRows(story, list)];
    if (shown !== wanted) faults.push(`${list.id} shows ${shown} for ${wanted}`);
  }
  for (const { id, members } of freeOf(story)) {
    const [shown, wanted] = [undoLines(id).length, story.goneMembers.get(members)?.length ?? 0];
    if (shown !== wanted) faults.push(`${id} shows ${shown} members that went for ${wanted}`);
  }
  for (const { id, row } of toldRows(story)) {
    const box = document.getElementById(`${id}_lead`);
    if (!(box instanceof HTMLInputElement) || box.checked !== (row['lead'] === true))
      faults.push(`${id}_lead is not ${row['lead']}`);
    const [is, must] = [radiosOf(id).findIndex(({ checked }) => checked), partNames.indexOf(String(row['part']))];
    if (is !== must) faults.push(`${id}_part is ${is} for ${must}`);
  }
  for (const group of groupsOf(story)) {
    const is = boxesOf(group).flatMap(({ checked }, at) => (checked ? [colours[at]] : []));
    if (`${is}` !== `${tickedOf(group)}`) faults.push(`${group.id} has ${is} ticked for ${tickedOf(group)}`);
  }
  const isGroup = document.querySelector('#root_remark_line') !== null;
  if (isGroup !== (story.open.kind === 'object')) faults.push(`the remark is not drawn as ${story.open.kind}`);
  const resting = [...page.querySelectorAll('[data-resting]')];
  for (const row of resting) {
    const held = story.data['long'] as readonly unknown[]; // the form's schema says so
    const item = held[Number(row.getAttribute('aria-posinset')) - 1];
    const name = isMembers(item) ? item['name'] : undefined;
    if (typeof name === 'string' && !row.textContent.includes(name)) faults.push(`${row.id} rests as ${row.textContent}`);
  }
  return faults;
};

/** What is wrong with names and references of the page. */
export const faultsOfNames = (page: HTMLElement): readonly string[] => [
  ...repeatedIds(page).map((id) => `${id} stands there twice`),
  ...deadReferences(page),
  ...unlabelledControls(page).map((control) => `no name: ${control}`),
];

/** A document without what is `undefined` in it, and without empty lists, which stand for none. */
const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain);
  if (!isMembers(value)) return value;
  const members = Object.entries(value).filter(
    ([, member]) => member !== undefined && !(Array.isArray(member) && !member.length),
  );
  return Object.fromEntries(members.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, member]) => [name, plain(member)]));
};

/** What is wrong with the data and with what follows from them, everything typed committed. */
export const faultsOfData = (story: Story, data: unknown, isDirty: boolean): readonly string[] => {
  const faults: string[] = [];
  const [held, wanted] = [JSON.stringify(plain(data)), JSON.stringify(plain(asDocument(story.data)))];
  if (held !== wanted) faults.push(`the data are ${held} for ${wanted}`);
  const mustBeDirty = !saysTheSame(story.data, story.saved);
  if (isDirty !== mustBeDirty) faults.push(`dirty is ${isDirty}`);
  return faults;
};

/** What is wrong with where the server's errors stand. */
export const faultsOfErrors = (story: Story): readonly string[] => {
  const drawn = new Set(placesOf(story).map(({ id }) => id));
  const wanted = story.errors.flatMap(({ holder, member, message }) => {
    if (member === '') return [`${message} at root`];
    const pointer = pointerOf(story, holder);
    const id = idOf(isBare(holder) ? `${pointer}` : `${pointer}/${member}`);
    return pointer !== undefined && drawn.has(id) && document.getElementById(id) ? [`${message} at ${id}`] : [];
  });
  const shown = [...document.querySelectorAll('[data-note="error"]')].flatMap((note) =>
    (note.textContent.match(/server \d+/g) ?? []).map((message) => `${message} at ${note.id.replace(/__error$/, '')}`),
  );
  const [said, meant] = [shown.sort().join(', '), [...new Set(wanted)].sort().join(', ')];
  return said === meant ? [] : [`errors stand as ${said || 'none'} for ${meant || 'none'}`];
};
