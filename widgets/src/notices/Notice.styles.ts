import { makeResetStyles, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

/** Class of a notice: a sign, what it says, and its buttons below. */
export const useNoticeClass = makeResetStyles({
  ...typographyStyles.body1,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: tokens.spacingHorizontalS,
  boxSizing: 'border-box',
  minHeight: '36px',
  padding: `${tokens.spacingVerticalMNudge} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalS}`,
  borderRadius: tokens.borderRadiusMedium,
  color: tokens.colorNeutralForeground1,
  '& > svg': { fontSize: tokens.fontSizeBase500 },
});

/** Styles of a notice by what it is about. */
export const useNoticeStyles = makeStyles({
  info: {
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground3,
    '& > svg': { color: tokens.colorNeutralForeground3 },
  },
  warning: {
    border: `1px solid ${tokens.colorStatusWarningBorder1}`,
    backgroundColor: tokens.colorStatusWarningBackground1,
    '& > svg': { color: tokens.colorStatusWarningForeground3 },
  },
  error: {
    border: `1px solid ${tokens.colorStatusDangerBorder1}`,
    backgroundColor: tokens.colorStatusDangerBackground1,
    '& > svg': { color: tokens.colorStatusDangerForeground1 },
  },
  actions: {
    gridColumnStart: 1,
    gridColumnEnd: -1,
    display: 'flex',
    justifyContent: 'end',
    columnGap: tokens.spacingHorizontalM,
    marginTop: tokens.spacingVerticalMNudge,
  },
});
