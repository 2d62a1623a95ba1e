import { mergeClasses, Tab, TabList } from '@fluentui/react-components';
import { type ReactNode, useEffect, useId, useState } from 'react';
import type { Example, ExampleFiles } from '../exchange.ts';
import { CodePane } from './code/CodePane.tsx';
import { mediumScreen, useGalleryStyles } from './Gallery.styles.ts';
import { Preview } from './preview/Preview.tsx';
import { firstSettings } from './preview/settings.ts';
import { text } from './text.ts';
import { useMediaQuery } from './useMediaQuery.ts';
import { useWorkbench } from './workbench/useWorkbench.ts';

/** Id of the main part, where the skip link leads. */
export const mainId = 'main';

/** Props of {@link ExamplePanes}. */
export interface ExamplePanesProps {
  /** Title of the example's group. */
  readonly group: string;
  readonly example: Example;
  /** Files of it that were changed, in the page's address or before another example was looked at. */
  readonly edits: ExampleFiles;
  /** Called with the files that are changed by now. */
  readonly onEdits: (edits: ExampleFiles) => void;
  /** The tree of examples, where there is room for it. */
  readonly tree: ReactNode;
  readonly onReset: () => void;
}

/** An example's form and its files, side by side where there is room, else one at a time. */
export function ExamplePanes({ group, example, edits, onEdits, tree, onReset }: ExamplePanesProps) {
  const styles = useGalleryStyles();
  const id = useId();
  const bench = useWorkbench(example, edits);
  useEffect(() => {
    onEdits(bench.edits);
  });
  const [settings, setSettings] = useState(() => firstSettings(example));
  const [isDirty, setDirty] = useState(false);
  const [pane, setPane] = useState('form');
  const isMedium = useMediaQuery(mediumScreen);
  const shows = (name: string) => isMedium || pane === name;
  return (
    <>
      {!isMedium && (
        <section className={styles.switcher} aria-label={text('panes')}>
          <TabList selectedValue={pane} onTabSelect={(_event, { value }) => setPane(String(value))}>
            <Tab value="form" id={`${id}-form`}>
              {text('form')}
            </Tab>
            <Tab value="code" id={`${id}-code`}>
              {text('code')}
            </Tab>
          </TabList>
        </section>
      )}
      <div className={mergeClasses(styles.panes, isMedium && styles.withCode, Boolean(tree) && styles.withTree)}>
        {tree && <div className={styles.side}>{tree}</div>}
        <main id={mainId} tabIndex={-1} className={mergeClasses(styles.main, !shows('form') && styles.hidden)}>
          <Preview
            group={group}
            bench={bench}
            settings={settings}
            onSettings={setSettings}
            isDirty={isDirty}
            onDirtyChange={setDirty}
          />
        </main>
        <aside className={mergeClasses(styles.code, !shows('code') && styles.hidden)} aria-label={text('code')}>
          <CodePane bench={bench} context={settings.context} isDirty={isDirty} onReset={onReset} />
        </aside>
      </div>
    </>
  );
}
