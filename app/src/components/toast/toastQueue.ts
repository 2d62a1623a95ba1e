import { createListeners } from '@reelform/engine';

/** A toast that is to appear. */
export interface SpokenToast {
  readonly intent: 'success' | 'error';
  readonly text: string;
  /** What follows from it, below it. */
  readonly more?: string | undefined;
}

/** How long what is said waits for the toaster's code, in ms: longer than a slow link takes for it, and shorter than an outage. */
export const longestWait = 30_000;

/** What was said and not shown yet, with the end of its wait, and who shows it. The page has one toaster, as it has one window. */
const waiting: { readonly toast: SpokenToast; readonly until: number }[] = [];
const listeners = new Set<() => void>();

/** Hands a toast to the toaster, which may still be on its way. */
export const speak = (toast: SpokenToast): void => {
  waiting.push({ toast, until: performance.now() + longestWait });
  for (const listener of listeners) listener();
};

/** Says beforehand that a toast will be spoken, so that the toaster's code can be fetched. */
export const announceToast = (): void => {
  for (const listener of listeners) listener();
};

/** Takes what waits. What waited for too long is over: an outage is not spoken of after its end. */
export const takeToasts = (): readonly SpokenToast[] =>
  waiting.splice(0).flatMap(({ toast, until }) => (performance.now() < until ? [toast] : []));

const failures = createListeners();

/** Takes failures back, those that wait and those that are shown: somebody tries again. */
export const takeBackFailures = (): void => {
  waiting.splice(0, waiting.length, ...waiting.filter(({ toast }) => toast.intent !== 'error'));
  failures.tell();
};

/** Is told when failures that are shown are to go. @returns ends that */
export const onTakenBack = failures.subscribe;

/** Is told of what is announced and spoken. @returns ends that */
export const onToast = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // What nobody is left to show belongs to a screen that is gone.
    if (listeners.size === 0) waiting.length = 0;
  };
};
