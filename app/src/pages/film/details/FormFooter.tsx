import { mergeClasses, Spinner } from '@fluentui/react-components';
import type { ActionState, ActionsProps, FormTheme } from '@reelform/engine';
import { Button, fluentTheme } from '@reelform/widgets';
import { createContext, use } from 'react';
import { createPortal } from 'react-dom';
import { useFormFooterStyles } from './FormFooter.styles.ts';

/** Where a form's buttons are drawn; an element is `null` until it is there. */
export interface FormButtons {
  /** At the end of a screen or a dialog. */
  readonly footer: HTMLElement | null;
  /** Above the form: for what changes its entries, and neither saves nor leaves. @default the footer */
  readonly tools?: HTMLElement | null;
  /** Whether nothing can be pressed during a save, as in a dialog, which is not left then. @default false */
  readonly isHeldBySave?: boolean;
}

/** Provided around a form with {@link footerTheme}. */
export const FormButtonsContext = createContext<FormButtons>({ footer: null });

const isTool = ({ action: { mode, appearance } }: ActionState) => mode === undefined && appearance === undefined;

/** A form's buttons, where the screen around it wants them. */
function FooterActions({ actions, onPress }: ActionsProps) {
  const { footer, tools = footer, isHeldBySave = false } = use(FormButtonsContext);
  const isHeld = isHeldBySave && actions.some(({ busy }) => busy);
  const styles = useFormFooterStyles();
  const draw = (state: ActionState) => {
    const { action, busy, disabled } = state;
    const look = mergeClasses(styles.button, action.appearance === 'primary' && styles.primary);
    return (
      <Button
        key={action.name}
        type={action.mode === 'strict' ? 'submit' : 'button'}
        appearance={action.appearance}
        className={isTool(state) ? undefined : look}
        disabled={(disabled || isHeld) && !busy}
        aria-disabled={busy || undefined}
        icon={busy && <Spinner size="extra-tiny" />}
        onClick={() => onPress(action.name)}
      >
        {busy ? (action.busyLabel ?? action.label) : action.label}
      </Button>
    );
  };
  return (
    <>
      {tools && createPortal(actions.filter(isTool).map(draw), tools)}
      {footer && createPortal(actions.filter((state) => !isTool(state)).map(draw), footer)}
    </>
  );
}

/** The theme of forms whose buttons stand outside of them. */
export const footerTheme: FormTheme = { ...fluentTheme, Actions: FooterActions };
