import { useTermsStyles } from './TermsPage.styles.ts';
import type { Terms } from './useTerms.ts';

/** Props of {@link TermsText}. */
export interface TermsTextProps {
  /** Paragraphs, and lists of items or steps. */
  readonly parts: Terms['sections'][number]['text'];
}

/** The paragraphs and lists of one section of the terms. */
export function TermsText({ parts }: TermsTextProps) {
  const styles = useTermsStyles();
  return parts.map((part) => {
    if (typeof part === 'string')
      return (
        <p key={part} className={styles.paragraph}>
          {part}
        </p>
      );
    const [List, items] = 'steps' in part ? (['ol', part.steps] as const) : (['ul', part] as const);
    return (
      <List key={items.join()} className={styles.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </List>
    );
  });
}
