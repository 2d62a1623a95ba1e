import { mergeClasses, SearchBox } from '@fluentui/react-components';
import { ChevronRight12Regular } from '@fluentui/react-icons';
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import type { ExampleGroup } from '../../exchange.ts';
import { text } from '../text.ts';
import { useExampleTreeStyles } from './ExampleTree.styles.ts';
import { findExamples } from './findExamples.ts';

interface GroupProps {
  readonly group: ExampleGroup;
  readonly chosen: string;
  /** Open whatever the person did: something is searched for. */
  readonly isForcedOpen: boolean;
  readonly onChoose: () => void;
}

function Group({ group, chosen, isForcedOpen, onChoose }: GroupProps) {
  const styles = useExampleTreeStyles();
  const id = useId();
  const link = useRef<HTMLAnchorElement>(null);
  const hasChosen = chosen.startsWith(`${group.name}/`);
  const [isOpened, setOpened] = useState<boolean>();
  const isOpen = isForcedOpen || (isOpened ?? hasChosen);
  useEffect(() => {
    if (hasChosen) link.current?.scrollIntoView({ block: 'nearest' });
  }, [hasChosen]);
  return (
    <li>
      <button
        type="button"
        className={styles.group}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        title={group.description}
        onClick={() => setOpened(!isOpen)}
      >
        <ChevronRight12Regular className={mergeClasses(styles.arrow, isOpen && styles.arrowOpen)} />
        {group.title}
        <span className={styles.count}>{group.examples.length}</span>
      </button>
      {isOpen && (
        <ul id={id} className={styles.items}>
          {group.examples.map((example) => (
            <li key={example.id}>
              <a
                ref={example.id === chosen ? link : undefined}
                href={`#/${example.id}`}
                className={mergeClasses(styles.item, example.id === chosen && styles.chosen)}
                aria-current={example.id === chosen ? 'page' : undefined}
                onClick={onChoose}
              >
                {example.title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Props of {@link ExampleTree}. */
export interface ExampleTreeProps {
  readonly groups: readonly ExampleGroup[];
  /** Id of the example shown. */
  readonly chosen: string;
  /** Called when an example is chosen, beside the change of the address. */
  readonly onChoose: () => void;
}

/** Every example by group, with a search over their texts and their JSON. */
export function ExampleTree({ groups, chosen, onChoose }: ExampleTreeProps) {
  const styles = useExampleTreeStyles();
  const [wanted, setWanted] = useState('');
  const searched = useDeferredValue(wanted);
  const found = findExamples(groups, searched);
  return (
    <nav className={styles.root} aria-label={text('examples')}>
      <div className={styles.search}>
        <SearchBox
          className={styles.searchInput}
          aria-label={text('search')}
          placeholder={text('searchShort')}
          value={wanted}
          onChange={(_event, { value }) => setWanted(value)}
        />
      </div>
      {found.length === 0 && <p className={styles.none}>{text('noneFound', { text: searched })}</p>}
      <ul className={styles.list}>
        {found.map((group) => (
          <Group key={group.name} group={group} chosen={chosen} isForcedOpen={searched.trim() !== ''} onChoose={onChoose} />
        ))}
      </ul>
    </nav>
  );
}
