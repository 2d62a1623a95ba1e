import { webDarkTheme as fluent, type Theme } from '@fluentui/react-components';

/**
 * Fluent's own dark theme, worked out when this package was built: its values, of the version of Fluent that stands in the
 * package's development dependencies, without the tables and functions that Fluent makes them of (3 kB gzip).
 */
export const webDarkTheme: Theme = fluent;
