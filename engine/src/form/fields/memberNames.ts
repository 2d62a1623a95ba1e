import { ADDITIONAL_PROPERTY_FLAG, isConstant, optionsList, type RJSFSchema } from '@rjsf/utils';
import { createContext, use } from 'react';
import { isMembers } from '../data/members.ts';

/** A name that a member may have. */
export interface MemberName {
  readonly value: string;
  readonly label: string;
  /** A member has it. */
  readonly isTaken: boolean;
}

/** The names for members of the object around; `undefined` where a name is typed. */
export const MemberNamesContext = createContext<readonly MemberName[] | undefined>(undefined);

/**
 * The names that members of free name of the object around can have, where its `propertyNames` lists them; `undefined`
 * where any name can be typed. For the template that draws such a member (`WrapIfAdditionalTemplate`).
 */
export function useMemberNames(): readonly MemberName[] | undefined {
  return use(MemberNamesContext);
}

/** The names that `propertyNames` lists, but those of properties; `undefined` where it lists none. */
export function listedNames(propertyNames: RJSFSchema, schema: RJSFSchema, data: unknown): readonly MemberName[] | undefined {
  const { enum: listed, oneOf, anyOf } = propertyNames;
  const isListed = listed ?? (oneOf ?? anyOf)?.every((name) => isMembers(name) && isConstant(name));
  const { properties = {} } = schema;
  const isProperty = (name: string) =>
    Object.hasOwn(properties, name) && !(ADDITIONAL_PROPERTY_FLAG in Object(properties[name]));
  return (isListed ? optionsList(propertyNames) : undefined)?.flatMap(({ value, label }) =>
    typeof value === 'string' && !isProperty(value)
      ? [{ value, label, isTaken: isMembers(data) && Object.hasOwn(data, value) }]
      : [],
  );
}
