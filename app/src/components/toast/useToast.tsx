import { Toast, ToastTitle, useToastController } from '@fluentui/react-components';
import { useMemo } from 'react';
import { toasterId } from './toasterId.ts';

/** Times of the specification, section 9: a toast appears after the first and hides after the second, in ms. */
const appearDelay = 100;
const hideDelay = 5000;

/** There is nothing in a toast to reach by Tab, and Fluent's would keep the focus until it hides. */
const notFocusable = { tabIndex: -1 };

/** Says in passing how something ended. */
export interface ToastSpeaker {
  success(text: string): void;
  error(text: string): void;
}

/** The portal's toasts, on every screen of the logged-in layout; a stable object. */
export const useToast = (): ToastSpeaker => {
  const { dispatchToast } = useToastController(toasterId);
  return useMemo(() => {
    const say = (intent: 'success' | 'error') => (text: string) => {
      setTimeout(() => {
        const toast = (
          <Toast>
            <ToastTitle>{text}</ToastTitle>
          </Toast>
        );
        dispatchToast(toast, { intent, timeout: hideDelay, pauseOnHover: true, root: notFocusable });
      }, appearDelay);
    };
    return { success: say('success'), error: say('error') };
  }, [dispatchToast]);
};
