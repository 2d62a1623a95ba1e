import { dropHidden, judge } from '@reelform/engine/validation';
import { act, fireEvent } from '@testing-library/react';
import { isHalf } from './halfTyped.ts';
import { ui } from './storyForm.ts';
import type { Story } from './storyModel.ts';
import { isHiding, placesOf } from './storyPlaces.ts';
import type { Stage } from './storyStage.tsx';
import { byId, chosen, type Step } from './storySteps.ts';

/** How the fields of the form are laid out. */
export const layouts = ['plain', 'tabs', 'chooser', 'accordion', 'steps'] as const;
export type LayoutName = (typeof layouts)[number];

/** The pages of a layout; fields that none of them names stand on the last. */
const pages = [
  { title: 'Whole', parts: ['title', 'year', 'note', 'hiding', 'kind'] },
  { title: 'Rules', parts: ['dropped', 'held'] },
  { title: 'Parts', parts: ['day', 'owner', 'remark', 'tags'] },
  { title: 'People', parts: ['cast'] },
  { title: 'Rows', parts: ['lines', 'blocks'] },
  { title: 'Rest', parts: ['*'] },
];

/** Parts of a row of the cast, some of them folded away. */
const rowLayout = [
  'name',
  { kind: 'section', title: 'Role', collapsible: true, open: false, parts: ['lead', 'part', 'alias', 'agent'] },
  {
    kind: 'tabs',
    pages: [
      { title: 'Money', parts: ['fee', 'way'] },
      { title: 'Links', parts: ['links'] },
      { title: 'More', parts: ['*'] },
    ],
  },
];

const parts: { readonly [name in Exclude<LayoutName, 'plain'>]: object } = {
  tabs: { kind: 'tabs', pages },
  chooser: { kind: 'tabs', label: 'Page', pages },
  accordion: { kind: 'accordion', pages },
  steps: { kind: 'steps', pages },
};

/** The uiSchema of the form with a layout. */
export const laidOut = (name: LayoutName): object => {
  if (name === 'plain') return ui;
  const { cast } = ui;
  return { ...ui, cast: { ...cast, items: { ...cast.items, 'ui:layout': rowLayout } }, 'ui:layout': [parts[name]] };
};

/** A field of each page that is drawn whenever the page is. */
const anchors = ['root_title', 'root_held', 'root_day', 'root_cast', 'root_lines', 'root_crew'];

/** What a page of the layout stands in; `undefined` while rules hide the page, and without a layout. */
const panelOf = (index: number): HTMLElement | undefined =>
  document.getElementById(anchors[index] ?? '')?.closest<HTMLElement>('[id*="-panel"]') ?? undefined;

/** What names a page, and mostly opens it. */
const headerOf = (index: number): HTMLElement | null =>
  document.getElementById(panelOf(index)?.getAttribute('aria-labelledby') ?? '');

const isShown = ({ data }: Story, index: number): boolean => {
  if (index === 1) return data['kind'] === 'long';
  return index !== 4 || !isHiding(data);
};

/** Numbers of the pages that rules leave something of. */
const shownPages = (story: Story): readonly number[] => pages.flatMap((_page, index) => (isShown(story, index) ? [index] : []));

/** Numbers of the pages in sight. */
export const openPages = (): readonly number[] =>
  pages.flatMap((_page, index) => (panelOf(index)?.hasAttribute('hidden') === false ? [index] : []));

/** Number of the page that the member at the beginning of a pointer stands on. */
const pageOf = (pointer: string): number => {
  const index = pages.findIndex((page) => page.parts.includes(pointer.split('/')[1] ?? ''));
  return index < 0 ? pages.length - 1 : index;
};

/** Whether a strict action may be pressed: on the last of steps, and always elsewhere. */
export const isAtEnd = ({ layout, story }: Stage): boolean => layout !== 'steps' || openPages()[0] === shownPages(story).at(-1);

/** What is wrong with the pages; `before`: those that were in sight before something that opens none. */
export const faultsOfPages = ({ layout, story }: Stage, before?: readonly number[]): readonly string[] => {
  if (layout === 'plain') return [];
  const [shown, open] = [shownPages(story), openPages()];
  const faults: string[] = [];
  for (const index of pages.keys()) {
    const panel = panelOf(index);
    if ((panel !== undefined) !== shown.includes(index) && layout !== 'steps')
      faults.push(`page ${index} is ${panel ? '' : 'not '}drawn`);
  }
  const kept = before?.filter((index) => shown.includes(index));
  const isMoved = kept && kept.length > 0 && kept.some((index) => !open.includes(index));
  if (isMoved) faults.push(`pages ${open} are in sight for ${before}`);
  if (layout !== 'accordion' && (open.length !== 1 || !shown.includes(open[0] ?? -1)))
    faults.push(`pages ${open} of ${shown} are in sight`);
  const buttons = layout === 'steps' ? stepButtons() : [];
  for (const index of shown) {
    const header = layout === 'steps' ? buttons[shown.indexOf(index)] : headerOf(index);
    const text = layout === 'chooser' ? optionOf(index)?.textContent : header?.textContent;
    const isTold = /\(\d+ errors?\)/.test(text ?? '');
    const hasErrors = [...(panelOf(index)?.querySelectorAll('[data-note="error"]') ?? [])].some(
      ({ textContent }) => textContent !== '',
    );
    if (hasErrors && !isTold) faults.push(`${text} tells of no errors`);
  }
  return faults;
};

