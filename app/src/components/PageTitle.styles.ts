import { makeStyles, tokens } from '@fluentui/react-components';

/** Styles of a screen's title. */
export const usePageTitleStyles = makeStyles({
  root: {
    margin: 0,
    borderRadius: tokens.borderRadiusSmall,
    outlineStyle: 'none',
    overflowWrap: 'anywhere',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '4px' },
  },
});
