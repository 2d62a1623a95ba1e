import { makeStyles } from '@fluentui/react-components';
import { uploadStyles } from './upload.styles.ts';

/** Styles of a group that takes files. */
export const useDropStyles = makeStyles({ root: uploadStyles.root, dropping: uploadStyles.dropping });
