import { makeResetStyles } from '@fluentui/react-components';

/** Styles of the document's body. */
export const useBodyStyles = makeResetStyles({ margin: 0 });
