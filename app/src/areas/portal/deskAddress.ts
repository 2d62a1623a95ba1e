import { generatePath } from 'react-router-dom';
import { isAt, parameterOf, paths } from '../../routes.ts';

/** Filmmakers' screens of which the desk has a counterpart, the most exact first. */
const counterparts = [
  [paths.filmView, paths.staffFilm],
  [paths.assignVideoOrder, paths.staffChannel],
  [paths.myChannel, paths.staffChannels],
  [paths.resources, paths.staffResources],
  [paths.changePassword, paths.staffPassword],
] as const;

/** Where the staff find what filmmakers find at an address: the same film or channel, or else where their desk begins. */
export const deskAddressOf = (pathname: string): string => {
  const found = counterparts.find(([path]) => isAt(path, pathname));
  if (!found) return paths.staff;
  return generatePath(found[1], { id: parameterOf(found[0], 'id', pathname) });
};
