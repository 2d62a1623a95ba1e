import { makeStyles, tokens } from '@fluentui/react-components';

/** Styles of a box to tick: the box itself, not its padding, stands at the edge of the other controls. */
export const useCheckboxStyles = makeStyles({
  mark: { color: tokens.colorPaletteRedForeground3, paddingLeft: tokens.spacingHorizontalXS },
  root: { display: 'flex', marginLeft: `calc(-1 * ${tokens.spacingHorizontalS})` },
});