const stepButtons = () => [...document.querySelectorAll<HTMLButtonElement>('nav ol button')];

const optionOf = (index: number) => document.querySelector<HTMLOptionElement>(`[id$="-chooser"] option[value="${index}"]`);

const pressed = (text: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text);

/** A page is opened, or a part of a row folded and unfolded. */
const turn: Step = ({ layout, story }, { at, how }) => {
  if (layout === 'plain') return;
  const inRows = [...document.querySelectorAll<HTMLElement>('#root_cast [id$="-header"], #root_cast [role="tab"]')];
  const index = chosen(shownPages(story), at) ?? 0;
  const header = how % 3 === 0 ? chosen(inRows, at) : layout === 'steps' ? chosen(stepButtons(), at) : headerOf(index);
  if (header instanceof HTMLSelectElement) act(() => void fireEvent.change(header, { target: { value: String(index) } }));
  else act(() => header?.click());
};

/** The next or the last page is asked for, by its button or by Enter in a field; an error on the page is in the way. */
const goOn: Step = async (stage, { how }) => {
  if (stage.layout !== 'steps') return;
  const { data } = stage.read();
  const [open = 0] = openPages();
  const shown = shownPages(stage.story);
  const place = shown.indexOf(open);
  if (how % 4 === 0) {
    const back = pressed('Back');
    if ((back !== undefined) !== place > 0) throw new Error(`one can ${back ? '' : 'not '}go back from page ${open}`);
    await act(async () => back?.click());
    if (back && openPages()[0] !== shown[place - 1]) throw new Error(`back from page ${open} came page ${openPages()}`);
    return;
  }
  if (isAtEnd(stage)) {
    if (pressed('Next')) throw new Error('one can go on from the last page');
    return;
  }
  const context = { role: stage.role };
  const edited = stage.handle().isDirty();
  const unreadable = placesOf(stage.story).flatMap(({ id, pointer }) => (isHalf(byId(id)) ? [pointer] : []));
  const facts = { mode: 'strict', context, edited, unreadable } as const;
  const verdict = judge(stage.form, dropHidden(stage.form, data, context, edited), facts);
  const inTheWay = verdict.valid ? [] : verdict.errors.filter(({ path }) => path !== '' && pageOf(path) === open);
  const field = panelOf(open)?.querySelector<HTMLInputElement>('input:not([type="checkbox"], [type="radio"], [type="date"])');
  if (how % 4 === 1 && field) {
    act(() => field.focus());
    await act(async () => void fireEvent.keyDown(field, { key: 'Enter' }));
    await act(async () => field.form?.requestSubmit());
  } else await act(async () => pressed('Next')?.click());
  const wanted = inTheWay.length > 0 ? open : shown[place + 1];
  if (openPages()[0] !== wanted) throw new Error(`page ${openPages()} is in sight for ${wanted}`);
  if (inTheWay.length > 0 && !panelOf(open)?.contains(document.activeElement))
    throw new Error('nothing leads to what is in the way');
};

/** A line of the summary leads to its field, wherever that is folded away. */
const follow: Step = async (stage, { at }) => {
  const link = chosen([...document.querySelectorAll<HTMLElement>('h2[data-error-summary] ~ ul a')], at);
  const id = link?.getAttribute('href')?.slice(1);
  if (!link || !id) return;
  await act(async () => link.click());
  stage.wait(100);
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || activeElement.closest('[hidden]'))
    throw new Error(`${id} is not in sight`);
  if (
    id !== 'root' &&
    !activeElement.id.startsWith(id) &&
    !activeElement.closest(`[id^="${id}"]`) &&
    byId(id)?.closest('[data-resting]') === null
  )
    throw new Error(`the line for ${id} leads to ${activeElement.id || activeElement.outerHTML.slice(0, 80)}`);
};

/** The steps that are about the pages of a layout. */
export const layoutSteps = { turn, goOn, follow } satisfies { readonly [name: string]: Step };
