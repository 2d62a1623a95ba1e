import { useEffect, useRef } from 'react';

/** With that many themes one after the other, a form has more of them than anybody chooses. */
const tooMany = 4;

const remind = (parts: object) => {
  const themes = useRef<{ count: number; last?: object }>({ count: 0 });
  useEffect(() => {
    // React runs effects again for what was hidden (`Activity`) and in StrictMode.
    if (themes.current.last === parts) return;
    themes.current = { count: themes.current.count + 1, last: parts };
    if (themes.current.count !== tooMany) return;
    // biome-ignore lint/suspicious/noConsole: it is said to the developer
    console.warn(
      "SchemaForm was handed a theme with other widgets, templates or fields several times, and each time all fields are drawn anew and the focus is lost: define components of a theme outside the component that draws the form, or keep them with 'useMemo'.",
    );
  }, [parts]);
};

/** Says in the console that a theme's components are made anew while drawing. Nothing of it is in a production build. */
export const useThemeReminder: typeof remind = process.env.NODE_ENV === 'production' ? () => {} : remind;
