import { Toast, ToastBody, Toaster, ToastTitle, useToastController } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { useDialogFootHeight } from '../dialogFoot.ts';
import { useCoveredHeight } from '../pageFoot.ts';
import { onTakenBack, onToast, takeToasts } from './toastQueue.ts';

const toasterId = 'portal';

/** Time of the specification, section 9, after which a toast hides, in ms. */
const hideDelay = 5000;

/** There is nothing in a toast to reach by Tab, and Fluent's would keep the focus until it hides. */
const notFocusable = { tabIndex: -1 };

/** Shows what is spoken. @param mountNode the part of the page that toasts appear in */
export function ToastStack({ mountNode }: { readonly mountNode: HTMLElement | null }) {
  const { dispatchToast, dismissToast } = useToastController(toasterId);
  const spoken = useRef(0);
  const failures = useRef<string[]>([]);
  const page = useCoveredHeight();
  const covered = useDialogFootHeight() ?? page;
  useEffect(() => {
    const show = () => {
      for (const { intent, text, more } of takeToasts()) {
        const toast = (
          <Toast>
            <ToastTitle>{text}</ToastTitle>
            {more !== undefined && <ToastBody>{more}</ToastBody>}
          </Toast>
        );
        spoken.current += 1;
        const toastId = `${toasterId}-${spoken.current}`;
        if (intent === 'error') failures.current.push(toastId);
        dispatchToast(toast, { toastId, intent, timeout: hideDelay, pauseOnHover: true, root: notFocusable });
      }
    };
    show();
    return onToast(show);
  }, [dispatchToast]);
  useEffect(() => onTakenBack(() => failures.current.splice(0).forEach(dismissToast)), [dismissToast]);
  return (
    <Toaster
      toasterId={toasterId}
      position="bottom-end"
      offset={{ horizontal: 16, vertical: covered + 16 }}
      mountNode={mountNode}
    />
  );
}
