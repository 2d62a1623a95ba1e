import type { CallTypes } from '@reelform/schemas/api';
import { useRef } from 'react';
import { ApiError } from '../../api/ApiError.ts';
import { isPassing } from '../../api/retry.ts';
import { usePortal } from '../../portal/PortalContext.ts';

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
  return async (body: Signup): Promise<Registration['reply']> => {
    const { email, password } = body;
    try {
      return await api.call('POST /filmmaker/registrations', { body });
    } catch (error) {
      if (isPassing(error)) lost.current = email;
      const isOwn = lost.current === email && error instanceof ApiError && error.code === 'email_taken';
      if (!isOwn) throw error;
      return await api.call('POST /sessions', { body: { email, password, filmmakerLogin: true } }).catch((failure: unknown) => {
        throw isPassing(failure) ? failure : error;
      });
    }
  };
};
