import { Select } from '@fluentui/react-components';
import { RefreshButton } from '../../../components/list/RefreshButton.tsx';
import { SearchField } from '../../../components/list/SearchField.tsx';
import { useToolbarStyles } from '../../../components/list/toolbar.styles.ts';
import { useText } from '../../../portal/PortalContext.ts';
import { isMailKind, isMailState, mailKinds, mailStates, type OutboxView } from './outboxQuery.ts';

/** Props of {@link OutboxToolbar}. */
export interface OutboxToolbarProps {
  readonly view: OutboxView;
  readonly onChange: (changes: Partial<OutboxView>) => void;
  readonly onRefresh: () => void;
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
      <Select
        className={styles.filter}
        aria-label={text('staff.outbox.filter.kind')}
        value={view.kind ?? ''}
        onChange={(_event, { value }) => onChange({ kind: isMailKind(value) ? value : undefined })}
      >
        <option value="">{text('staff.outbox.filter.allKinds')}</option>
        {mailKinds.map((kind) => (
          <option key={kind} value={kind}>
            {text(`staff.outbox.kind.${kind}`)}
          </option>
        ))}
      </Select>
      <Select
        className={styles.filter}
        aria-label={text('staff.outbox.filter.state')}
        value={view.state ?? ''}
        onChange={(_event, { value }) => onChange({ state: isMailState(value) ? value : undefined })}
      >
        <option value="">{text('staff.outbox.filter.allStates')}</option>
        {mailStates.map((state) => (
          <option key={state} value={state}>
            {text(`staff.outbox.state.${state}`)}
          </option>
        ))}
      </Select>
      <RefreshButton onRefresh={onRefresh} />
    </div>
  );
}
