// Setup of the tests with a DOM.
import { configure } from '@testing-library/dom';
import { quickenStyles } from './quickStyles.ts';

quickenStyles(document);
// A busy machine is no fault: what comes is waited for longer than the default second.
configure({ asyncUtilTimeout: 10_000 });
