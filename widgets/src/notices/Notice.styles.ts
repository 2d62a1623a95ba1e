import { makeResetStyles, tokens, typographyStyles } from '@fluentui/react-components';

/**
 * Class of a notice: a sign, what it says, and its buttons below. `data-intent` says what it is about: `warning`, `error`
 * or, without it, no more than something to know. One class with all of it, since a browser takes rules in one by one.
 */
export const useNoticeClass = makeResetStyles({
  ...typographyStyles.body1,
  overflowWrap: 'anywhere',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: tokens.spacingHorizontalS,
  boxSizing: 'border-box',
  minHeight: '36px',
  padding: `${tokens.spacingVerticalMNudge} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalS}`,
  borderRadius: tokens.borderRadiusMedium,
  color: tokens.colorNeutralForeground1,
  border: `1px solid ${tokens.colorNeutralStroke1}`,
  backgroundColor: tokens.colorNeutralBackground3,
  '& > svg': { fontSize: tokens.fontSizeBase500, color: tokens.colorNeutralForeground3 },
  '&[data-intent="warning"]': {
    borderColor: tokens.colorStatusWarningBorder1,
    backgroundColor: tokens.colorStatusWarningBackground1,
    '& > svg': { color: tokens.colorStatusWarningForeground3 },
  },
  '&[data-intent="error"]': {
    borderColor: tokens.colorStatusDangerBorder1,
    backgroundColor: tokens.colorStatusDangerBackground1,
    '& > svg': { color: tokens.colorStatusDangerForeground1 },
  },
  '& > [data-part="actions"]': {
    gridColumnStart: 1,
    gridColumnEnd: -1,
    display: 'flex',
    justifyContent: 'end',
    columnGap: tokens.spacingHorizontalM,
    marginTop: tokens.spacingVerticalMNudge,
  },
});
