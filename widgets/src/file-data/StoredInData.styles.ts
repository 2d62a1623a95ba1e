import { makeStyles, tokens } from '@fluentui/react-components';

/** Styles of a file in the data that is shown. */
export const usePicturedFileStyles = makeStyles({
  picture: { maxWidth: '120px', maxHeight: '80px', borderRadius: tokens.borderRadiusSmall, objectFit: 'contain' },
});
