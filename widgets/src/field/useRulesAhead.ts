import { useInlineClass } from '../controls/inlineLink.styles.ts';
import { useErrorSummaryClass } from '../notices/ErrorSummary.styles.ts';
import { useNoticeClass } from '../notices/Notice.styles.ts';

/**
 * Puts the rules of what a refused submission draws in with the form. Put in amid the refusal, each has the browser look
 * through the page for what it applies to.
 */
export const useRulesAhead = (): void => {
  useErrorSummaryClass();
  useNoticeClass();
  useInlineClass();
};
