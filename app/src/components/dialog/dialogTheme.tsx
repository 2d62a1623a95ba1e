import type { ActionsProps, FormTheme } from '@reelform/engine';
import { fluentTheme } from '@reelform/widgets';
import { useDialogFoot } from '../dialogFoot.ts';
import { useDialogButtonsStyles } from './dialogTheme.styles.ts';

const { Actions } = fluentTheme;

/** A form's buttons at the lower edge of its dialog: nobody scrolls to the end of a long form in order to save it. */
function DialogActions({ actions, onPress }: ActionsProps) {
  const styles = useDialogButtonsStyles();
  // A dialog is not left while it is being saved: a button that did nothing would look broken.
  const isBusy = actions.some(({ busy }) => busy);
  const shown = isBusy ? actions.map((state) => ({ ...state, disabled: true })) : actions;
  return (
    <div ref={useDialogFoot()} className={styles.bar}>
      <div className={styles.buttons}>
        <Actions actions={shown} onPress={onPress} />
      </div>
    </div>
  );
}

/** The theme of forms in dialogs. */
export const dialogTheme: FormTheme = { ...fluentTheme, Actions: DialogActions };
