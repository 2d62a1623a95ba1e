import type { JsonObject } from '@reelform/engine';

const probeKey = 'reelform.room';

/**
 * Whether this browser has room to keep entries of a form, with the saved document that they were typed over: its storage may
 * be full, or forbidden.
 */
export const hasRoom = (data: JsonObject, base: JsonObject): boolean => {
  try {
    localStorage.setItem(probeKey, JSON.stringify({ savedAt: Date.now(), data, base }));
    localStorage.removeItem(probeKey);
    return true;
  } catch {
    return false;
  }
};
