import { makeStyles, shorthands, tokens, typographyStyles } from '@fluentui/react-components';
import { focusRing } from '../focusRing.styles.ts';
import { spokenOnly } from '../spoken.styles.ts';

const tight = '@container (max-width: 109.98px)';

/** Styles of steps. */
export const useStepsStyles = makeStyles({
  list: { display: 'flex', listStyleType: 'none', margin: 0, padding: 0, columnGap: tokens.spacingHorizontalL },
  // Each is asked for its own width: three steps have room for their names where six have none.
  item: { flexGrow: 1, flexBasis: 0, minWidth: 0, containerType: 'inline-size' },
  step: {
    ...typographyStyles.body1,
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    width: '100%',
    minHeight: '44px',
    padding: `${tokens.spacingVerticalS} 0`,
    ...shorthands.borderStyle('none'),
    borderTop: `3px solid ${tokens.colorNeutralStroke1}`,
    color: tokens.colorNeutralForeground2,
    backgroundColor: 'transparent',
    textAlign: 'start',
    cursor: 'pointer',
    ':disabled': { color: tokens.colorNeutralForeground3, cursor: 'default' },
    ...focusRing,
  },
  reached: { borderTopColor: tokens.colorBrandStroke1 },
  current: { ...typographyStyles.body1Strong, color: tokens.colorNeutralForeground1 },
  number: { flexShrink: 0 },
  // Where there is no room the heading below tells the current one's name.
  name: { minWidth: 0, overflowWrap: 'anywhere', [tight]: spokenOnly },
  title: { ...typographyStyles.subtitle2, margin: 0, ...focusRing },
  // Where it can not be seen, what is below it has the ring.
  spokenTitle: { ...spokenOnly, ':focus-visible + *': focusRing[':focus-visible'] },
  moves: { display: 'flex', justifyContent: 'space-between', columnGap: tokens.spacingHorizontalM },
  move: { '@media (pointer: coarse)': { minHeight: '44px' } },
  next: { marginLeft: 'auto' },
});
