import { type RefObject, useEffect, useRef, useState } from 'react';

/** So far below what is seen something is near. */
const margin = '600px';

/** @returns a ref for an element, and whether it has come near to what is seen; once it has, it stays so. */
export const useNear = <Kind extends Element>(): readonly [RefObject<Kind | null>, boolean] => {
  const element = useRef<Kind>(null);
  const [isNear, setNear] = useState(() => !('IntersectionObserver' in globalThis));
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear]);
  return [element, isNear];
};
