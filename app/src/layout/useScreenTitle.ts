import { useMatches } from 'react-router-dom';
import type { NoticeKey } from '../portal/messages.ts';
import { useText } from '../portal/PortalContext.ts';

/** What a logged-in screen's route says about itself. */
export interface ScreenHandle {
  /** The title in the top bar. */
  readonly title: NoticeKey;
}

const isScreenHandle = (handle: unknown): handle is ScreenHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle;

/** Title of the screen shown; the innermost route's that has one. */
export const useScreenTitle = (): string => {
  const text = useText();
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(isScreenHandle);
  return handle ? text(handle.title) : '';
};
