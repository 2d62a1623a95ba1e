import { Button, Select } from '@fluentui/react-components';
import { ArrowClockwiseRegular } from '@fluentui/react-icons/svg/arrow-clockwise';
import { SearchField, type SearchFieldProps } from '../../../components/list/SearchField.tsx';
import { useToolbarStyles } from '../../../components/list/toolbar.styles.ts';
import { useText } from '../../../portal/PortalContext.ts';

/** Props of {@link QueueToolbar}. */
export interface QueueToolbarProps extends Required<SearchFieldProps> {
  /** Statuses to choose from, each with its name. */
  readonly statuses: readonly (readonly [status: number, name: string])[];
  readonly status: number | undefined;
  readonly onStatus: (status: number | undefined) => void;
  readonly onRefresh: () => void;
}

/** What stands above a queue: search, the status, refresh. */
export function QueueToolbar({ searchText, onSearch, label, statuses, status, onStatus, onRefresh }: QueueToolbarProps) {
  const text = useText();
  const styles = useToolbarStyles();
  const all = '';
  return (
    <div className={styles.root}>
      <SearchField searchText={searchText} onSearch={onSearch} label={label} />
      <Select
        className={styles.filter}
        aria-label={text('staff.filter')}
        value={status === undefined ? all : String(status)}
        onChange={(_event, { value }) => onStatus(value === all ? undefined : Number(value))}
      >
        <option value={all}>{text('staff.filter.all')}</option>
        {statuses.map(([one, name]) => (
          <option key={one} value={String(one)}>
            {name}
          </option>
        ))}
      </Select>
      <Button
        appearance="subtle"
        className={styles.refresh}
        icon={<ArrowClockwiseRegular />}
        aria-label={text('films.refresh')}
        title={text('films.refresh')}
        onClick={onRefresh}
      />
    </div>
  );
}
