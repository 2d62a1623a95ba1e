import type { ErrorSummaryProps, SummaryLine } from '@reelform/engine';
import { type MouseEvent, useId } from 'react';
import { useInlineClass } from '../controls/inlineLink.styles.ts';
import { useErrorSummaryClass } from './ErrorSummary.styles.ts';
import { Notice } from './Notice.tsx';

const keyOf = ({ path, keyword, message }: SummaryLine) => `${path} ${keyword} ${message}`;

/**
 * What a refused submission still needs, in the order of the page, each line a link to its field. Its heading takes
 * the focus when the engine asks for it.
 */
export function ErrorSummary({ lines, title, onGo }: ErrorSummaryProps) {
  const root = useErrorSummaryClass();
  const link = useInlineClass();
  const titleId = useId();
  const go = (event: MouseEvent, line: SummaryLine) => {
    event.preventDefault();
    onGo(line);
  };
  return (
    <div className={root}>
      <Notice intent="error" aria-labelledby={titleId}>
        <h2 id={titleId} tabIndex={-1} data-error-summary="">
          {title}
        </h2>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without bullets for none */}
        <ul role="list">
          {lines.map((line) => (
            <li key={keyOf(line)}>
              {line.controlId === undefined ? (
                line.message
              ) : (
                <a href={`#${line.controlId}`} className={link} onClick={(event) => go(event, line)}>
                  {line.label === '' ? line.message : `${line.label}: ${line.message}`}
                </a>
              )}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
