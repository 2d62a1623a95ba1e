import type { Registry, RJSFSchema } from '@rjsf/utils';
import { createContext } from 'react';
import type { Choice } from './choicesTogether.ts';

/** The choice around, and how many there are in the same place: an option may be a choice itself. */
export interface Around {
  readonly id: string;
  readonly depth: number;
  /** What the chosen option is drawn with. */
  readonly registry: Registry;
  /** What objects are drawn with where there is no choice. */
  readonly ObjectField: Registry['fields'][string] | undefined;
  /** The properties that are drawn around the choice. */
  readonly names: readonly string[];
  /** Members are drawn around the choice, or can be given there. */
  readonly isBeside: boolean;
  /** What is said beside the choice and drawn in its options. */
  readonly words: RJSFSchema | undefined;
  /** What the choice is called: so is an option that has no name of its own. */
  readonly title: string | undefined;
  /** The member by whose constant the options are told apart. */
  readonly telling: string | undefined;
  /** Whether nothing says that an option is meant, and nothing can be entered in it that would. */
  readonly isBlank: (option: unknown) => boolean;
  /** Whether the choice is all of an object, whose template says nothing then. */
  readonly isWhole: boolean;
  /** Whether a choice has to be made and nothing else would say so: the option draws nothing. */
  readonly isAsked: (option: unknown) => boolean;
  /** Takes a blank option, which the choice shows from the start. */
  readonly begin: (option: unknown) => void;
  /** Another choice in the same place, which is drawn in each option. */
  readonly within: Choice | undefined;
  /** The options. */
  readonly options: readonly unknown[];
  /** Notes which option the choice shows, by its index. */
  readonly shows: (option: number) => void;
}

/** Between the id of a place and the number of a choice in it that is an option of another one. */
export const NESTED = '__option';

/** Whether an id is that of the place of the choice around, or of a choice within it there. */
export const isPlaceOf = (around: Around, id: string): boolean => id === around.id || id.startsWith(`${around.id}${NESTED}`);

/** The choice that an option is drawn in. */
export const ChoiceContext = createContext<Around | undefined>(undefined);
