import type { BrandVariants } from '@fluentui/react-components';

/** The portal's violet, dark to light. 80 carries white text at 7.4:1; 100 to 160 are for dark backgrounds. */
export const brand: BrandVariants = {
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
