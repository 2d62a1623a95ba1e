import { makeStyles, tokens } from '@fluentui/react-components';
import { uploadStyles } from '../upload-field/upload.styles.ts';

const { root: _root, dropping: _dropping, line, underline, ...shared } = uploadStyles;

/** Styles of a file upload. */
export const useFileUploadStyles = makeStyles({
  ...shared,
  file: { ...line, ...underline },
  text: { flexGrow: 1, flexBasis: '140px', minWidth: 0, display: 'flex', flexDirection: 'column', rowGap: '2px' },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    marginInlineStart: 'auto',
  },
});
