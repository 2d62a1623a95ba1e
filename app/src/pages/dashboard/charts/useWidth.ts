import { useEffect, useRef, useState } from 'react';

/** A ref for an element, and the element's width in px as it changes; 0 until it is known. */
export function useWidth<Part extends Element>() {
  const ref = useRef<Part>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
