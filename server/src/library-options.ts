import type { CallTypes } from '@reelform/schemas/api';
import type { OptionsFile } from './asset-options.ts';
import { isObject } from './is-object.ts';

/** One tab of the resource library. */
export interface ResourceTab {
  readonly value: string;
  readonly label: string;
}

type Prompts = CallTypes<'GET /filmmaker-promotions/prompts'>['reply']['data'];

/** Whose interview, and in which way. */
export type PromptName = keyof Prompts;

/** What is asked in an interview. */
export type PromotionPrompt = Prompts[PromptName];

/** Reads the tabs of the resource library. @throws naming the file when it has another shape or no tab */
export function readResourceTabs({ file, data }: OptionsFile): readonly ResourceTab[] {
  const tabs = (Array.isArray(data) ? data : []).flatMap((tab: unknown) => {
    const { value, label } = isObject(tab) ? tab : {};
    return typeof value === 'string' && typeof label === 'string' ? [{ value, label }] : [];
  });
  if (!Array.isArray(data) || tabs.length === 0 || tabs.length !== data.length)
    throw new Error(`${file} must be a list of tabs with 'value' and 'label'.`);
  return tabs;
}

function readPrompt(name: PromptName, { file, data }: OptionsFile): PromotionPrompt {
  const { title, introduction, questions } = isObject(data) && isObject(data[name]) ? data[name] : {};
  const asked = Array.isArray(questions) ? questions.filter((question) => typeof question === 'string') : [];
  if (typeof title !== 'string' || typeof introduction !== 'string' || asked.length === 0)
    throw new Error(`${file} must have '${name}' with 'title', 'introduction' and 'questions'.`);
  return { title, introduction, questions: asked };
}

/** Reads the prompts of promotion interviews. @throws naming the file when one is missing or has another shape */
export const readPrompts = (file: OptionsFile): { readonly [Name in PromptName]: PromotionPrompt } => ({
  videoDirector: readPrompt('videoDirector', file),
  videoCast: readPrompt('videoCast', file),
  writtenDirector: readPrompt('writtenDirector', file),
  writtenCast: readPrompt('writtenCast', file),
});
