import { Link, MessageBar, MessageBarBody } from '@fluentui/react-components';
import type { ErrorSummaryProps, SummaryLine } from '@reelform/engine';
import { useId } from 'react';
import { useErrorSummaryStyles } from './ErrorSummary.styles.ts';

const keyOf = ({ path, keyword, message }: SummaryLine) => `${path} ${keyword} ${message}`;

/**
 * What a refused submission still needs, in the order of the page, each line a link to its field. Its heading takes
 * the focus when the engine asks for it.
 */
export function ErrorSummary({ lines, title, onGo }: ErrorSummaryProps) {
  const styles = useErrorSummaryStyles();
  const titleId = useId();
  return (
    <MessageBar intent="error" layout="multiline" aria-labelledby={titleId} className={styles.root}>
      <MessageBarBody className={styles.body}>
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
                  inline
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
      </MessageBarBody>
    </MessageBar>
  );
}
