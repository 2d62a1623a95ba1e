import type { SubmitOutcome } from '../types.ts';

const checkAnswer = (outcome: SubmitOutcome | undefined): void => {
  if (!outcome?.ok && !outcome?.errors?.every?.(({ path, message }) => typeof path === 'string' && message))
    throw new TypeError(
      "SchemaForm's 'onSubmit' resolves to { ok: true } or to { ok: false, errors: [{ path, keyword, message }] }.",
    );
};

/**
 * Says of an answer that JavaScript let through what the host's `onSubmit` resolves to. Nothing of it is in a production
 * build.
 * @throws a `TypeError`
 */
export const checkOutcome: (outcome: SubmitOutcome | undefined) => asserts outcome is SubmitOutcome =
  process.env.NODE_ENV === 'production' ? () => {} : checkAnswer;
