import type { ApiClient } from '../api/client.ts';
import { isPassing } from '../api/isPassing.ts';
import type { User } from './storedSession.ts';

/**
 * Finds out by logging in whether an account has a password, where the answer to the call that gives it was lost.
 * @param error what is thrown where it has not
 * @returns who is logged in
 * @throws {ApiError} also what keeps it from being found out
 */
export const logInInstead = async (api: ApiClient, email: string, password: string, error: unknown): Promise<User> => {
  try {
    const { user } = await api.call('POST /sessions', { body: { email, password, filmmakerLogin: true } });
    return user;
  } catch (failure) {
    throw isPassing(failure) ? failure : error;
  }
};
