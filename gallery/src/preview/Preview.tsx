import { Badge, Button, MessageBarActions, mergeClasses, Spinner } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import type { FormServices } from '@reelform/engine';
import { useState } from 'react';
import { createSources } from '../host/sources.ts';
import { createUploads } from '../host/uploads.ts';
import { PlainMessage } from '../PlainMessage.tsx';
import { text } from '../text.ts';
import type { Workbench } from '../workbench/useWorkbench.ts';
import { AutosavedForm } from './AutosavedForm.tsx';
import { usePreviewStyles } from './Preview.styles.ts';
import { PreviewForm } from './PreviewForm.tsx';
import { SettingsBar } from './SettingsBar.tsx';
import { ownLocales, type Settings } from './settings.ts';

/** Props of {@link Preview}. */
export interface PreviewProps {
  /** Title of the example's group. */
  readonly group: string;
  readonly bench: Workbench;
  readonly settings: Settings;
  readonly onSettings: (settings: Settings) => void;
  readonly isDirty: boolean;
  readonly onDirtyChange: (dirty: boolean) => void;
}

/** An example: what it shows, its settings and its live form. */
export function Preview({ group, bench, settings, onSettings, isDirty, onDirtyChange }: PreviewProps) {
  const styles = usePreviewStyles();
  const [{ services, sources }] = useState(() => ({
    services: { uploads: createUploads() } satisfies FormServices,
    sources: createSources(),
  }));
  const [notice, setNotice] = useState<string>();
  const { example, compiled, complaints, handle, data } = bench;
  const [first] = complaints;
  const { context, isDisabled, isReadOnly, width, locale } = settings;
  const host = example.host ?? [];
  const words = Object.values(example.shows ?? {}).flat();

  const shared = compiled && {
    form: compiled.form,
    data,
    context,
    services,
    sources,
    locale: locale === undefined ? undefined : compiled.locales[locale],
    isDisabled,
    isReadOnly,
    localDraftKey: host.includes('localDraft') ? `gallery/${example.id}` : undefined,
    failsFirst: host.includes('unreachable'),
    onSent: ({ action, mode }: { readonly action: string; readonly mode: string }) => setNotice(text('sent', { action, mode })),
    onAction: (action: string) => setNotice(text('pressed', { action })),
    onDirtyChange,
    onData: bench.onData,
  };

  return (
    <div className={styles.root}>
      <p className={styles.group}>{group}</p>
      <div className={styles.heading}>
        <h1 className={styles.title}>{example.title}</h1>
        <Badge appearance="tint" color={isDirty ? 'warning' : 'subtle'}>
          <span>{text(isDirty ? 'dirty' : 'clean')}</span>
        </Badge>
      </div>
      <p className={styles.description}>{example.description}</p>
      {words.length > 0 && (
        <ul className={styles.words}>
          {words.map((word) => (
            <li key={word} className={styles.word}>
              {word}
            </li>
          ))}
        </ul>
      )}
      <SettingsBar example={example} locales={ownLocales(example)} settings={settings} onChange={onSettings} />
      <div className={styles.stage}>
        <div className={mergeClasses(styles.frame, width !== 'full' && styles[width])}>
          {!shared && bench.isCompiling && <Spinner className={styles.loading} label={text('compiling')} />}
          {!shared && !bench.isCompiling && first && (
            <PlainMessage intent="error" layout="multiline">
              {text('noForm', { message: first.message, file: first.file, line: first.line })}
            </PlainMessage>
          )}
          {shared && host.includes('autosave') && <AutosavedForm key={compiled?.address} handle={handle} {...shared} />}
          {shared && !host.includes('autosave') && <PreviewForm key={compiled?.address} ref={handle} {...shared} />}
        </div>
      </div>
      <div role="status">
        {notice !== undefined && (
          <PlainMessage
            intent="success"
            className={styles.notice}
            actions={
              <MessageBarActions
                containerAction={
                  <Button
                    appearance="transparent"
                    icon={<DismissRegular />}
                    aria-label={text('dismiss')}
                    onClick={() => setNotice(undefined)}
                  />
                }
              />
            }
          >
            {notice}
          </PlainMessage>
        )}
      </div>
    </div>
  );
}
