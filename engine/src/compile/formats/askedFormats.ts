import { formatCode, formatNames } from './formatCode.ts';
import { ofNumbers } from './standard.ts';

const named = /\bformats(?:\.(\w+)|\["([^"]+)"\])/g;

/** Code that takes all formats: a document says which one is meant (`$data`). */
const takesAll = /= formats;/;

/**
 * Code that declares the `formats` that the code of checks asks for; empty where that asks for none. What stands there for
 * the sake of others is left for a bundler to take out.
 */
export const askedFormats = (code: string): string => {
  const names = takesAll.test(code)
    ? [...formatNames.keys()]
    : [...code.matchAll(named)].map(([, plain, quoted]) => plain ?? quoted);
  const members = [...new Set(names)].flatMap((name = '') => {
    const check = formatNames.get(name);
    const asked = name in ofNumbers ? `{ type: "number", validate: ${check} }` : check;
    return check === undefined ? [] : [`${JSON.stringify(name)}: ${asked}`];
  });
  return members.length === 0 ? '' : `${formatCode}\nconst formats = { ${members.join(', ')} };`;
};
