import type { JsonObject } from '@reelform/engine/validation';

/** Whether a value is an object with members, and neither a list nor nothing. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
