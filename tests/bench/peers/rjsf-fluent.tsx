import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { Form } from '@rjsf/fluentui-rc';
import validator from '@rjsf/validator-ajv8';
import type { CreateContender } from '../contenders/contender.ts';
import { rjsfContender } from '../contenders/rjsfContender.tsx';

/** rjsf with its own Fluent theme. */
export const create: CreateContender = (task) =>
  rjsfContender(task, Form, validator, (form) => <FluentProvider theme={webLightTheme}>{form}</FluentProvider>);
