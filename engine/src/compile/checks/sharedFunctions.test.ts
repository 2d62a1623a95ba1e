import { expect, it } from 'vitest';
import { withSharedFunctions } from './sharedFunctions.ts';

const check = (name: string, callee: string) => `function ${name}(data){if(!(${callee}(data.a))){return false;}return true;}`;
const leaf = (name: string) => `function ${name}(data){return typeof data == 1;}`;

it('writes functions once that do the same by way of others that do the same', () => {
  const code = `const check0 = validate0;const check1 = validate1;${check('validate0', 'validate2')}${leaf('validate2')}${check('validate1', 'validate3')}${leaf('validate3')}`;
  expect(withSharedFunctions(code)).toBe(
    `const check0 = validate0;const check1 = validate0;${check('validate0', 'validate2')}${leaf('validate2')}`,
  );
});

it('takes functions that call themselves for the same, and calls written before their function', () => {
  const code = `const check0 = validate0;const check1 = validate1;const wrapper0 = {validate: validate0};${check('validate0', 'wrapper0.validate')}${check('validate1', 'validate1')}`;
  expect(withSharedFunctions(code)).toBe(
    `const check0 = validate0;const check1 = validate0;${check('validate0', 'validate0')}`,
  );
});

it('leaves functions apart that differ, and members that are named like them', () => {
  const code = `const check0 = validate0;${check('validate0', 'validate1')}function validate1(data){return data.validate0;}`;
  expect(withSharedFunctions(code)).toBe(code);
  const told = `${leaf('validate0')}validate0.evaluated = {};${leaf('validate1')}validate1.evaluated = {a: 1};`;
  expect(withSharedFunctions(told)).toBe(told);
});
