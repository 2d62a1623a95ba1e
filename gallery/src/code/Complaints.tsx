import { mergeClasses } from '@fluentui/react-components';
import type { Complaint } from '@reelform/engine/compile';
import { text } from '../text.ts';
import { useCodePaneStyles } from './CodePane.styles.ts';

/** Props of {@link Complaints}. */
export interface ComplaintsProps {
  readonly complaints: readonly Complaint[];
  /** Whether the form is drawn all the same. @default false */
  readonly areNotes?: boolean;
  /** Leads to the place of a complaint. */
  readonly onGo: (complaint: Complaint) => void;
}

/** What the compiler says about the files: each line leads to its place. */
export function Complaints({ complaints, areNotes = false, onGo }: ComplaintsProps) {
  const styles = useCodePaneStyles();
  return (
    <ul
      className={mergeClasses(styles.complaints, areNotes && styles.notes)}
      aria-label={text(areNotes ? 'notes' : 'complaints', { count: complaints.length })}
    >
      {complaints.map((complaint) => {
        const { file, line, column, pointer, message } = complaint;
        return (
          <li key={`${file}:${line}:${column}:${pointer}:${message}`}>
            <button type="button" className={styles.complaint} onClick={() => onGo(complaint)}>
              {message}
              <span className={styles.place}>
                {text('place', { file, line })}
                {pointer !== '' && <span className={styles.pointer}>{pointer}</span>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
