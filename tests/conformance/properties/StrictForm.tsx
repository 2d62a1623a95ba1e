import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { SchemaForm, type SchemaFormProps } from '@reelform/engine';
import { fluentTheme } from '@reelform/widgets';
import { StrictMode } from 'react';

/** A form in the theme, whose effects React runs twice. */
export function StrictForm(props: Omit<SchemaFormProps, 'theme'>) {
  return (
    <StrictMode>
      <FluentProvider theme={webLightTheme}>
        <SchemaForm {...props} theme={fluentTheme} />
      </FluentProvider>
    </StrictMode>
  );
}
