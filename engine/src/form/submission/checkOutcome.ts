import type { SubmitOutcome } from '../types.ts';

const isAnswer = (outcome: SubmitOutcome | undefined): outcome is SubmitOutcome =>
  Boolean(outcome?.ok || outcome?.errors?.every?.(({ path, message }) => typeof path === 'string' && message));

/**
 * Says of an answer that JavaScript let through what the host's `onSubmit` resolves to, in a production build by its name.
 * @throws a `TypeError`
 */
export function checkOutcome(outcome: SubmitOutcome | undefined): asserts outcome is SubmitOutcome {
  if (isAnswer(outcome)) return;
  throw new TypeError(
    process.env.NODE_ENV === 'production'
      ? 'onSubmit'
      : "SchemaForm's 'onSubmit' resolves to { ok: true } or to { ok: false, errors: [{ path, keyword, message }] }.",
  );
}
