import { makeStyles, tokens } from '@fluentui/react-components';

/** Styles of the dialog around an image. */
export const useImagePreviewStyles = makeStyles({
  image: {
    display: 'block',
    maxWidth: '100%',
    maxHeight: '70vh',
    margin: '0 auto',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground4,
  },
});
