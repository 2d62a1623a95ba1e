import { type BrandVariants, createDarkTheme, createLightTheme, type Theme } from '@fluentui/react-components';

/** The product's violet, dark to light. */
const brand: BrandVariants = {
  10: '#05030f',
  20: '#100a33',
  30: '#190f52',
  40: '#21156b',
  50: '#2a1c83',
  60: '#34259b',
  70: '#4130b3',
  80: '#4f3cc9',
  90: '#6150d6',
  100: '#7365df',
  110: '#867ae7',
  120: '#988fed',
  130: '#aba4f2',
  140: '#beb9f6',
  150: '#d1cefa',
  160: '#e6e4fd',
};

/** Which of the two themes is on. */
export type ThemeName = 'light' | 'dark';

/** The gallery's themes; on dark ground text and lines in the brand's colour are lighter, for contrast. */
export const themes: { readonly [name in ThemeName]: Theme } = {
  light: createLightTheme(brand),
  dark: {
    ...createDarkTheme(brand),
    colorBrandForeground1: brand[120],
    colorBrandForeground2: brand[130],
    colorBrandForegroundLink: brand[130],
    colorBrandForegroundLinkHover: brand[140],
    colorBrandForegroundLinkPressed: brand[120],
    colorBrandStroke1: brand[110],
  },
};
