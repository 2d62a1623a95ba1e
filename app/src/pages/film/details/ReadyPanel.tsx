import { mergeClasses, useRestoreFocusTarget } from '@fluentui/react-components';
import { Button } from '@reelform/widgets';
import { useEffect, useId, useRef, useState } from 'react';
import { Gradually } from '../../../components/Gradually.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { useMediaQuery } from '../../../components/useMediaQuery.ts';
import { useText } from '../../../portal/PortalContext.ts';
import { besideForm, useDetailsStyles } from './details.styles.ts';

/** Something that a submission still needs. */
export interface MissingItem {
  readonly key: string;
  readonly label: string;
  /** What it belongs to beside the film, an episode for instance. */
  readonly group: string;
  /** Goes to its place. */
  readonly go: () => void;
}

/** Props of {@link ReadyPanel}. */
export interface ReadyPanelProps {
  readonly items: readonly MissingItem[];
  /** Whether it stands above the form however much room there is. @default false */
  readonly isAbove?: boolean;
  /** Counts submissions that were refused for what is listed: each opens the panel and leads to its first line. */
  readonly refusals: number;
}

/** What a submission still needs, each line a link to its place; folded where there is no room beside the form. */
export function ReadyPanel({ items, isAbove = false, refusals }: ReadyPanelProps) {
  const text = useText();
  const styles = useDetailsStyles();
  const id = useId();
  const comesBackHere = useRestoreFocusTarget();
  const isBeside = useMediaQuery(besideForm) && !isAbove;
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(refusals);
  if (seen !== refusals) {
    setSeen(refusals);
    setOpen(true);
  }
  useEffect(() => {
    if (refusals > 0) list.current?.querySelector('button')?.focus();
  }, [refusals]);
  const groups = new Map<string, MissingItem[]>();
  for (const item of items) {
    const members = groups.get(item.group);
    if (members) members.push(item);
    else groups.set(item.group, [item]);
  }
  const count = text('details.ready.count', { n: items.length });
  const isReady = items.length === 0;
  const head = (
    <>
      <span>
        {text(isReady ? 'details.ready.title' : 'details.ready.missing')}
        {!isBeside && !isReady && <span className={styles.hint}> · {count}</span>}
      </span>
      {!isBeside && (
        <span className={mergeClasses(styles.chevron, isOpen && styles.chevronOpen)}>
          <Icon name="chevron" />
        </span>
      )}
    </>
  );
  return (
    <section aria-labelledby={id} className={mergeClasses(styles.panel, !isBeside && styles.panelAbove)}>
      {isBeside ? (
        <h3 id={id} className={styles.panelHead}>
          {head}
        </h3>
      ) : (
        <h3 className={styles.panelHead}>
          <button
            type="button"
            id={id}
            className={styles.fold}
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            onClick={() => setOpen(!isOpen)}
          >
            {head}
          </button>
        </h3>
      )}
      <div ref={list} id={`${id}-list`} hidden={!isBeside && !isOpen}>
        {isReady && (
          <p className={styles.ready}>
            <span className={styles.readyMark}>
              <Icon name="check" />
            </span>
            {text('details.ready.nothing')}
          </p>
        )}
        {!isReady && isBeside && <p className={styles.hint}>{count}</p>}
        <Gradually
          rows={[...groups]}
          draw={([group, members]) => (
            <div key={group}>
              {group !== '' && <h4 className={styles.missingGroup}>{group}</h4>}
              <ul className={styles.missing}>
                {members.map(({ key, label, go }) => (
                  <li key={key}>
                    <Button {...comesBackHere} appearance="subtle" className={styles.missingLink} onClick={go}>
                      {label}
                    </Button>
                  </li>
                ))}
              </ul>
            </div>
          )}
        />
      </div>
    </section>
  );
}
