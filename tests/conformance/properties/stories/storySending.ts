import { dropHidden, judge } from '@reelform/engine/validation';
import { act } from '@testing-library/react';
import { isHalf } from './halfTyped.ts';
import {
  asDocument,
  createStory,
  forgiveAll,
  isBare,
  isMembers,
  type Members,
  pointerOf,
  type Story,
  saysTheSame,
  told,
} from './storyModel.ts';
import { isAtEnd } from './storyPages.ts';
import { isHiding, type Place, placesOf } from './storyPlaces.ts';
import { asJson } from './storyRowSteps.ts';
import type { Sending, Stage } from './storyStage.tsx';
import { chosen, type Wish } from './storySteps.ts';

/** What is sent of a value: an empty text only where one is stored, which nobody has emptied. */
const sentOf = (value: unknown, stored: unknown): unknown => {
  if (Array.isArray(value)) return value.map((item, index) => sentOf(item, Array.isArray(stored) ? stored[index] : undefined));
  if (!isMembers(value)) return value;
  const old = isMembers(stored) ? stored : {};
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, member]) => member !== undefined && (member !== '' || old[name] === ''))
      .map(([name, member]) => [name, sentOf(member, old[name])]),
  );
};

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isMembers(value)) return value;
  const members = Object.entries(value).filter(([, member]) => !(Array.isArray(member) && member.length === 0));
  return Object.fromEntries(members.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, member]) => [name, sorted(member)]));
};

const settled = (stage: Stage, sent: Members, stored: Members) => {
  stage.story.saved = told(sentOf(asDocument(sent), asDocument(stored)) as Members); // an object stays one
  if (stage.saver) stage.saver.base = structuredClone(stage.story.saved);
  forgiveAll(stage.story);
};

const links = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('h2[data-error-summary] ~ ul a')];

/**
 * What is wrong with the summary: a line for every error of the verdict that is about what is in sight, in the order of
 * the page. Only where there is none does it tell of a value that is sent and hidden, and then leads to the form.
 */
const faultsOfSummary = ({ data }: Story, paths: readonly string[]): readonly string[] => {
  const targets = links().map((link) => (link.getAttribute('href') ?? '').slice(1));
  const seen = paths.filter((path) => data['kind'] === 'long' || path !== '/held');
  const wanted = seen.length > 0 ? seen.map((path) => `root${path.replaceAll('/', '_')}`) : ['root'];
  const missing = wanted.filter((id) => !targets.includes(id));
  const faults = missing.map((id) => `the summary has no line for ${id}`);
  const places = targets.map((id) => document.getElementById(id)).filter((place) => place !== null);
  const isInOrder = places.every((place, at) => {
    const before = places[at - 1];
    return !before || before === place || before.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING;
  });
  return isInOrder ? faults : [...faults, `the summary is out of order: ${targets.join(', ')}`];
};

/** What is left of the document when it is sent. */
const withoutHidden = (data: Members): unknown => {
  const sent = asDocument(data) as Members; // an object stays one
  const { cast } = sent;
  if (sent['kind'] !== 'long') delete sent['dropped'];
  if (isHiding(data)) delete sent['blocks'];
  for (const row of Array.isArray(cast) ? cast : []) {
    if (isMembers(row) && row['lead'] !== true) delete row['alias'];
    if (isMembers(row) && row['part'] === 'second') delete row['way'];
  }
  return sent;
};

/** Presses a button of the form; what is wrong with what follows. */
export const send = async (stage: Stage, { how }: Wish): Promise<readonly string[]> => {
  const { form, story } = stage;
  if (stage.sending) return [];
  const isOffered = buttonOf('Send') !== undefined || buttonOf('Senden') !== undefined;
  if (isOffered !== isAtEnd(stage)) return [`one can ${isOffered ? '' : 'not '}send`];
  if (!isOffered && how % 3 > 0) return [];
  const name = ['Send', 'Senden', 'Keep'].find((label) => (label === 'Keep') === (how % 3 === 0) && buttonOf(label));
  const mode = how % 3 === 0 ? 'draft' : 'strict';
  stage.isSlow = how % 2 === 0;
  stage.submissions.length = 0;
  await act(async () => buttonOf(name ?? '')?.click());
  const context = { role: stage.role };
  const { isDirty: edited } = stage.read();
  const unreadable = placesOf(story).flatMap(({ id, pointer }) => (isHalf(document.getElementById(id)) ? [pointer] : []));
  const verdict = judge(form, dropHidden(form, asJson(story.data), context, edited), { mode, context, edited, unreadable });
  const [submission] = stage.submissions;
  if (!verdict.valid) {
    if (submission) return [`was sent although ${JSON.stringify(verdict.errors)}`];
    return faultsOfSummary(
      story,
      verdict.errors.map(({ path }) => path).filter((path) => path !== ''),
    );
  }
  if (!submission) return ['was not sent'];
  const { saved: stored } = story;
  const [is, must] = [submission.data, sentOf(withoutHidden(story.data), asDocument(stored))].map((one) =>
    JSON.stringify(sorted(one)),
  );
  if (!stage.isSlow) settled(stage, story.data, stored);
  return is === must ? [] : [`sent ${is} for ${must}`];
};

/** The button with a text. */
export const buttonOf = (label: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);

/** What was sent of a place. */
const sentAt = ({ sent }: Sending, { pointer, member }: Place): unknown => {
  const held = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, token) => Object(value)[token], sent);
  return isBare(held) ? held[member as 'bare'] : held; // the only one that it has
};

/** The server answers what was sent a while ago: the fields have gone on since. */
export const answer = async (stage: Stage, { at, how }: Wish): Promise<void> => {
  const { sending } = stage;
  stage.sending = undefined;
  if (!sending) return;
  if (how % 3 > 0) stage.read();
  // Of another document than the one that was sent nobody knows where its rows are.
  const isOther = pointerOf(stage.story, sending.document) === undefined;
  if (how % 2 === 0 || isOther) {
    await act(async () => sending.answer({ ok: true }));
    // What was typed meanwhile is unsaved; the saved state is what was sent.
    settled(stage, sending.sent, sending.stored);
    return;
  }
  const place = chosen(sending.places, at);
  if (!place) throw new Error('there is no control');
  stage.read();
  stage.turn += 1;
  const message = `server ${stage.turn}`;
  forgiveAll(stage.story);
  await act(async () => sending.answer({ ok: false, errors: [{ path: place.pointer, keyword: 'x', message }] }));
  const { holder, member } = place;
  // About a row that went meanwhile, or a value that is another one, it is said of the whole form.
  const isSame = saysTheSame(sentAt(sending, place), holder[member]);
  const isKnown = pointerOf(stage.story, holder) !== undefined && Object.hasOwn(holder, member) && isSame;
  const about = isKnown ? { holder, member } : { holder: stage.story.data, member: '' };
  stage.story.errors = [...stage.story.errors, { ...about, message }];
};

/** The button that takes back what is not saved. */
export const backToSaved = async (stage: Stage): Promise<void> => {
  if (stage.sending) return;
  const { isDirty } = stage.read();
  await act(async () => buttonOf('Back to saved')?.click());
  if (isDirty) stage.story = { ...createStory(stage.story.saved) };
};
