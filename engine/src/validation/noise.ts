import type { RawError } from './types.ts';

/** The errors of one branch of an umbrella (`oneOf`, `anyOf`, `contains`, `propertyNames`). */
export type Branch = readonly RawError[];

/** All errors as they were found, and the place of each. */
export interface Found {
  readonly errors: readonly RawError[];
  readonly places: ReadonlyMap<RawError, number>;
}

/**
 * The branches of an umbrella, by the numbers that it has of the errors before it (`ends`): how many there were, from its
 * first schema on, when each of its schemas had been tried. Paths do not tell: those behind a `$ref` begin anew.
 */
export const branchesOf = (umbrella: RawError, { errors, places }: Found): readonly Branch[] => {
  const { ends } = umbrella.params;
  if (!Array.isArray(ends)) return [];
  const first = (places.get(umbrella) ?? 0) - Math.max(0, ...ends.map(Number));
  let from = first;
  return ends.map((end) => {
    const to = Math.max(from, first + Number(end));
    const branch = errors.slice(from, to);
    from = to;
    return branch;
  });
};

/** The branch that was meant, by what else is known of the value; `undefined` where nothing is. */
export type FindMeant = (umbrella: RawError, branches: readonly Branch[], found: Found) => Branch | undefined;

export const isUmbrella = ({ keyword }: RawError): boolean => keyword === 'oneOf' || keyword === 'anyOf';

/** How many levels an error is below its umbrella's value. */
const depthOf = (umbrella: RawError, { instancePath }: RawError): number =>
  instancePath.split('/').length - umbrella.instancePath.split('/').length;

/** Keywords whose errors say that a member is not there. */
export const absent = ['required', 'dependentRequired', 'dependencies'];

/** Those whose errors say that a member should not be there. */
export const unknown = ['additionalProperties', 'unevaluatedProperties'];

/** The errors of a branch itself, without those of choices within it. */
export const ownErrors = (branch: Branch, found: Found): Branch => {
  const inner = new Set(branch.filter(isUmbrella).flatMap((one) => branchesOf(one, found).flat()));
  return branch.filter((error) => !inner.has(error));
};

/** Whether an error says that a value up to so many levels below the umbrella's is of another kind. */
export const isOtherKind = (umbrella: RawError, depth: number) => (error: RawError) =>
  error.keyword === 'type' && depthOf(umbrella, error) <= depth;

/** Whether an error is at the member that brings a choice, which tells its options apart. */
const isOfBringing =
  ({ instancePath, params }: RawError) =>
  (error: RawError) =>
    error.instancePath === `${instancePath}/${params['by']}`;

/** The branch that was meant, as far as its errors tell; `undefined` where several may have been. */
const meantBranch = (umbrella: RawError, branches: readonly Branch[], found: Found): Branch | undefined => {
  const failed = branches.filter((branch) => branch.length > 0);
  // Several hold, and only one may: what is wrong with another says nothing.
  if (failed.length < branches.length) return undefined;
  const own = new Map(failed.map((branch) => [branch, ownErrors(branch, found)] as const));
  const without = (from: readonly Branch[], says: (error: RawError) => boolean) =>
    from.filter((branch) => !own.get(branch)?.some(says));
  const isOther = (keywords: readonly string[]) => (error: RawError) =>
    keywords.includes(error.keyword) && depthOf(umbrella, error) <= 1;
  const ofKind = without(failed, isOtherKind(umbrella, 0));
  const possible = without(ofKind, isOther(['const', 'enum']));
  // The one for the member that brings the choice, or with the constants of the value, whatever else is wrong with it; one of
  // which everything is there, and something is wrong with it; else one whose members are of the right kinds.
  const candidates = [
    without(ofKind, isOfBringing(umbrella)),
    without(ofKind, isOther(['const'])),
    possible,
    without(possible, (error) => [...absent, ...unknown].includes(error.keyword) && depthOf(umbrella, error) === 0),
    without(possible, isOtherKind(umbrella, 1)),
  ];
  return candidates.find(({ length }) => length === 1)?.[0];
};

/** Keywords whose errors and the errors below them are each looked at on their own. */
const applicators = ['oneOf', 'anyOf', 'contains', 'if', 'propertyNames'];

