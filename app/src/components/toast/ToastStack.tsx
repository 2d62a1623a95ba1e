import { Toast, Toaster, ToastTitle, useToastController } from '@fluentui/react-components';
import { useEffect } from 'react';
import { useDialogFootHeight } from '../dialogFoot.ts';
import { useCoveredHeight } from '../pageFoot.ts';
import { onToast, takeToasts } from './toastQueue.ts';

const toasterId = 'portal';

/** Time of the specification, section 9, after which a toast hides, in ms. */
const hideDelay = 5000;

/** There is nothing in a toast to reach by Tab, and Fluent's would keep the focus until it hides. */
const notFocusable = { tabIndex: -1 };

/** Shows what is spoken. @param mountNode the part of the page that toasts appear in */
export function ToastStack({ mountNode }: { readonly mountNode: HTMLElement | null }) {
  const { dispatchToast } = useToastController(toasterId);
  const page = useCoveredHeight();
  const covered = useDialogFootHeight() ?? page;
  useEffect(() => {
    const show = () => {
      for (const { intent, text } of takeToasts()) {
        const toast = (
          <Toast>
            <ToastTitle>{text}</ToastTitle>
          </Toast>
        );
        dispatchToast(toast, { intent, timeout: hideDelay, pauseOnHover: true, root: notFocusable });
      }
    };
    show();
    return onToast(show);
  }, [dispatchToast]);
  return (
    <Toaster
      toasterId={toasterId}
      position="bottom-end"
      offset={{ horizontal: 16, vertical: covered + 16 }}
      mountNode={mountNode}
    />
  );
}
