/** A toast that is to appear. */
export interface SpokenToast {
  readonly intent: 'success' | 'error';
  readonly text: string;
}

/** What was said and not shown yet, and who shows it. The page has one toaster, as it has one window. */
const waiting: SpokenToast[] = [];
const listeners = new Set<() => void>();

/** Hands a toast to the toaster, which may still be on its way. */
export const speak = (toast: SpokenToast): void => {
  waiting.push(toast);
  for (const listener of listeners) listener();
};

/** Says beforehand that a toast will be spoken, so that the toaster's code can be fetched. */
export const announceToast = (): void => {
  for (const listener of listeners) listener();
};

/** Takes all that waits. */
export const takeToasts = (): readonly SpokenToast[] => waiting.splice(0);

/** Is told of what is announced and spoken. @returns ends that */
export const onToast = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // What nobody is left to show belongs to a screen that is gone.
    if (listeners.size === 0) waiting.length = 0;
  };
};
