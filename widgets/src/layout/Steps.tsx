import { mergeClasses } from '@fluentui/react-components';
import { focusedNear, useFormTexts } from '@reelform/engine';
import type { LayoutPage, LayoutSteps } from '@reelform/engine/validation';
import { use, useEffect, useId, useRef } from 'react';
import { Button } from '../controls/Button.tsx';
import { BusyMark } from '../notices/BusyMark.tsx';
import { Columns } from './Columns.tsx';
import { ErrorCount } from './ErrorCount.tsx';
import { LayoutContext } from './LayoutContext.ts';
import { useLayoutStyles } from './layout.styles.ts';
import { Panel } from './Panel.tsx';
import { useStepsStyles } from './steps.styles.ts';
import { useSteps } from './useSteps.ts';

/**
 * Pages one after the other (`steps`): each is judged before the next, and the form's strict actions stand on the last.
 */
export function Steps({ steps }: { readonly steps: LayoutSteps }) {
  const { pages } = steps;
  const root = useRef<HTMLDivElement>(null);
  const { states, shown, current, isReachable, isFirst, isLast, moves, goTo, goBack, goOn, isWaiting } = useSteps(steps, root);
  const texts = useFormTexts('layout');
  const layout = useLayoutStyles();
  const styles = useStepsStyles();
  const { titleOf } = use(LayoutContext);
  const id = useId();
  const title = useRef<HTMLParagraphElement>(null);

  const followed = useRef(moves);
  useEffect(() => {
    // Steps that were hidden for a while have not moved.
    if (moves !== followed.current) title.current?.focus();
    followed.current = moves;
  }, [moves]);

  const drawn = useRef(current);
  useEffect(() => {
    const isOther = drawn.current !== current;
    drawn.current = current;
    const held = title.current && focusedNear(title.current);
    // A rule has taken the step away in which somebody was.
    if (isOther && held?.matches('body, [hidden] *')) title.current?.focus();
  }, [current]);

  /** Whether the first thing below a page's title is that title once more, as the name of its only part. */
  const isSaidBelow = ({ title: said, description, parts: [part, ...others] }: LayoutPage) => {
    if (part === undefined || others.length > 0 || description) return false;
    if (typeof part !== 'string' && part.kind !== 'field') return part.kind === 'section' && part.title === said;
    return titleOf(typeof part === 'string' ? part : part.name) === said;
  };
  const nameOf = (index: number) => texts('step', { n: shown.indexOf(index) + 1, count: shown.length });
  return (
    <div ref={root} className={layout.stack}>
      <nav aria-label={texts('steps')} className={layout.chooser}>
        <ol className={styles.list}>
          {shown.map((index) => (
            <li key={index} className={styles.item}>
              <button
                type="button"
                disabled={!isReachable(index)}
                aria-current={index === current ? 'step' : undefined}
                className={mergeClasses(styles.step, isReachable(index) && styles.reached, index === current && styles.current)}
                onClick={() => goTo(index)}
              >
                <span className={styles.number}>{`${shown.indexOf(index) + 1}.`}</span>{' '}
                <span className={styles.name}>{pages[index]?.title}</span>
                <ErrorCount count={states[index]?.errors ?? 0} />
              </button>
            </li>
          ))}
        </ol>
      </nav>
      {pages.map((page, index) => (
        <Panel
          // biome-ignore lint/suspicious/noArrayIndexKey: pages keep their order, and a title changes with the language
          key={index}
          id={`${id}-panel${index}`}
          labelledBy={`${id}-title${index}`}
          isOpen={index === current}
          onFound={() => goTo(index)}
        >
          <div className={layout.content}>
            <p
              ref={index === current ? title : null}
              id={`${id}-title${index}`}
              tabIndex={-1}
              className={isSaidBelow(page) ? styles.spokenTitle : styles.title}
            >
              {page.title}
              <span className={layout.spoken}>{` – ${nameOf(index)}`}</span>
            </p>
            {page.description && <p className={layout.hint}>{page.description}</p>}
            <Columns columns={page.columns} parts={page.parts} />
          </div>
        </Panel>
      ))}
      <div className={mergeClasses(styles.moves, layout.chooser)}>
        {!isFirst && (
          <Button className={styles.move} onClick={goBack}>
            {texts('back')}
          </Button>
        )}
        {!isLast && (
          <Button
            appearance="primary"
            className={mergeClasses(styles.move, styles.next)}
            aria-disabled={isWaiting || undefined}
            icon={isWaiting && <BusyMark />}
            onClick={goOn}
          >
            {texts('next')}
          </Button>
        )}
      </div>
    </div>
  );
}
