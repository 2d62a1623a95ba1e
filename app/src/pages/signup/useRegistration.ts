import type { CallTypes } from '@reelform/schemas/api';
import { useRef } from 'react';
import { ApiError } from '../../api/ApiError.ts';
import { isPassing } from '../../api/isPassing.ts';
import { usePortal } from '../../portal/PortalContext.ts';
import { logInInstead } from '../../session/logInInstead.ts';

type Registration = CallTypes<'POST /filmmaker/registrations'>;
type Signup = Exclude<Registration['body'], { readonly upgrade: unknown }>;

/**
 * Registers an account. One whose answer was lost may be there already: sent again, it is found taken, and whoever has its
 * password is logged in.
 * @returns a function that throws what the registration is refused for
 */
export const useRegistration = () => {
  const { api } = usePortal();
  const lost = useRef<string>(undefined);
  return async (body: Signup): Promise<Registration['reply']['user']> => {
    const { email, password } = body;
    try {
      const { user } = await api.call('POST /filmmaker/registrations', { body });
      return user;
    } catch (error) {
      if (isPassing(error)) lost.current = email;
      const isOwn = lost.current === email && error instanceof ApiError && error.code === 'email_taken';
      if (!isOwn) throw error;
      return logInInstead(api, email, password, error);
    }
  };
};
