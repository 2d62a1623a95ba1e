import type { JsonObject } from '@reelform/engine';

const probeKey = 'reelform.room';

/** Whether this browser has room to keep entries of a form: its storage may be full, or forbidden. */
export const hasRoom = (entries: JsonObject): boolean => {
  try {
    localStorage.setItem(probeKey, JSON.stringify(entries));
    localStorage.removeItem(probeKey);
    return true;
  } catch {
    return false;
  }
};
