import { useEffect, useState } from 'react';

/**
 * Calls `leave` once it was said that the browser has filled a field in: it fills in more fields than the one with the
 * focus, and nobody leaves the others then.
 */
export const useFilledBeside = (leave: () => void): ((isFilled: boolean) => void) => {
  const [isFilled, setFilled] = useState(false);
  useEffect(() => {
    if (!isFilled) return;
    setFilled(false);
    leave();
  });
  return setFilled;
};
