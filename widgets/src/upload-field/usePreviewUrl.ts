import { useFormRuntime } from '@reelform/engine';
import { useEffect, useState } from 'react';

/** Address under which a stored video can be watched; `undefined` while it is asked for, and where there is none. */
export const usePreviewUrl = (value: string | undefined): string | undefined => {
  const runtime = useFormRuntime();
  const [known, setKnown] = useState<{ value: string; url: string | undefined }>();
  useEffect(() => {
    if (value === undefined) return;
    let isWanted = true;
    const learn = (url: string | undefined) => {
      if (isWanted) setKnown({ value, url });
    };
    runtime
      .services()
      .uploads?.previewUrl?.(value)
      .then(learn, () => learn(undefined));
    return () => {
      isWanted = false;
    };
  }, [runtime, value]);
  return known && known.value === value ? known.url : undefined;
};
