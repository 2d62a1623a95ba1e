import type { CallTypes } from '@reelform/schemas/api';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../../portal/PortalContext.ts';

/** What is asked in promotion interviews. */
export type Prompts = CallTypes<'GET /filmmaker-promotions/prompts'>['reply']['data'];

/** Whose interview, and in which way. */
export type PromptName = keyof Prompts;

/** The prompts, in the order in which they are offered. */
export const promptNames = [
  'videoDirector',
  'writtenDirector',
  'videoCast',
  'writtenCast',
] as const satisfies readonly PromptName[];

/** All prompts. */
export const usePrompts = () => {
  const { api, language } = usePortal();
  return useQuery({
    queryKey: ['prompts', language],
    queryFn: async ({ signal }) => (await api.call('GET /filmmaker-promotions/prompts', { signal })).data,
  });
};
