import { Badge } from '@fluentui/react-components';
import {
  dropHidden,
  type FormModule,
  type JsonObject,
  judge,
  type Mode,
  toPayload,
  type Verdict,
} from '@reelform/engine/validation';
import { text } from '../text.ts';
import { useCodePaneStyles } from './CodePane.styles.ts';

function OneVerdict({ mode, verdict }: { readonly mode: Mode; readonly verdict: Verdict }) {
  const styles = useCodePaneStyles();
  const count = verdict.valid ? 0 : verdict.errors.length;
  return (
    <section className={styles.verdict}>
      <h2 className={styles.verdictTitle}>
        {text(`${mode}Title`)}
        <Badge appearance="tint" color={verdict.valid ? 'success' : 'danger'}>
          {count === 0 ? text('valid') : text('errors', { count })}
        </Badge>
      </h2>
      <p className={styles.hint}>{text(`${mode}Hint`)}</p>
      {!verdict.valid && (
        <ul className={styles.errors}>
          {verdict.errors.map(({ path, keyword, message }) => (
            <li key={`${path} ${keyword}`} className={styles.errorLine}>
              {message}
              <span className={styles.place}>
                {path === '' ? text('wholeForm') : path}
                <span className={styles.pointer}>{keyword}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Props of {@link Verdicts}. */
export interface VerdictsProps {
  readonly form: FormModule;
  readonly data: JsonObject;
  readonly context: JsonObject;
  /** Whether the form differs from what is saved. */
  readonly isEdited: boolean;
}

/** Both verdicts about the form as it stands, and what it would send: what a server says that has the same module. */
export function Verdicts({ form, data, context, isEdited }: VerdictsProps) {
  const styles = useCodePaneStyles();
  const payload = toPayload(form, dropHidden(form, data, context, isEdited));
  return (
    <div className={styles.verdicts}>
      {(['strict', 'draft'] as const).map((mode) => (
        <OneVerdict key={mode} mode={mode} verdict={judge(form, data, { mode, context, edited: isEdited })} />
      ))}
      <section className={styles.verdict}>
        <h2 className={styles.verdictTitle}>{text('payload')}</h2>
        <pre className={styles.payload}>{JSON.stringify(payload, null, 2)}</pre>
      </section>
    </div>
  );
}
