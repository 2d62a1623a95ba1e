import { mergeClasses, Tab, TabList } from '@fluentui/react-components';
import { useLayoutPages } from '@reelform/engine';
import type { LayoutTabs } from '@reelform/engine/validation';
import { useId, useState } from 'react';
import { Columns } from './Columns.tsx';
import { ErrorCount } from './ErrorCount.tsx';
import { useLayoutStyles } from './layout.styles.ts';
import { PageChooser } from './PageChooser.tsx';
import { Panel } from './Panel.tsx';
import { pageInSight } from './pageInSight.ts';
import { useNames } from './useNames.ts';
import { useTabInSight } from './useTabInSight.ts';

/** Pages of which one is in sight (`tabs`), chosen by tabs or from a list; a page goes while rules hide everything on it. */
export function Tabs({ tabs: { label, pages } }: { readonly tabs: LayoutTabs }) {
  const styles = useLayoutStyles();
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const isCurrent = (index: number) => index === chosen;
  const states = useLayoutPages(useNames(pages), isCurrent, setChosen);
  const current = pageInSight(states, chosen) ?? -1;
  const row = useTabInSight(`${id}-tab${current}`);
  const drawn = pages.flatMap((page, index) => (states[index]?.isShown ? [{ page, index }] : []));
  const chooser =
    label === undefined ? (
      <div ref={row} className={styles.scroll}>
        <TabList selectedValue={current} onTabSelect={(_event, { value }) => setChosen(Number(value))}>
          {drawn.map(({ page, index }) => (
            <Tab key={index} id={`${id}-tab${index}`} value={index} aria-controls={`${id}-panel${index}`}>
              {page.title}
              <ErrorCount count={states[index]?.errors ?? 0} />
            </Tab>
          ))}
        </TabList>
      </div>
    ) : (
      <PageChooser
        id={`${id}-chooser`}
        label={label}
        pages={drawn.map(({ page, index }) => ({ index, title: page.title, errors: states[index]?.errors ?? 0 }))}
        current={current}
        onChoose={setChosen}
      />
    );
  return (
    <div className={styles.stack}>
      <div className={styles.chooser}>{chooser}</div>
      {drawn.map(({ page, index }) => (
        <Panel
          key={index}
          id={`${id}-panel${index}`}
          role={label === undefined ? 'tabpanel' : 'group'}
          labelledBy={label === undefined ? `${id}-tab${index}` : `${id}-chooser`}
          isOpen={index === current}
          onFound={() => setChosen(index)}
        >
          <div className={mergeClasses(styles.content, styles.page)} data-title={page.title}>
            {page.description && <p className={styles.hint}>{page.description}</p>}
            <Columns columns={page.columns} parts={page.parts} />
          </div>
        </Panel>
      ))}
    </div>
  );
}
