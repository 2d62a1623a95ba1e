import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import type { CreateContender } from '../contenders/contender.ts';
import { fluentInputs } from './rhf/fluentInputs.tsx';
import { rhfContender } from './rhf/rhfContender.tsx';

/** A form written by hand with react-hook-form and the Fluent inputs that our theme uses. */
export const create: CreateContender = (task) =>
  rhfContender(task, fluentInputs, (form) => <FluentProvider theme={webLightTheme}>{form}</FluentProvider>);
