import { mergeClasses } from '@fluentui/react-components';
import type { ActionState, ActionsProps } from '@reelform/engine';
import { Button } from '../controls/Button.tsx';
import { useActionsStyles } from './Actions.styles.ts';
import { BusyMark } from './BusyMark.tsx';
import { useProviderReminder } from './useProviderReminder.ts';

interface ActionButtonProps extends ActionState {
  readonly className: string;
  readonly onPress: (name: string) => void;
}

function ActionButton({ action, disabled, busy, className, onPress }: ActionButtonProps) {
  return (
    <Button
      type={action.mode === 'strict' ? 'submit' : 'button'}
      appearance={action.appearance}
      className={className}
      disabled={disabled && !busy}
      aria-disabled={busy || undefined}
      icon={busy && <BusyMark />}
      onClick={() => onPress(action.name)}
    >
      {busy ? (action.busyLabel ?? action.label) : action.label}
    </Button>
  );
}

/** A form's row of buttons, in the order of the uiSchema; one below the other on a phone. */
export function Actions({ actions, onPress }: ActionsProps) {
  useProviderReminder();
  const styles = useActionsStyles();
  // What stands alone because the main button is still to come (steps) keeps the size that it has beside it.
  const isSingle = actions.length === 1 && actions[0]?.action.appearance === 'primary';
  const button = mergeClasses(styles.button, isSingle && styles.single);
  return (
    <div className={styles.root}>
      {actions.map((state) => (
        <ActionButton key={state.action.name} {...state} className={button} onPress={onPress} />
      ))}
    </div>
  );
}
