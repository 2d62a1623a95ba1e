import { makeStyles } from '@fluentui/react-components';

/** Style of the document's body. */
export const useBodyStyle = makeStyles({ body: { margin: 0 } });
