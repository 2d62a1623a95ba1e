import { createDarkTheme } from '@fluentui/react-components';
import { brand } from './brand.ts';

/** The theme for people who prefer dark pages: text and lines in the brand's colour are lighter, for contrast. */
export const darkTheme = {
  ...createDarkTheme(brand),
  colorBrandForeground1: brand[120],
  colorBrandForeground2: brand[130],
  colorBrandForegroundLink: brand[130],
  colorBrandForegroundLinkHover: brand[140],
  colorBrandForegroundLinkPressed: brand[120],
  colorBrandStroke1: brand[110],
};
