import type { Theme } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { useMediaQuery } from '../../components/useMediaQuery.ts';

const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)');

/** Loads the theme for the colours that the person prefers. */
export const loadTheme = (isDark = prefersDark().matches): Promise<Theme> =>
  isDark
    ? import('./darkTheme.styles.ts').then(({ darkTheme }) => darkTheme)
    : import('./lightTheme.styles.ts').then(({ lightTheme }) => lightTheme);

/** The theme, following the person's preference as it changes; on paper the light one. */
export const useTheme = (first: Theme): Theme => {
  const [theme, setTheme] = useState(first);
  const [paper] = useState<{ theme?: Theme }>({});
  const isPrinted = useMediaQuery('print');
  useEffect(() => {
    const preference = prefersDark();
    // Printing does not wait: what it needs is fetched while the page is read.
    const prepare = async () => {
      if (preference.matches) paper.theme = await loadTheme(false);
    };
    const follow = async () => {
      setTheme(await loadTheme(preference.matches));
      await prepare();
    };
    // Without the other theme the page stays as it is.
    const change = () => void follow().catch(() => undefined);
    prepare().catch(() => undefined);
    preference.addEventListener('change', change);
    return () => preference.removeEventListener('change', change);
  }, [paper]);
  return isPrinted ? (paper.theme ?? theme) : theme;
};
