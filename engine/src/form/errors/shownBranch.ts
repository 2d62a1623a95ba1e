import { branchesOf, type FindMeant, isOtherKind, isUmbrella, ownErrors } from '../../validation/noise.ts';
import type { RawError } from '../../validation/types.ts';
import { choiceKey, type PlaceMemory } from '../data/placeMemory.ts';

/**
 * Finds the errors of the option that a choice shows, without what the choice itself will say where something is entered;
 * `undefined` where it has not been drawn, or the value is of another kind.
 */
export const shownBranch =
  (memory: PlaceMemory): FindMeant =>
  (umbrella, branches, found) => {
    const { instancePath, keyword } = umbrella;
    const isAround = (one: RawError) =>
      isUmbrella(one) &&
      one.instancePath === instancePath &&
      branchesOf(one, found).some((branch) => branch.includes(umbrella));
    const depth = found.errors.filter(isAround).length;
    const shown = memory.at(instancePath).shown?.get(choiceKey(depth, keyword));
    const branch = shown?.of === branches.length ? branches[shown.option] : undefined;
    if (!branch || ownErrors(branch, found).some(isOtherKind(umbrella, 0))) return undefined;
    const isTold = (error: RawError) =>
      error.keyword === 'required' &&
      error.instancePath === instancePath &&
      shown?.told.includes(String(error.params['missingProperty']));
    const rest = branch.filter((error) => !isTold(error));
    return [rest, branch].find(({ length }) => length > 0);
  };
