/** How ajv's code tells a function where its value stands. */
const told = /, \{instancePath(?::((?:(?!,parentData)[^;{}])*))?,parentData[^;{}]*?,rootData\}(?=\))/g;
const taken = /, \{instancePath=(\W\d+\W), parentData, parentDataProperty, rootData=data\}=\{\}(?=\))/g;

/** The name of a variable: not of a member, nor within a longer name. */
export const variable = (names: string): RegExp => new RegExp(`(?<![.\\w$])(?:${names})(?![\\w$])`);

const around = variable('parentData|parentDataProperty');
const root = variable('rootData');

/**
 * Tells functions the path of their value, or nothing, in place of an object that says more than anyone asks for.
 *
 * @param code functions of ajv's, with markers in place of literals
 * @param withPath whether they tell errors, which need it
 */
export const withPlainCalls = (code: string, withPath: boolean): string => {
  const bare = code.replace(told, '').replace(taken, '');
  if (around.test(bare)) return code;
  // Only a reference to other data by an absolute pointer asks for the root.
  const asksRoot = root.test(bare);
  return code
    .replace(told, (_whole, path = 'instancePath') => `${withPath ? `, ${path}` : ''}${asksRoot ? ', rootData' : ''}`)
    .replace(
      taken,
      (_whole, empty: string) => `${withPath ? `, instancePath=${empty}` : ''}${asksRoot ? ', rootData=data' : ''}`,
    );
};
