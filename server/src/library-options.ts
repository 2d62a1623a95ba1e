import type { CallTypes } from '@reelform/schemas/api';
import { isObject } from './is-object.ts';
import type { SchemasFile } from './schemas-file.ts';

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

/** Reads the tabs of the resource library. @throws {FileFlaw} when it has another shape or no tab */
export function readResourceTabs({ data, flaw }: SchemasFile): readonly ResourceTab[] {
  const wanted = "The file must be a list of tabs with 'value' and 'label'.";
  if (!Array.isArray(data) || data.length === 0) throw flaw([], wanted);
  return data.map((tab: unknown, index) => {
    const { value, label } = isObject(tab) ? tab : {};
    if (typeof value !== 'string' || typeof label !== 'string') throw flaw([index], wanted);
    return { value, label };
  });
}

function readPrompt(name: PromptName, { data, flaw }: SchemasFile): PromotionPrompt {
  const { title, introduction, questions } = isObject(data) && isObject(data[name]) ? data[name] : {};
  const asked = Array.isArray(questions) ? questions.filter((question) => typeof question === 'string') : [];
  if (typeof title !== 'string' || typeof introduction !== 'string' || asked.length === 0)
    throw flaw([name], `The file must have '${name}' with 'title', 'introduction' and 'questions'.`);
  return { title, introduction, questions: asked };
}

/** Reads the prompts of promotion interviews. @throws {FileFlaw} when one is missing or has another shape */
export const readPrompts = (file: SchemasFile): { readonly [Name in PromptName]: PromotionPrompt } => ({
  videoDirector: readPrompt('videoDirector', file),
  videoCast: readPrompt('videoCast', file),
  writtenDirector: readPrompt('writtenDirector', file),
  writtenCast: readPrompt('writtenCast', file),
});
