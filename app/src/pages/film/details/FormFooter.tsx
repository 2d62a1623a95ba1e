import { mergeClasses, Spinner } from '@fluentui/react-components';
import type { ActionsProps, FormTheme } from '@reelform/engine';
import { Button, fluentTheme } from '@reelform/widgets';
import { createContext, use } from 'react';
import { createPortal } from 'react-dom';
import { useFormFooterStyles } from './FormFooter.styles.ts';

/** The element at the end of a screen or a dialog that takes a form's buttons; `null` until it is drawn. */
export const FormFooterContext = createContext<HTMLElement | null>(null);

/** A form's buttons, at the end of the screen around it instead of the form's own. */
function FooterActions({ actions, onPress }: ActionsProps) {
  const footer = use(FormFooterContext);
  const styles = useFormFooterStyles();
  if (!footer) return null;
  return createPortal(
    actions.map(({ action, busy, disabled }) => (
      <Button
        key={action.name}
        type={action.mode === 'strict' ? 'submit' : 'button'}
        appearance={action.appearance}
        className={mergeClasses(styles.button, action.appearance === 'primary' && styles.primary)}
        disabled={disabled && !busy}
        aria-disabled={busy || undefined}
        icon={busy && <Spinner size="extra-tiny" />}
        onClick={() => onPress(action.name)}
      >
        {busy ? (action.busyLabel ?? action.label) : action.label}
      </Button>
    )),
    footer,
  );
}

/** The theme of forms whose buttons stand in a footer. */
export const footerTheme: FormTheme = { ...fluentTheme, Actions: FooterActions };
