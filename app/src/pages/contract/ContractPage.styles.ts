import { makeStyles } from '@fluentui/react-components';

/** Styles of the page around a contract. */
export const useContractPageStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', height: '100dvh' },
  title: { padding: '12px 16px', margin: 0 },
  frame: { flexGrow: 1, width: '100%', border: 'none', backgroundColor: 'Canvas' },
});
