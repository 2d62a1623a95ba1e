import { tokens } from '@fluentui/react-components';

/** Ground of a card, as part of its styles. Forced colours know neither grounds nor shadows: there it has a line around it. */
export const raised = {
  borderRadius: tokens.borderRadiusLarge,
  backgroundColor: tokens.colorNeutralBackground1,
  boxShadow: tokens.shadow2,
  '@media (forced-colors: active)': { outline: '1px solid CanvasText', outlineOffset: '-1px' },
};

/** A table on such a ground. It takes the focus of a row that goes, and is no control: its ring shows in forced colours alone, as its line. */
export const raisedTable = { ...raised, '@media (forced-colors: none)': { outlineStyle: 'none' } };
