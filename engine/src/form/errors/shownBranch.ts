import { branchesOf, type FindMeant, isOtherKind, isUmbrella, ownErrors } from '../../validation/noise.ts';
import { tokensOf } from '../../validation/pointer.ts';
import type { RawError } from '../../validation/types.ts';
import { choiceKey, type PlaceMemory, type ShownOption } from '../data/placeMemory.ts';

/** The member of the value at a place that an error is about; `undefined` where it is about the value. */
function memberOf({ instancePath, keyword, params }: RawError, place: string): string | undefined {
  if (instancePath !== place) return tokensOf(instancePath)[tokensOf(place).length];
  return keyword === 'required' ? String(params['missingProperty']) : undefined;
}

/**
 * Finds the errors of the option that a choice shows, without what the choice itself will say where something is entered;
 * `undefined` where it has not been drawn, or the value is of another kind.
 *
 * @param placeOf where a value of what is judged stands in the form. @default where it stands in what is judged
 */
export const shownBranch =
  (memory: PlaceMemory, placeOf = (pointer: string) => pointer): FindMeant =>
  (umbrella, branches, found) => {
    const { instancePath, keyword } = umbrella;
    const isAround = (one: RawError) =>
      isUmbrella(one) &&
      one.instancePath === instancePath &&
      branchesOf(one, found).some((branch) => branch.includes(umbrella));
    const depth = found.errors.filter(isAround).length;
    const all = memory.at(placeOf(instancePath)).shown ?? new Map<string, ShownOption>();
    const own = all.get(choiceKey(depth, keyword));
    const isAbout = ({ option, names }: ShownOption) =>
      branches[option]?.every((error) => names.has(memberOf(error, instancePath) ?? '')) === true;
    // One that a condition brings beside another is drawn within that, by the other keyword where it is the same.
    const alike = [own, ...all.values()].filter((one) => one !== undefined).filter(({ of }) => of === branches.length);
    const shown = alike.find(isAbout) ?? (own?.of === branches.length ? own : undefined);
    const branch = shown && branches[shown.option];
    if (!branch || ownErrors(branch, found).some(isOtherKind(umbrella, 0))) return undefined;
    const isTold = (error: RawError) =>
      error.keyword === 'required' &&
      error.instancePath === instancePath &&
      shown?.told.includes(String(error.params['missingProperty']));
    const rest = branch.filter((error) => !isTold(error));
    return [rest, branch].find(({ length }) => length > 0);
  };
