import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import type { ReactNode } from 'react';

/** A fault of the form's own files, shown in its place so that the rest of the form goes on working. */
export const FormFault = ({ children }: { readonly children: ReactNode }) => (
  <MessageBar intent="warning" layout="multiline">
    <MessageBarBody>{children}</MessageBarBody>
  </MessageBar>
);
