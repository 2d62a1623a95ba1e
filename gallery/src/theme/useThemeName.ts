import { useEffect, useState } from 'react';
import type { ThemeName } from './themes.ts';

const preferred = (): ThemeName => (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** The theme, at first the one that the person prefers, and what changes it. */
export const useThemeName = (): readonly [ThemeName, () => void] => {
  const [name, setName] = useState(preferred);
  useEffect(() => {
    document.documentElement.style.colorScheme = name;
  }, [name]);
  return [name, () => setName((was) => (was === 'dark' ? 'light' : 'dark'))];
};
