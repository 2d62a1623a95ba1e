import { parameterOf } from '../routes.ts';
import { useNavigation } from './NavigationContext.ts';

/** A part of the address that a pattern names, decoded; empty where there is none. */
export const useParameter = (path: string, name: string): string => parameterOf(path, name, useNavigation().location.pathname);
