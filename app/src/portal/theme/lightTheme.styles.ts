import { createLightTheme } from '@fluentui/react-components';
import { brand } from './brand.ts';

/** The theme for people who prefer light pages, and for those who have no preference. */
export const lightTheme = createLightTheme(brand);
