import { useToast } from './useToast.ts';

/** What is said of a text that was copied, and of one that could not be. */
export interface CopyWords {
  readonly copied: string;
  readonly failed: string;
}

/** Copies a text for somewhere else, and says how that ended. */
export const useCopy = (): ((copy: string, words: CopyWords) => Promise<void>) => {
  const toast = useToast();
  return async (copy, { copied, failed }) => {
    try {
      await navigator.clipboard.writeText(copy);
      toast.success(copied);
    } catch {
      toast.error(failed);
    }
  };
};
