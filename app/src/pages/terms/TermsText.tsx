import { useTermsStyles } from './TermsPage.styles.ts';
import type { Terms } from './useTerms.ts';

/** Props of {@link TermsText}. */
export interface TermsTextProps {
  /** Paragraphs, and lists of items. */
  readonly parts: Terms['sections'][number]['text'];
}

/** The paragraphs and lists of one section of the terms. */
export function TermsText({ parts }: TermsTextProps) {
  const styles = useTermsStyles();
  return parts.map((part) =>
    typeof part === 'string' ? (
      <p key={part} className={styles.paragraph}>
        {part}
      </p>
    ) : (
      <ul key={part.join()} className={styles.list}>
        {part.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ),
  );
}
