import type { Theme } from '@fluentui/react-components';
import { useEffect, useState } from 'react';

const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)');

/** Loads the theme for the colours that the person prefers; the other one is never fetched. */
export const loadTheme = (isDark = prefersDark().matches): Promise<Theme> =>
  isDark
    ? import('./darkTheme.styles.ts').then(({ darkTheme }) => darkTheme)
    : import('./lightTheme.styles.ts').then(({ lightTheme }) => lightTheme);

/** The theme, following the person's preference as it changes. */
export const useTheme = (first: Theme): Theme => {
  const [theme, setTheme] = useState(first);
  useEffect(() => {
    const preference = prefersDark();
    const follow = () => void loadTheme(preference.matches).then(setTheme, () => undefined);
    preference.addEventListener('change', follow);
    return () => preference.removeEventListener('change', follow);
  }, []);
  return theme;
};
