import { Tab, TabList } from '@fluentui/react-components';
import { useLayoutPages } from '@reelform/engine';
import type { LayoutTabs } from '@reelform/engine/validation';
import { useId, useState } from 'react';
import { Columns } from './Columns.tsx';
import { ErrorCount } from './ErrorCount.tsx';
import { useLayoutStyles } from './layout.styles.ts';
import { Panel } from './Panel.tsx';
import { useNames } from './useNames.ts';

/** Pages of which one is in sight (`tabs`); a tab goes while rules hide everything on it. */
export function Tabs({ tabs: { pages } }: { readonly tabs: LayoutTabs }) {
  const styles = useLayoutStyles();
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const isCurrent = (index: number) => index === chosen;
  const states = useLayoutPages(useNames(pages), isCurrent, setChosen);
  const current = states[chosen]?.isShown ? chosen : states.findIndex(({ isShown }) => isShown);
  const drawn = pages.flatMap((page, index) => (states[index]?.isShown ? [{ page, index }] : []));
  return (
    <div className={styles.stack}>
      <div className={styles.scroll}>
        <TabList selectedValue={current} onTabSelect={(_event, { value }) => setChosen(Number(value))}>
          {drawn.map(({ page, index }) => (
            <Tab key={page.title} id={`${id}-tab${index}`} value={index} aria-controls={`${id}-panel${index}`}>
              {page.title}
              <ErrorCount count={states[index]?.errors ?? 0} />
            </Tab>
          ))}
        </TabList>
      </div>
      {drawn.map(({ page, index }) => (
        <Panel
          key={page.title}
          id={`${id}-panel${index}`}
          role="tabpanel"
          labelledBy={`${id}-tab${index}`}
          isOpen={index === current}
          onFound={() => setChosen(index)}
        >
          <div className={styles.content}>
            {page.description && <p className={styles.hint}>{page.description}</p>}
            <Columns columns={page.columns} parts={page.parts} />
          </div>
        </Panel>
      ))}
    </div>
  );
}
