import { makeStyles } from '@fluentui/react-components';

/** Styles of a screen's title. It takes the focus for screen readers alone, so it bears no ring. */
export const usePageTitleStyles = makeStyles({
  root: {
    margin: 0,
    outlineStyle: 'none',
    overflowWrap: 'anywhere',
  },
});
