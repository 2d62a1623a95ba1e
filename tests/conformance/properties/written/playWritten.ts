import { prepareForm } from '@reelform/engine';
import { dropHidden, type FormModule, type JsonObject } from '@reelform/engine/validation';
import { act, cleanup } from '@testing-library/react';
import { compileForeign } from '../../compileForeign.ts';
import { brokenIds, repeatedIds, unlabelledControls } from '../../foreign/accessibleNames.ts';
import { runTimeAjv } from '../../foreign/runTimeAjv.ts';
import { mutated } from './mutated.ts';
import type { WrittenForm } from './writtenForms.ts';
import { done, drawn, errorsOf, exactly, idOf, namesIn, type WrittenPage } from './writtenPage.tsx';
import { context } from './writtenRules.ts';
import { take, type WrittenStep } from './writtenSteps.ts';

/** A form, and what somebody does with it. */
export interface WrittenPlot {
  readonly form: WrittenForm;
  readonly steps: readonly WrittenStep[];
}

/** A form that is played with, the document that it begins with, and what ajv says of a document at run time. */
interface Played {
  readonly form: FormModule;
  readonly document: JsonObject;
  /** `undefined` of forms that ask for what only they have words for. */
  readonly isRight?: (document: unknown) => boolean;
}

const mostMutations = 40;

const ownWords = /"(ui:rules|uniqueBy|notBefore)":/;

/** Documents that the form judges in another way than ajv does. */
function misjudged({ form, document, isRight }: Played): readonly string[] {
  if (!isRight) return [];
  const documents = [document, ...mutated(document)].slice(0, mostMutations) as JsonObject[]; // what JSON can say
  const isMisjudged = (one: JsonObject) => (errorsOf(form, one).length === 0) !== isRight(one);
  return documents.filter(isMisjudged).map((one) => `${exactly(one)} is not judged as ajv does`);
}

