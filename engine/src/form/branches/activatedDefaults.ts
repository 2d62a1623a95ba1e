import type { RJSFSchema, SchemaUtilsType } from '@rjsf/utils';
import { getIn, isMembers } from '../data/members.ts';
import type { Path } from '../data/pointer.ts';
import { withoutHoles } from '../data/withoutHoles.ts';
import { lacksMembers } from './withoutBegun.ts';

/** A value that a field takes because it came into the form. */
export interface ActivatedDefault {
  readonly path: Path;
  readonly value: unknown;
}

const CONDITIONAL = ['if', 'dependencies', 'dependentSchemas'];

/** Whether a schema has a default that comes into the form later: with a branch that the data switch on, or with its object. */
export function hasActivatedDefaults(schema: unknown): boolean {
  let isLate = false;
  const visit = (node: unknown): boolean => {
    if (typeof node !== 'object' || node === null) return false;
    const hasDefault = Object.values(node).map(visit).includes(true);
    const isBegun = hasDefault && node !== schema && 'required' in node && 'properties' in node;
    isLate ||= isBegun || CONDITIONAL.some((keyword) => keyword in node);
    return hasDefault || 'default' in node;
  };
  return visit(schema) && isLate;
}

/**
 * The defaults of fields that a change of `path` brought in, by `if`, `then` and `else` or by dependencies: they are
 * filled in when the person switches a branch on, never when a document is loaded. Fields with a value keep it. So are those
 * of an object that was left out until something is entered in it (`withoutBegun`).
 */
export function activatedDefaults(
  utils: SchemaUtilsType,
  root: RJSFSchema,
  before: unknown,
  after: unknown,
  path: Path,
): readonly ActivatedDefault[] {
  const found: ActivatedDefault[] = [];
  let schema = root;
  for (let depth = 0; depth < path.length; depth += 1) {
    const at = path.slice(0, depth);
    const [old, now] = [getIn(before, at), getIn(after, at)];
    const fresh = utils.retrieveSchema(schema, now);
    const begun = old === undefined && depth > 0 && isMembers(now) ? utils.getDefaultFormState(schema, undefined) : undefined;
    if (isMembers(begun) && lacksMembers(fresh, begun))
      for (const [name, value] of Object.entries(begun))
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
  }
  return found;
}
