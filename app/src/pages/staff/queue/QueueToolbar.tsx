import { Select } from '@fluentui/react-components';
import { RefreshButton } from '../../../components/list/RefreshButton.tsx';
import { SearchField, type SearchFieldProps } from '../../../components/list/SearchField.tsx';
import { useToolbarStyles } from '../../../components/list/toolbar.styles.ts';
import { useText } from '../../../portal/PortalContext.ts';
import type { QueueShown } from './queueQuery.ts';

/** Props of {@link QueueToolbar}. */
export interface QueueToolbarProps extends Required<SearchFieldProps> {
  /** Statuses to choose from, each with its name. */
  readonly statuses: readonly (readonly [status: number, name: string])[];
  readonly shown: QueueShown<number>;
  /** Called with the name of what is to be shown, as an address has it. */
  readonly onShown: (name: string) => void;
  /** How many wait for a decision; `undefined` until it is known. */
  readonly waitingRows: number | undefined;
  readonly onRefresh: () => void;
}

/** What stands above a queue: search, the status, refresh. */
export function QueueToolbar(props: QueueToolbarProps) {
  const { searchText, onSearch, label, statuses, shown, onShown, waitingRows, onRefresh } = props;
  const text = useText();
  const styles = useToolbarStyles();
  return (
    <div className={styles.root}>
      <SearchField searchText={searchText} onSearch={onSearch} label={label} />
      <Select
        className={styles.filter}
        aria-label={text('staff.filter')}
        value={String(shown)}
        onChange={(_event, { value }) => onShown(value)}
      >
        <option value="waiting">
          {waitingRows === undefined ? text('staff.filter.waiting') : text('staff.filter.waitingCount', { count: waitingRows })}
        </option>
        <option value="all">{text('staff.filter.all')}</option>
        {statuses.map(([one, name]) => (
          <option key={one} value={String(one)}>
            {name}
          </option>
        ))}
      </Select>
      <RefreshButton onRefresh={onRefresh} />
    </div>
  );
}
