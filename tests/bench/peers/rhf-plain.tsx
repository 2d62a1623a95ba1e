import type { CreateContender } from '../contenders/contender.ts';
import { plainInputs } from './rhf/plainInputs.tsx';
import { rhfContender } from './rhf/rhfContender.tsx';

/** A form written by hand with react-hook-form and the browser's own inputs. */
export const create: CreateContender = (task) => rhfContender(task, plainInputs);
