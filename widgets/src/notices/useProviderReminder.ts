import { useThemeClassName } from '@fluentui/react-components';
import { useEffect } from 'react';

let isTold = false;

const remind = () => {
  const isThemed = useThemeClassName() !== '';
  useEffect(() => {
    if (isThemed || isTold) return;
    isTold = true;
    // biome-ignore lint/suspicious/noConsole: it is said to the developer
    console.warn(
      "fluentTheme draws a form without colours and sizes: there is no ThemeProvider (or FluentProvider with a 'theme') around it.",
    );
  }, [isThemed]);
};

/** Says once in the console that there is no provider of a theme around a form. Nothing of it is in a production build. */
export const useProviderReminder: () => void = process.env.NODE_ENV === 'production' ? () => {} : remind;
