import type { CallTypes } from '@reelform/schemas/api';

/** The user as every answer shows them. */
export type User = CallTypes<'POST /sessions'>['reply']['user'];

/** Takes from an account what its owner's browser may keep. */
export const userOf = ({ id, name, email, showResourcesTab, isStaff }: Omit<User, 'isStaff'> & { isStaff: boolean }): User => ({
  id,
  name,
  email,
  showResourcesTab,
  ...(isStaff && { isStaff: true }),
});
