import { readHandover } from '../portal/handover.ts';
import { useNavigation } from './NavigationContext.ts';

/**
 * Where the way back from a record leads: to the list that led here, with its search and page, or to the list as it begins.
 *
 * @param path of the list
 */
export const useListBehind = (path: string): string => {
  const { list } = readHandover(useNavigation().location.state);
  return list?.split('?', 1)[0] === path ? list : path;
};
