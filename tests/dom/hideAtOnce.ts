import { ModalizerAPI } from 'tabster/dist/esm/Modalizer.js';

const { prototype } = ModalizerAPI;

/**
 * Lets Tabster hide the page behind a dialog, and show it again, as soon as the dialog is there or gone. It waits a quarter
 * of a second by a timer, and what a test found by role right after a dialog hung on whether that had run out: on a busy
 * machine it had not.
 *
 * @throws when Tabster does so elsewhere
 */
export const hideAtOnce = (): void => {
  const update: unknown = Reflect.get(prototype, '_hiddenUpdate');
  if (typeof update !== 'function') throw new Error('Tabster hides elsewhere now: see whether this is still needed.');
  prototype.hiddenUpdate = function hiddenUpdate() {
    update.call(this);
  };
};
