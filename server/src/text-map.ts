import { isObject } from './is-object.ts';

/** Texts by name. */
export interface TextMap {
  readonly [name: string]: string;
}

/** Whether a value is an object of texts and nothing else. */
export const isTextMap = (value: unknown): value is TextMap =>
  isObject(value) && Object.values(value).every((text) => typeof text === 'string');

/** Where in a value that should have texts by name the first one stands that is none. */
export const strayNameIn = (value: unknown): readonly string[] =>
  isObject(value)
    ? Object.keys(value)
        .filter((name) => typeof value[name] !== 'string')
        .slice(0, 1)
    : [];
