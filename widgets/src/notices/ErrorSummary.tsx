import type { ErrorSummaryProps, SummaryLine } from '@reelform/engine';
import { useId } from 'react';
import { Link } from '../controls/Link.tsx';
import { useErrorSummaryStyles } from './ErrorSummary.styles.ts';
import { Notice } from './Notice.tsx';

const keyOf = ({ path, keyword, message }: SummaryLine) => `${path} ${keyword} ${message}`;

/**
 * What a refused submission still needs, in the order of the page, each line a link to its field. Its heading takes
 * the focus when the engine asks for it.
 */
export function ErrorSummary({ lines, title, onGo }: ErrorSummaryProps) {
  const styles = useErrorSummaryStyles();
  const titleId = useId();
  return (
    <Notice intent="error" aria-labelledby={titleId} className={styles.root}>
      <h2 id={titleId} tabIndex={-1} className={styles.title} data-error-summary="">
        {title}
      </h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={keyOf(line)}>
            {line.controlId === undefined ? (
              line.message
            ) : (
              <Link
                href={`#${line.controlId}`}
                isInline
                onClick={(event) => {
                  event.preventDefault();
                  onGo(line);
                }}
              >
                {line.label}: {line.message}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
