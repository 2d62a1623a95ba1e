import { _, type Ajv } from 'ajv';
import { replaceKeyword } from './replaceKeyword.ts';

/** Tells of two numbers as they are written whether one is a multiple of the other. Only modules that ask carry it. */
const isMultiple = _`(value, step) => {
  const [a, b] = [value, step].map((number) => {
    const [digits, exponent = "0"] = String(number).split("e");
    const [whole, fraction = ""] = digits.split(".");
    return { units: BigInt(whole + fraction), power: Number(exponent) - fraction.length };
  });
  const units = ({ units, power }) => units * 10n ** BigInt(power - Math.min(a.power, b.power));
  return units(a) % units(b) === 0n;
}`;

/** The same as a function, for validators that are not written into a file. */
const isMultipleHere: unknown = new Function(`return ${isMultiple}`)();

/**
 * Lets `multipleOf` judge decimal numbers as people write them: 4.35 is a multiple of 0.01, though dividing one by the other
 * gives 434.99999999999994. What ajv takes as a multiple of a decimal number is taken, too.
 */
export const judgeExactMultiples = (ajv: Ajv): void =>
  replaceKeyword(ajv, 'multipleOf', () => (context) => {
    const { gen, data, schema, schemaCode, $data } = context;
    if (!$data && Number.isInteger(schema)) {
      context.fail(_`${data} % ${schema} !== 0`); // which is exact, however large the number
      return;
    }
    const exact = gen.scopeValue('func', { key: isMultiple, ref: isMultipleHere, code: isMultiple });
    const times = gen.let('times');
    const isWrong = _`${times} !== parseInt(${times}) && !(Number.isFinite(${data}) && ${exact}(${data}, ${schemaCode}))`;
    context.fail$data(_`${schemaCode} === 0 || (${times} = ${data}/${schemaCode}, ${isWrong})`);
  });
