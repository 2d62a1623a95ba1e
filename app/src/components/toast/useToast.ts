import { announceToast, type SpokenToast, speak } from './toastQueue.ts';

/** Time of the specification, section 9, after which a toast appears, in ms. */
const appearDelay = 100;

/** Says in passing how something ended. */
export interface ToastSpeaker {
  success(text: string): void;
  error(text: string): void;
}

const say = (intent: SpokenToast['intent']) => (text: string) => {
  announceToast();
  setTimeout(() => speak({ intent, text }), appearDelay);
};

const speaker: ToastSpeaker = { success: say('success'), error: say('error') };

/** The portal's toasts, on every screen of the logged-in layout; a stable object. */
export const useToast = (): ToastSpeaker => speaker;
