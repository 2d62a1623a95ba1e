import { hash, verify } from '@node-rs/argon2';
import { createToken } from './tokens.ts';

/** argon2id with OWASP's least memory (Password Storage Cheat Sheet: 19 MiB, 2 passes, 1 lane). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const nobody = hash(createToken(), cost);

/** The hash to keep of a password. */
export const hashPassword = (password: string) => hash(password, cost);

/** Whether a password is an account's; the same work when there is no account. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobody), password);
  return matches && passwordHash !== undefined;
}
