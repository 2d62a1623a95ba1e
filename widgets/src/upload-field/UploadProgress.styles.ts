import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { uploadStyles } from './upload.styles.ts';

const { detail } = uploadStyles;

/** Styles of how far an upload is. */
export const useUploadProgressStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalXS,
    flexGrow: 1,
    alignSelf: 'stretch',
    minWidth: 0,
  },
  status: { ...typographyStyles.body1Strong, fontVariantNumeric: 'tabular-nums' },
  detail,
});
