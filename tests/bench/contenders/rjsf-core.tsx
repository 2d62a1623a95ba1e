import Form from '@rjsf/core';
import validator from '@rjsf/validator-ajv8';
import type { CreateContender } from './contender.ts';
import { rjsfContender } from './rjsfContender.tsx';

/** `@rjsf/core` as it comes, with its own plain HTML theme. */
export const create: CreateContender = (task) => rjsfContender(task, Form, validator, (form) => form);
