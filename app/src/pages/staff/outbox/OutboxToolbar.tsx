import { Select } from '@fluentui/react-components';
import { RefreshButton } from '../../../components/list/RefreshButton.tsx';
import { SearchField } from '../../../components/list/SearchField.tsx';
import { useToolbarStyles } from '../../../components/list/toolbar.styles.ts';
import { useText } from '../../../portal/PortalContext.ts';
import { mailKinds, mailStates, type OutboxView } from './outboxQuery.ts';

/** Props of {@link OutboxToolbar}. */
export interface OutboxToolbarProps {
  readonly view: OutboxView;
  readonly onChange: (changes: Partial<OutboxView>) => void;
  readonly onRefresh: () => void;
}

interface FilterProps<Name extends string> {
  readonly label: string;
  /** The first choice, which leaves nothing out. */
  readonly all: string;
  readonly names: readonly Name[];
  readonly chosen: Name | undefined;
  readonly textOf: (name: Name) => string;
  readonly onChoose: (name: Name | undefined) => void;
}

/** Chooses what is shown alone. */
function Filter<Name extends string>({ label, all, names, chosen, textOf, onChoose }: FilterProps<Name>) {
  const styles = useToolbarStyles();
  return (
    <Select
      className={styles.filter}
      aria-label={label}
      value={chosen ?? ''}
      onChange={(_event, { value }) => onChoose(names.find((name) => name === value))}
    >
      <option value="">{all}</option>
      {names.map((name) => (
        <option key={name} value={name}>
          {textOf(name)}
        </option>
      ))}
    </Select>
  );
}

/** What stands above the outbox: search by address, kind, state, refresh. */
export function OutboxToolbar({ view, onChange, onRefresh }: OutboxToolbarProps) {
  const text = useText();
  const styles = useToolbarStyles();
  return (
    <div className={styles.root}>
      <SearchField
        searchText={view.searchText}
        onSearch={(searchText) => onChange({ searchText })}
        label={text('staff.outbox.search')}
      />
      <Filter
        label={text('staff.outbox.filter.kind')}
        all={text('staff.outbox.filter.allKinds')}
        names={mailKinds}
        chosen={view.kind}
        textOf={(kind) => text(`staff.outbox.kind.${kind}`)}
        onChoose={(kind) => onChange({ kind })}
      />
      <Filter
        label={text('staff.outbox.filter.state')}
        all={text('staff.outbox.filter.allStates')}
        names={mailStates}
        chosen={view.state}
        textOf={(state) => text(`staff.outbox.state.${state}`)}
        onChoose={(state) => onChange({ state })}
      />
      <RefreshButton onRefresh={onRefresh} />
    </div>
  );
}
