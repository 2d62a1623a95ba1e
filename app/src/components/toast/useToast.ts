import { announceToast, type SpokenToast, speak, takeBackFailures } from './toastQueue.ts';

/** Time of the specification, section 9, after which a toast appears, in ms. */
const appearDelay = 100;

/** Says in passing how something ended. */
export interface ToastSpeaker {
  success(text: string): void;
  /** @param more what follows from it, below it */
  error(text: string, more?: string): void;
  /** Takes away the failures that are still shown: what they speak of is tried again. */
  again(): void;
}

const say = (intent: SpokenToast['intent']) => (text: string, more?: string) => {
  announceToast();
  setTimeout(() => speak({ intent, text, more }), appearDelay);
};

const speaker: ToastSpeaker = { success: say('success'), error: say('error'), again: takeBackFailures };

/** The portal's toasts, on every screen of the logged-in layout; a stable object. */
export const useToast = (): ToastSpeaker => speaker;
