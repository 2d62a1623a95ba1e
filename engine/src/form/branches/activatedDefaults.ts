import type { RJSFSchema, SchemaUtilsType } from '@rjsf/utils';
import { sameValue } from '../../validation/sameValue.ts';
import { getIn, isMembers } from '../data/members.ts';
import type { Path } from '../data/pointer.ts';
import { withoutHoles } from '../data/withoutHoles.ts';
import { lacksMembers } from './withoutBegun.ts';

/** A value that a field takes because it came into the form; `undefined` where it goes again. */
export interface ActivatedDefault {
  readonly path: Path;
  readonly value: unknown;
}

/** An object on the way to a change, and whether it must be there. */
interface PartOnTheWay {
  readonly path: Path;
  readonly now: unknown;
  readonly schema: RJSFSchema;
  readonly isNeeded: boolean;
}

/** The defaults of an object that they alone do not begin (`withoutBegun`); `undefined` of any other. */
function lateDefaults(utils: SchemaUtilsType, { now, schema, isNeeded }: PartOnTheWay): object | undefined {
  if (isNeeded || !isMembers(now)) return undefined;
  const begun = utils.getDefaultFormState(schema, undefined);
  return isMembers(begun) && lacksMembers(utils.retrieveSchema(schema, begun), begun) ? begun : undefined;
}

/**
 * The outermost object in which nothing but such defaults is left once its part at `path` is cleared: they go with it. Objects
 * on the way may have gone already.
 */
function leftAlone(utils: SchemaUtilsType, parts: readonly PartOnTheWay[], path: Path): readonly ActivatedDefault[] {
  const alone: ActivatedDefault[] = [];
  let gone = path;
  for (const part of [...parts].reverse()) {
    if (part.now !== undefined) {
      const begun = lateDefaults(utils, part);
      const left = Object.entries(Object(part.now)).filter(([name]) => name !== gone[part.path.length]);
      if (!begun || left.length === 0 || !left.every(([name, value]) => sameValue(value, getIn(begun, [name])))) break;
      alone.push({ path: part.path, value: undefined });
    }
    gone = part.path;
  }
  return alone.slice(-1);
}

const CONDITIONAL = ['if', 'dependencies', 'dependentSchemas'];

/** Whether the data switch on some of what a schema says. */
export const isConditional = (node: object): boolean => CONDITIONAL.some((keyword) => keyword in node);

/** Whether a schema has a default that comes into the form later: with a branch that the data switch on, or with its object. */
export function hasActivatedDefaults(schema: unknown): boolean {
  let isLate = false;
  const visit = (node: unknown): boolean => {
    if (typeof node !== 'object' || node === null) return false;
    const hasDefault = Object.values(node).map(visit).includes(true);
    const isBegun = hasDefault && node !== schema && 'required' in node && 'properties' in node;
    isLate ||= isBegun || isConditional(node);
    return hasDefault || 'default' in node;
  };
  return visit(schema) && isLate;
}

/**
 * The defaults of fields that a change of `path` brought in, by `if`, `then` and `else` or by dependencies: they are
 * filled in when the person switches a branch on, never when a document is loaded. Fields with a value keep it. And those of
 * an object that was left out until something is entered in it.
 */
export function activatedDefaults(
  utils: SchemaUtilsType,
  root: RJSFSchema,
  before: unknown,
  after: unknown,
  path: Path,
): readonly ActivatedDefault[] {
  const found: ActivatedDefault[] = [];
  const parts: PartOnTheWay[] = [];
  let schema = root;
  let isNeeded = true;
  for (let depth = 0; depth < path.length; depth += 1) {
    const at = path.slice(0, depth);
    const [old, now] = [getIn(before, at), getIn(after, at)];
    const fresh = utils.retrieveSchema(schema, now);
    const part = { path: at, now, schema, isNeeded };
    parts.push(part);
    if (old === undefined)
      for (const [name, value] of Object.entries(lateDefaults(utils, part) ?? {}))
        if (!Object.hasOwn(Object(now), name)) found.push({ path: [...at, name], value });
    if (isMembers(now) && isMembers(fresh.properties)) {
      const known = utils.retrieveSchema(schema, old).properties ?? {};
      for (const [name, property] of Object.entries(fresh.properties)) {
        if (Object.hasOwn(known, name) || Object.hasOwn(now, name) || !isMembers(property)) continue;
        const value = withoutHoles(utils.getDefaultFormState(property, undefined));
        // Without a default of its own an object is begun by whoever enters something in it.
        const isBare = isMembers(value) && Object.keys(value).length === 0 && !('default' in property);
        if (value !== undefined && !isBare) found.push({ path: [...at, name], value });
      }
    }
    const segment = path[depth];
    const next: unknown = typeof segment === 'number' ? fresh.items : fresh.properties?.[segment ?? ''];
    if (!isMembers(next)) break;
    schema = next;
    isNeeded = typeof segment === 'number' || fresh.required?.includes(segment ?? '') === true;
  }
  return getIn(after, path) === undefined ? [...found, ...leftAlone(utils, parts, path)] : found;
}
