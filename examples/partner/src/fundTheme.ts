import { type BrandVariants, createLightTheme } from '@fluentui/react-components';

/** The fund's green, dark to light. */
const green: BrandVariants = {
  10: '#020503',
  20: '#0b1d13',
  30: '#0e3120',
  40: '#0e4029',
  50: '#0c4f32',
  60: '#0a5f3c',
  70: '#086f45',
  80: '#0b7d4f',
  90: '#2f8c60',
  100: '#4a9b72',
  110: '#63a984',
  120: '#7db897',
  130: '#97c7aa',
  140: '#b1d5be',
  150: '#cce4d3',
  160: '#e6f2e9',
};

/** Fluent's light theme in the fund's colour. */
export const fundTheme = createLightTheme(green);
