import { type GriffelResetStyle, makeResetStyles, tokens, typographyStyles } from '@fluentui/react-components';

const line: GriffelResetStyle = {
  ...typographyStyles.body1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.spacingHorizontalM,
  padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
  borderRadius: tokens.borderRadiusLarge,
  border: `1px dashed ${tokens.colorNeutralStroke1}`,
};

/** Class of the line that a removed row leaves behind, among the others of its list. */
export const useArrayFieldRemovedRowClass = makeResetStyles(line);

/** Class of the line that a removed member leaves behind, below its object. */
export const useRemovedMemberClass = makeResetStyles({ ...line, marginTop: tokens.spacingVerticalS });
