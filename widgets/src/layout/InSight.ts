import { createContext } from 'react';

/** Whether none of the folds, tabs and steps around is closed. */
export const InSight = createContext(true);
