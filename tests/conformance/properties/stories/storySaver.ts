import type { Autosave, SaveOutcome } from '@reelform/engine';
import { act } from '@testing-library/react';
import { asDocument, createStory, type Members, saysTheSame, told } from './storyModel.ts';
import { asJson } from './storyRowSteps.ts';
import type { Stage } from './storyStage.tsx';
import type { Step } from './storySteps.ts';

/** A save that is under way. */
interface Save {
  readonly sent: Members;
  readonly answer: (outcome: SaveOutcome) => void;
  readonly fail: () => void;
}

/** The server of a form that is saved by itself. */
export interface Saver {
  /** What the form's page knows to be saved. */
  base: Members;
  /** Both sides have changed the document: what the other side has, until somebody decides. */
  theirs: Members | undefined;
  under: Save | undefined;
  /** How it is called; made by the page. */
  autosave: Autosave | undefined;
  readonly save: (data: unknown) => Promise<SaveOutcome>;
}

/** A server that knows a document and answers when it is told to. */
export const createSaver = (document: Members): Saver => {
  const saver: Saver = {
    base: told(document),
    theirs: undefined,
    under: undefined,
    autosave: undefined,
    save: (data) => {
      const sent = told(data as Members); // a document is an object
      return new Promise((answer, reject) => {
        saver.under = { sent, answer, fail: () => reject(new Error('unreachable')) };
      });
    },
  };
  return saver;
};

/** What somebody else makes of a document meanwhile. */
const changedElsewhere = (document: Members, turn: number): Members => {
  const theirs = structuredClone(document);
  theirs['title'] = `e${turn}`;
  if (turn % 2 === 0 && Array.isArray(theirs['lines'])) theirs['lines'].push({ bare: `e${turn}` });
  if (turn % 3 === 0 && Array.isArray(theirs['cast'])) theirs['cast'].shift();
  return theirs;
};

/** What both sides make of a value that one of them alone has changed, or both alike; mine of others. */
const either = (base: unknown, mine: unknown, theirs: unknown): unknown =>
  saysTheSame(mine, theirs) || !saysTheSame(base, mine) ? mine : theirs;

/** Both sides' changes, member by member. */
const merged = (base: Members, mine: Members, theirs: Members): Members => {
  if (either(base, mine, theirs) === theirs) return structuredClone(theirs);
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const members = names.map((name) => [name, either(base[name], mine[name], theirs[name])] as const);
  return structuredClone(Object.fromEntries(members.filter(([, value]) => value !== undefined)));
};

/** The server answers a save. */
export const saved: Step = async (stage, { how }) => {
  const { saver } = stage;
  if (saver && !saver.under) stage.wait(400);
  const under = saver?.under;
  if (!saver || !under) return;
  saver.under = undefined;
  if (how % 4 === 0) return void (await act(async () => under.fail()));
  if (how % 4 === 1) {
    stage.turn += 1;
    const theirs = changedElsewhere(saver.base, stage.turn);
    saver.theirs = theirs;
    await act(async () => under.answer({ kind: 'conflict', theirs: asJson(theirs) }));
    return;
  }
  await act(async () => under.answer({ kind: 'saved' }));
  saver.base = under.sent;
  stage.story.saved = structuredClone(under.sent);
};

/** Somebody decides about what both sides have changed. */
export const decide: Step = async (stage, { how }) => {
  const { saver } = stage;
  const { theirs, autosave } = saver ?? {};
  if (!saver || !theirs || autosave?.state.status !== 'conflict') return;
  stage.read();
  const { data } = stage.story;
  const both = merged(saver.base, data, theirs);
  saver.theirs = undefined;
  saver.base = theirs;
  const choice = (['merge', 'mine', 'theirs'] as const)[how % 3] ?? 'merge';
  await act(async () => autosave.resolve(choice));
  if (choice !== 'mine') stage.story = createStory(choice === 'merge' ? both : theirs);
  stage.story.saved = structuredClone(theirs);
};

/** What is wrong with what is said to be saved. */
export const faultsOfSaving = ({ saver, story }: Stage): readonly string[] => {
  const status = saver?.autosave?.state.status;
  if (!saver || (status !== 'saved' && status !== 'idle')) return [];
  return saysTheSame(saver.base, story.data) ? [] : [`${status} is ${JSON.stringify(asDocument(saver.base))}`];
};

/** All that is not saved gets saved, once the server answers everything; what is wrong with what is saved then. */
export const saveAll = async (stage: Stage): Promise<readonly string[]> => {
  if (!stage.saver) return [];
  await decide(stage, { at: 0, how: 1, text: '' });
  stage.read();
  for (let turn = 0; turn < 4; turn += 1) {
    stage.wait(1000);
    await saved(stage, { at: 0, how: 2, text: '' });
  }
  const status = stage.saver.autosave?.state.status;
  const isSaved = status === 'saved' || status === 'idle';
  return isSaved ? faultsOfSaving(stage) : [`saving ends as ${status}`];
};
