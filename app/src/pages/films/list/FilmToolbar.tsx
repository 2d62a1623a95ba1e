import { Button, useRestoreFocusTarget } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { RefreshButton } from '../../../components/list/RefreshButton.tsx';
import { SearchField, type SearchFieldProps } from '../../../components/list/SearchField.tsx';
import { useToolbarStyles } from '../../../components/list/toolbar.styles.ts';
import { useText } from '../../../portal/PortalContext.ts';

/** Props of {@link FilmToolbar}. */
export interface FilmToolbarProps extends SearchFieldProps {
  readonly onRefresh: () => void;
  readonly onSubmitNew: () => void;
  /** Called when the button for a new film is about to be pressed. */
  readonly onApproachNew: () => void;
}

/** What stands above the list: search, refresh, and the way to a new film. */
export function FilmToolbar({ searchText, onSearch, onRefresh, onSubmitNew, onApproachNew }: FilmToolbarProps) {
  const text = useText();
  const styles = useToolbarStyles();
  const comesBackHere = useRestoreFocusTarget();
  return (
    <div className={styles.root}>
      <SearchField searchText={searchText} onSearch={onSearch} />
      <RefreshButton onRefresh={onRefresh} />
      <Button
        {...comesBackHere}
        appearance="primary"
        className={styles.submit}
        icon={<AddRegular />}
        onClick={onSubmitNew}
        onFocus={onApproachNew}
        onPointerEnter={onApproachNew}
      >
        {text('films.new')}
      </Button>
    </div>
  );
}
