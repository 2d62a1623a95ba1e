import { Button, mergeClasses, Spinner, useRestoreFocusTarget } from '@fluentui/react-components';
import { useText } from '../../../portal/PortalContext.ts';
import { useLibraryStyles } from './LibraryPage.styles.ts';
import type { ResourceAction, StaffResource } from './libraryQuery.ts';

/** Props of {@link ResourceActions}. */
export interface ResourceActionsProps {
  readonly resource: StaffResource;
  /** What is being done with it, or that something is with another one; absent: nothing is. */
  readonly decided: ResourceAction | 'another' | undefined;
  readonly onAction: (action: ResourceAction | 'edit') => void;
}

/** What can be done with a resource of the library. */
export function ResourceActions({ resource, decided, onAction }: ResourceActionsProps) {
  const text = useText();
  const styles = useLibraryStyles();
  const comesBackHere = useRestoreFocusTarget();
  const { title, publishedAt, isFirst, isLast } = resource;
  const actions = [
    publishedAt === null ? ('publish' as const) : ('unpublish' as const),
    'edit' as const,
    'moveUp' as const,
    'moveDown' as const,
    'remove' as const,
  ];
  const isIdle = { moveUp: isFirst, moveDown: isLast, publish: false, unpublish: false, edit: false, remove: false };
  return (
    <div className={styles.actions}>
      {actions.map((action) => (
        <Button
          key={action === 'unpublish' ? 'publish' : action}
          {...comesBackHere}
          size="small"
          className={styles.action}
          appearance={action === 'publish' ? 'primary' : 'secondary'}
          disabledFocusable={isIdle[action] || decided !== undefined}
          aria-label={text('staff.library.actionOf', { action: text(`staff.library.${action}`), title })}
          onClick={() => onAction(action)}
        >
          <span className={mergeClasses(decided === action && styles.covered)}>{text(`staff.library.${action}`)}</span>
          {decided === action && <Spinner size="extra-tiny" className={styles.spinner} />}
        </Button>
      ))}
    </div>
  );
}
