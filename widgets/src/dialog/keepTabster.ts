/** What Fluent hides the page behind a dialog with, as it keeps itself on the window (https://github.com/microsoft/tabster). */
interface Tabster {
  /** Counts one more who needs it. */
  readonly createTabster: () => object;
  /** Counts that one no more; with the last it ends. */
  readonly disposeTabster: (needed: object) => void;
}

/** The window of the page. */
interface Page extends Pick<Window, 'setTimeout'> {
  readonly __tabsterInstance?: Tabster;
}

/**
 * Many times the quarter of a second after which tabster shows again what a dialog hid, in milliseconds (`hiddenUpdate` in
 * its `Modalizer.ts`): a slow page takes a while to begin it.
 */
const UNTIL_SHOWN_MS = 5000;

/**
 * Keeps tabster beyond a dialog, called while that is drawn. It ends with the last part that needs it, which on many pages is
 * the dialog itself: all of the page, which it had hidden from screen readers, stayed hidden then.
 * @returns called when the dialog is gone
 */
export const keepTabster = (page: Page): (() => void) => {
  const { __tabsterInstance: tabster } = page;
  const needed = tabster?.createTabster();
  return () => {
    if (needed) page.setTimeout(() => tabster?.disposeTabster(needed), UNTIL_SHOWN_MS);
  };
};
