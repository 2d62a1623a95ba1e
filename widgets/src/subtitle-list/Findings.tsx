import { useFormTexts } from '@reelform/engine';
import type { SrtFinding } from '@reelform/engine/srt';
import { useSubtitleListStyles } from './SubtitleList.styles.ts';

/** Findings that are drawn; a file that is no subtitle file at all can have a hundred thousand. */
const shownAtMost = 200;

/** Props of {@link Findings}. */
export interface FindingsProps {
  readonly title: string;
  readonly findings: readonly SrtFinding<string>[];
  /** The line at which the check left off. */
  readonly leftOffAt?: number | undefined;
}

/** What a check found, line by line. Nothing found: nothing drawn. */
export function Findings({ title, findings, leftOffAt }: FindingsProps) {
  const styles = useSubtitleListStyles();
  const texts = useFormTexts('subtitle-list');
  const reasons = useFormTexts('srt');
  if (findings.length === 0) return null;
  const rest = findings.length - shownAtMost;
  return (
    <section className={styles.findings} aria-label={title}>
      <div className={styles.name}>{title}</div>
      <ul className={styles.reasons}>
        {findings.slice(0, shownAtMost).map((finding) => (
          <li key={`${finding.line} ${finding.code} ${finding.values.found ?? ''}`}>
            {texts('line', { line: finding.line })} {reasons(finding.code, finding.values)}
          </li>
        ))}
        {rest > 0 && <li>{texts('more', { count: rest })}</li>}
        {leftOffAt !== undefined && <li>{texts('leftOff', { line: leftOffAt })}</li>}
      </ul>
    </section>
  );
}