/** Errors below the error of a host's `macro` keyword, which speaks for the schema that it stands for. */
const belowMacros = (errors: readonly RawError[]): readonly RawError[] => {
  const macros = new Set(errors.filter(({ keyword }) => !applicators.includes(keyword)).map(({ schemaPath }) => schemaPath));
  return errors.filter(({ schemaPath }) => {
    for (let end = schemaPath.lastIndexOf('/'); end > 0; end = schemaPath.lastIndexOf('/', end - 1)) {
      if (macros.has(schemaPath.slice(0, end))) return true;
    }
    return false;
  });
};

/** Whether an error says that no schema that holds has looked at a member or an item. */
export const isUnlooked = ({ keyword }: RawError): boolean => /^unev/.test(keyword);

/** The places of errors, and of all that is around them. */
const placesAround = (errors: Iterable<RawError>): ReadonlySet<string> => {
  const places = new Set<string>();
  for (const { instancePath } of errors)
    for (let at = instancePath; !places.has(at); at = at.slice(0, at.lastIndexOf('/'))) places.add(at);
  return places;
};

/**
 * Takes out what people cannot use: `if`, why single items of a list are not the one that `contains` wants, what is wrong
 * with a name, and of `oneOf` and `anyOf` either the umbrella ('must match exactly one schema') or the errors of branches
 * that were not meant. A member that brings a choice which has nothing for its value is told so itself. What nothing has
 * looked at (`unevaluatedProperties`) is told where nothing else is wrong in that object or list: a schema that does not hold
 * has not looked at its own members, so that a text that is too short would be no field of the form.
 *
 * @param errors as they were found, in that order
 * @param findMeant Asked first which branch was meant.
 * @param isForgiven Whether an error does not count. A choice is right then whose branch that was meant, or one of them where
 * that cannot be told, has no others; `findMeant` is not asked, for no server knows what a page shows. What nothing has
 * looked at is asked about only where something in that object or list is forgiven.
 */
export const withoutNoise = (
  errors: readonly RawError[],
  findMeant: FindMeant | undefined,
  isForgiven: (error: RawError) => boolean,
): readonly RawError[] => {
  const dropped = new Set([...errors.filter(({ keyword }) => keyword === 'if'), ...belowMacros(errors)]);
  const gone = new Set(errors.filter((error) => !isUnlooked(error) && isForgiven(error)));
  const isAway = (branch: Branch) => branch.every((error) => gone.has(error) || error.keyword === 'if');
  const found: Found = { errors, places: new Map(errors.map((error, index) => [error, index])) };
  for (const umbrella of errors.filter(({ params }) => 'ends' in params)) {
    const branches = branchesOf(umbrella, found);
    const within = branches.flat();
    const isChoice = isUmbrella(umbrella);
    const own = isChoice ? meantBranch(umbrella, branches, found) : undefined;
    // Those within others stand before them.
    const isRight = isChoice && branches.every(({ length }) => length) && (own ? [own] : branches).some(isAway);
    if (isRight || gone.has(umbrella)) for (const error of [umbrella, ...within]) gone.add(error);
    const meant = isChoice ? (findMeant?.(umbrella, branches, found) ?? own) : own;
    for (const error of within) if (!meant?.includes(error)) dropped.add(error);
    const isOf = isOfBringing(umbrella);
    const wrong = branches.map((branch) => branch.find(isOf));
    const first = !meant && wrong.every(Boolean) && wrong[0];
    // Where nothing is left of what was meant, the choice has to say that it is wrong.
    if (first || (meant && !isAway(meant))) dropped.add(umbrella);
    if (first && !errors.some((error) => isOf(error) && !dropped.has(error))) dropped.delete(first);
  }
  const left = errors.filter((error) => !dropped.has(error) && !gone.has(error));
  if (!left.some(isUnlooked)) return left;
  const wrong = placesAround(left.filter((error) => !isUnlooked(error)));
  const forgiven = placesAround(gone);
  return left.filter(
    (error) =>
      !isUnlooked(error) || !(wrong.has(error.instancePath) || (forgiven.has(error.instancePath) && isForgiven(error))),
  );
};
