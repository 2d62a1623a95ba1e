import { _, type Ajv, stringify } from 'ajv';
import { isNode } from '../../validation/schemaNode.ts';
import { kindOf, kindsOf } from '../schema/kinds.ts';
import { replaceKeyword } from './replaceKeyword.ts';

/** Most values that are asked for one by one; more are a set. */
const mostAsked = 200;

type Value = string | number | boolean | null;

const isValue = (value: unknown): value is Value => typeof value !== 'object' || value === null;

/** The one value that an option lets through; none where it says anything else. */
const valueIn = (option: unknown): readonly Value[] => {
  if (!isNode(option) || !Object.keys(option).every((keyword) => keyword === 'const' || keyword === 'type')) return [];
  const { const: value } = option;
  return 'const' in option && isValue(value) && kindsOf(option).has(kindOf(value)) ? [value] : [];
};

/** The values that options let through, each another one; `undefined` where some option says more than a value. */
const listedIn = (options: readonly unknown[]): readonly Value[] | undefined => {
  const values = new Set(options.flatMap(valueIn));
  return values.size === options.length ? [...values] : undefined;
};

/**
 * Judges `oneOf` and `anyOf` whose options are single values as the list that they are: nothing is said of each option, and a
 * long list takes neither a page of code nor, to be compiled, a time that grows with its square.
 */
export const judgeListedOptions = (ajv: Ajv): void => {
  for (const keyword of ['anyOf', 'oneOf'])
    replaceKeyword(ajv, keyword, (own) => (context, ruleType) => {
      const { gen, data, schema } = context;
      const [first, ...others] = listedIn(schema) ?? [];
      context.setParams({ passing: _`null` }); // the right branches, of which ajv's own error tells
      if (first === undefined) own.code(context, ruleType);
      else if (others.length < mostAsked)
        context.pass(others.reduce((asked, value) => _`${asked} || ${data} === ${value}`, _`${data} === ${first}`));
      else {
        const all = [first, ...others];
        const list = stringify(all);
        context.pass(
          _`${gen.scopeValue('obj', { key: String(list), ref: new Set(all), code: _`new Set(${list})` })}.has(${data})`,
        );
      }
    });
};
