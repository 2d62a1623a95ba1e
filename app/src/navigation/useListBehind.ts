import { readHandover } from '../portal/handover.ts';
import { useNavigation } from './NavigationContext.ts';

/**
 * Where the way back from a record leads: to the list that led here, with its search and page, or to the list as it begins.
 *
 * @param path of the list
 * @param alias another path of the same list @default none
 */
export const useListBehind = (path: string, alias?: string): string => {
  const { list } = readHandover(useNavigation().location.state);
  const from = list?.split('?', 1)[0];
  return list !== undefined && (from === path || from === alias) ? list : path;
};
