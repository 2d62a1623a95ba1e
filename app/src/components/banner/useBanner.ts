import { useCallback, useEffect, useState } from 'react';

/** Time that an error banner stays, in ms (section 9 of the specification). */
const hideDelay = 5000;

/** An error banner's message, which hides after 5 seconds, and what shows it or, with `undefined`, takes it away. */
export const useBanner = (): readonly [message: string | undefined, show: (message: string | undefined) => void] => {
  const [shown, setShown] = useState<{ readonly message: string | undefined }>();
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => setShown(undefined), hideDelay);
    return () => clearTimeout(timer);
  }, [shown]);
  const show = useCallback((message: string | undefined) => setShown({ message }), []);
  return [shown?.message, show];
};
