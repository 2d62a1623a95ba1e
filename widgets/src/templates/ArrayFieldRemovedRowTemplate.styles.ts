import { makeResetStyles, tokens, typographyStyles } from '@fluentui/react-components';

/** Class of the line that a removed row leaves behind. */
export const useArrayFieldRemovedRowClass = makeResetStyles({
  ...typographyStyles.body1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.spacingHorizontalM,
  padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
  borderRadius: tokens.borderRadiusLarge,
  border: `1px dashed ${tokens.colorNeutralStroke1}`,
});
