export { fluentTheme } from './fluentTheme.ts';
