import { Button, CounterBadge, mergeClasses, Spinner, Tab, TabList } from '@fluentui/react-components';
import { ArrowResetRegular, CheckmarkRegular, LinkRegular } from '@fluentui/react-icons';
import type { Complaint } from '@reelform/engine/compile';
import type { JsonObject } from '@reelform/engine/validation';
import { lazy, Suspense, useId, useState } from 'react';
import { writeAddress } from '../address/address.ts';
import { text } from '../text.ts';
import type { Workbench } from '../workbench/useWorkbench.ts';
import { useCodePaneStyles } from './CodePane.styles.ts';
import { Complaints } from './Complaints.tsx';
import type { LeftEditor } from './createEditor.ts';
import { Verdicts } from './Verdicts.tsx';

const CodeEditor = lazy(() => import('./CodeEditor.tsx').then((module) => ({ default: module.CodeEditor })));

/** Name of the tab that is no file. */
const verdictTab = 'verdict';

const places = ['schema.json', 'ui.json', 'data.json'];

const placeOf = (name: string) => {
  const place = places.indexOf(name);
  return place === 2 ? places.length : place < 0 ? 2 : place;
};

/** Props of {@link CodePane}. */
export interface CodePaneProps {
  readonly bench: Workbench;
  readonly context: JsonObject;
  readonly isDirty: boolean;
  /** Takes the example back to what it was. */
  readonly onReset: () => void;
}

/** The example's files, each in an editor, and what the validator says about the form. */
export function CodePane({ bench, context, isDirty, onReset }: CodePaneProps) {
  const styles = useCodePaneStyles();
  const id = useId();
  const { files, complaints, compiled, isCompiling, data, edits, example } = bench;
  const names = Object.keys(files).sort((one, other) => placeOf(one) - placeOf(other));
  const [tab, setTab] = useState('schema.json');
  const [place, setPlace] = useState<{ readonly complaint: Complaint }>();
  const [left] = useState(() => new Map<string, LeftEditor>());
  const [copied, setCopied] = useState<'copied' | 'copyFailed'>();
  const notes = complaints.length === 0 ? (compiled?.notes ?? []) : [];
  const goTo = (complaint: Complaint) => {
    if (complaint.file in files) setTab(complaint.file);
    setPlace({ complaint });
  };
  const about = (name: string) => complaints.filter(({ file }) => file === name);

  const copyLink = async () => {
    const address = new URL(await writeAddress({ id: example.id, edits }), window.location.href);
    window.history.replaceState(undefined, '', address);
    try {
      await navigator.clipboard.writeText(address.href);
      setCopied('copied');
    } catch {
      setCopied('copyFailed');
    }
    setTimeout(() => setCopied(undefined), 2000);
  };

  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <TabList
          size="small"
          className={styles.tabs}
          aria-label={text('files')}
          selectedValue={tab}
          onTabSelect={(_event, { value }) => setTab(String(value))}
        >
          {names.map((name) => (
            <Tab key={name} id={`${id}-${name}`} value={name} aria-controls={`${id}-panel`}>
              {name}
              {about(name).length > 0 && (
                <CounterBadge className={styles.count} size="small" color="danger" count={about(name).length} />
              )}
            </Tab>
          ))}
          <Tab id={`${id}-${verdictTab}`} value={verdictTab} aria-controls={`${id}-panel`}>
            {text('verdict')}
          </Tab>
        </TabList>
        <div className={styles.tools}>
          <Button
            size="small"
            appearance="subtle"
            icon={copied === 'copied' ? <CheckmarkRegular /> : <LinkRegular />}
            onClick={copyLink}
          >
            {text(copied ?? 'copyLink')}
          </Button>
          <Button size="small" appearance="subtle" icon={<ArrowResetRegular />} onClick={onReset}>
            {text('reset')}
          </Button>
        </div>
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${tab}`} className={styles.panel}>
        {tab === verdictTab && compiled && <Verdicts form={compiled.form} data={data} context={context} isEdited={isDirty} />}
        {tab !== verdictTab && (
          <Suspense fallback={<Spinner className={styles.opening} label={text('loadingEditor')} />}>
            <CodeEditor
              key={tab}
              file={tab}
              content={files[tab] ?? ''}
              complaints={about(tab)}
              place={place?.complaint.file === tab ? place : undefined}
              left={left}
              onChange={(content) => bench.setFile(tab, content)}
            />
          </Suspense>
        )}
      </div>
      {complaints.length > 0 && <Complaints complaints={complaints} onGo={goTo} />}
      {notes.length > 0 && <Complaints complaints={notes} areNotes onGo={goTo} />}
      <div className={styles.foot} role="status">
        {isCompiling && <span>{text('compiling')}</span>}
        {!isCompiling && complaints.length === 0 && compiled && (
          <span>{text('compiled', { bytes: (compiled.bytes / 1000).toFixed(1) })}</span>
        )}
        {!isCompiling && notes.length > 0 && <span>{text('notes', { count: notes.length })}</span>}
        {!isCompiling && complaints.length > 0 && (
          <>
            <span className={mergeClasses(styles.bad)}>{text('complaints', { count: complaints.length })}</span>
            {compiled && <span>{text('lastGood')}</span>}
          </>
        )}
      </div>
    </div>
  );
}
