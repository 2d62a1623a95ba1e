import { useFormTexts } from '@reelform/engine';
import { titleId, type WidgetProps } from '@rjsf/utils';
import { useEffect, useRef, useState } from 'react';
import { useControlAria } from '../field/useControlAria.ts';
import { getRowKeys } from '../upload-field/rowKeys.ts';
import { AddSubtitle } from './AddSubtitle.tsx';
import { type AddState, getFileProblem, getLanguageProblem } from './addState.ts';
import { Findings } from './Findings.tsx';
import { StoredSubtitle } from './StoredSubtitle.tsx';
import { useSubtitleListStyles } from './SubtitleList.styles.ts';
import { getRowMembers, readRows } from './subtitleRows.ts';
import { useLanguages } from './useLanguages.ts';
import { useSubtitleList } from './useSubtitleList.ts';

/** Subtitle files, one for each language (`subtitle-list`); the value is a list of `{language, url}`. */
export function SubtitleList(props: WidgetProps) {
  const main = useRef<HTMLButtonElement>(null);
  const { disabled = false, id, onChange, options, readonly = false } = props;
  const styles = useSubtitleListStyles();
  const texts = useFormTexts('subtitle-list');
  const members = getRowMembers(options.members, options['statuses']);
  const value: unknown = props.value;
  const [language, setLanguage] = useState<string>();
  const codes = [...readRows(value, members).map((row) => row.language), ...(language === undefined ? [] : [language])];
  const { choice, nameOf } = useLanguages(props, members.language, codes);
  const { rows, state, problem, cuesOf, add, cancel, remove } = useSubtitleList({ value, onChange, members, texts, nameOf });
  const rowKeys = getRowKeys(rows.map(({ language: code, url }) => `${code} ${url}`));
  const isAdded = state.step === 'added';
  // The next file is another language's.
  useEffect(() => {
    if (isAdded) setLanguage(undefined);
  }, [isAdded]);
  const problemId = `${id}__problem`;
  const wrong = problem ?? getFileProblem(state);
  const control = useControlAria(props, wrong !== undefined && problemId);
  const said = (now: AddState) => {
    if (now.step === 'refused') return getFileProblem(now) ?? getLanguageProblem(now, language) ?? '';
    if (now.step === 'uploading') return texts(now.hold ? `hold.${now.hold}` : 'uploading');
    return now.step === 'idle' ? '' : texts(now.step);
  };
  const report = state.step === 'refused' || state.step === 'added' ? state.report : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the field's label stands outside
    <div id={readonly ? id : undefined} role="group" aria-labelledby={titleId(id)} className={styles.root}>
      {rows.length === 0 && readonly && <div className={styles.detail}>{texts('none')}</div>}
      {rows.length > 0 && (
        <ul className={styles.list}>
          {rows.map((row, place) => (
            <StoredSubtitle
              key={rowKeys[place]}
              row={row}
              name={nameOf(row.language)}
              cues={cuesOf(row)}
              video={typeof options.video === 'string' ? options.video : undefined}
              disabled={disabled}
              texts={texts}
              onRemove={
                readonly || row.status === 'requested'
                  ? undefined
                  : () => {
                      remove(row);
                      main.current?.focus();
                    }
              }
            />
          ))}
        </ul>
      )}
      {!readonly && (
        <AddSubtitle
          main={main}
          widget={props}
          languages={choice}
          language={language}
          state={state}
          texts={texts}
          describedBy={control['aria-describedby'] ?? ''}
          onLanguage={setLanguage}
          onAdd={(files) => add(files, language)}
          onCancel={cancel}
        />
      )}
      {wrong !== undefined && (
        <div id={problemId} className={styles.problem}>
          {wrong}
        </div>
      )}
      {state.step === 'uploading' && (
        <div className={styles.detail}>
          {[texts('progress', { percent: state.percent }), state.hold && texts(`hold.${state.hold}`)].filter(Boolean).join(' ')}
        </div>
      )}
      {report && <Findings title={texts('errors')} findings={report.errors} leftOffAt={report.leftOffAt} />}
      {report && <Findings title={texts('warnings')} findings={report.warnings} />}
      <div role="status" className={styles.spoken}>
        {problem ?? said(state)}
      </div>
    </div>
  );
}