const faultsOfPage = ({ container }: WrittenPage): readonly string[] => [
  ...unlabelledControls(container).map((one) => `no name: ${one.slice(0, 200)}`),
  ...repeatedIds(container).map((id) => `${id} stands there twice`),
  ...brokenIds(container).map((id) => `${id} is no id`),
  ...(/is not known\.|has failed\.|\[object/.test(container.textContent) ? [`the page says ${container.textContent}`] : []),
];

/** Whether it is for the form to fill in: what is missed there may be nothing. */
function isFilledIn(form: FormModule, document: JsonObject, pointer: string): boolean {
  const names = namesIn(pointer);
  const next = structuredClone(document);
  const holder = names.slice(0, -1).reduce<unknown>((value, name) => Object(value)[name], next);
  return Reflect.set(Object(holder), names.at(-1) ?? '', null) && !errorsOf(form, next).some(({ path }) => path === pointer);
}

/** Follows every line of the summary, and says which error has none and which leads nowhere. */
async function faultsOfSummary(page: WrittenPage): Promise<readonly string[]> {
  const links = () => [...page.container.querySelectorAll<HTMLAnchorElement>('[data-error-summary] ~ ul a')];
  const ids = links().map((link) => decodeURI(link.getAttribute('href') ?? '').slice(1));
  const before = page.handle.getData();
  const isTold = ({ path }: { readonly path: string }) =>
    ids.some((id) => id.startsWith(idOf(page.form, path)) || idOf(page.form, path).startsWith(id.replace(/__.*$/, '')));
  // Of an option that is not the one shown: what is wrong in that one is told.
  const isOfAnother = ({ path }: { readonly path: string }) => {
    const around = idOf(page.form, path.slice(0, path.lastIndexOf('/')));
    return !document.getElementById(idOf(page.form, path)) && ids.some((id) => id.startsWith(`${around}_`));
  };
  // What rules hide is told where nothing else is wrong, and what they ask for may be gone once the rest is there.
  const isLater = page.form.rules.length > 0 && ids.length > 0;
  const faults = errorsOf(page.form, before)
    .filter((error) => !isLater && !isTold(error) && !isOfAnother(error) && !isFilledIn(page.form, before, error.path))
    .map(({ path, message }) => `no line says '${message}' of ${path}`);
  for (const [at, id] of ids.entries()) {
    await done(page, () => links()[at]?.click());
    const { activeElement } = document;
    const isOfAll = id === 'root' && page.form.rules.length > 0; // all of which may be hidden
    if (isOfAll) continue;
    if (activeElement === document.body || activeElement === links()[at] || activeElement?.closest('[hidden]'))
      faults.push(`the line of ${id} leads nowhere`);
  }
  if (ids.length === 0) faults.push('it is refused without a line');
  if (exactly(page.handle.getData()) !== exactly(before)) faults.push('to follow the lines changed the document');
  return faults;
}

/** Sends the form, which goes where its document is right, and is told what is wrong else. */
async function send(page: WrittenPage): Promise<readonly string[]> {
  const { form, handle, sent } = page;
  const count = sent.length;
  await done(page, () => handle.press('send'));
  const after = handle.getData();
  const isSent = sent.length > count;
  if (isSent !== (errorsOf(form, after).length === 0))
    return [`${exactly(after)} is ${isSent ? '' : 'not '}sent: ${JSON.stringify(errorsOf(form, after))}`];
  return isSent ? [] : faultsOfSummary(page);
}

async function play({ form, document, isRight }: Played, steps: readonly WrittenStep[]): Promise<readonly string[]> {
  const isNew = Object.keys(document).length === 0;
  const isWhole = errorsOf(form, document).length === 0;
  const given = exactly(document);
  const page = await drawn(form, document);
  const { handle, sent } = page;
  const loaded = exactly(handle.getData());
  const faults = [...faultsOfPage(page), ...(await send(page))];
  if (!isNew && isWhole) {
    if (loaded !== given) faults.push(`${given} is loaded as ${loaded}`);
    const meant = exactly(dropHidden(form, document, context, false));
    if (exactly(sent[0]?.data) !== meant) faults.push(`${meant} is sent as ${exactly(sent[0]?.data)}`);
    if (handle.isDirty()) faults.push('it is dirty, and nobody has touched it');
  }
  if (exactly(document) !== given) faults.push(`the document of the host became ${exactly(document)}`);
  const saved = exactly(handle.getData());
  for (const step of steps) {
    if (faults.length > 0) return faults;
    faults.push(...(await take(page, step)), ...faultsOfPage(page));
  }
  const left = structuredClone(handle.getData());
  faults.push(...(await send(page)));
  const last = handle.getData();
  if (errorsOf(form, last).length > 0) {
    act(() => handle.revert());
    const isBack = [saved, loaded].includes(exactly(handle.getData())) && !handle.isDirty();
    if (!isBack) faults.push(`taken back ${saved} is ${exactly(handle.getData())}`);
  } else if (isRight && !isRight(sent.at(-1)?.data)) faults.push(`${exactly(left)} is sent as ${exactly(sent.at(-1)?.data)}`);
  if (errorsOf(form, last).length > 0 || Object.keys(last).length === 0) return faults;
  cleanup();
  const again = await drawn(form, JSON.parse(JSON.stringify(last)));
  const isSame = JSON.stringify(again.handle.getData()) === JSON.stringify(last);
  if (!isSame) faults.push(`${exactly(last)} is loaded as ${exactly(again.handle.getData())}`);
  return faults;
}

/** What is wrong with a form, and with what it makes of what somebody does. */
export async function playWritten({ form: files, steps }: WrittenPlot): Promise<readonly string[]> {
  const result = await compileForeign(files, { messages: 'schemas/messages/en.json' });
  if ('complaints' in result) return result.complaints;
  const { form } = result;
  await prepareForm(form);
  const isOwn = ownWords.test(JSON.stringify(files));
  const played = { form, document: files.document, ...(!isOwn && { isRight: runTimeAjv(files.schema) }) };
  const faults = misjudged(played);
  return faults.length > 0 ? faults : play(played, steps);
}
