import type { RawError } from './types.ts';

/** Keywords whose errors say nothing that another error does not say better. */
const silent = new Set(['if', 'propertyNames', 'discriminator']);

const branchOf = (umbrella: RawError, error: RawError): string | undefined => {
  const prefix = `${umbrella.schemaPath}/`;
  if (!error.schemaPath.startsWith(prefix)) return undefined;
  return error.schemaPath.slice(prefix.length).split('/', 1)[0];
};

/** Errors that decide that a branch was not meant: a discriminating constant or the kind of value. */
const decides = (umbrella: RawError, error: RawError): boolean =>
  ['const', 'enum', 'type'].includes(error.keyword) &&
  error.instancePath.split('/').length <= umbrella.instancePath.split('/').length + 1;

const meantBranch = (umbrella: RawError, errors: readonly RawError[]): readonly RawError[] => {
  const branches = new Map<string, RawError[]>();
  for (const error of errors) {
    const branch = branchOf(umbrella, error);
    if (branch !== undefined) branches.set(branch, [...(branches.get(branch) ?? []), error]);
  }
  const possible = [...branches.values()].filter((branch) => !branch.some((error) => decides(umbrella, error)));
  const [only] = possible;
  return possible.length === 1 && only ? only : [];
};

/** Keywords whose errors and the errors below them are each looked at on their own. */
const applicators = new Set(['oneOf', 'anyOf', 'contains', 'if', 'propertyNames', 'discriminator']);

/** Errors below the error of a host's `macro` keyword, which speaks for the schema that it stands for. */
const belowMacros = (errors: readonly RawError[]): readonly RawError[] => {
  const macros = new Set(errors.filter(({ keyword }) => !applicators.has(keyword)).map(({ schemaPath }) => schemaPath));
  return errors.filter(({ schemaPath }) => {
    for (let end = schemaPath.lastIndexOf('/'); end > 0; end = schemaPath.lastIndexOf('/', end - 1)) {
      if (macros.has(schemaPath.slice(0, end))) return true;
    }
    return false;
  });
};

/**
 * Takes out what people cannot use: `if`, why single items of a list are not the one that `contains` wants, and of `oneOf` and `anyOf` either the umbrella ('must match exactly one
 * schema') or the errors of branches that were not meant.
 */
export const withoutNoise = (errors: readonly RawError[]): readonly RawError[] => {
  const dropped = new Set<RawError>([...errors.filter((error) => silent.has(error.keyword)), ...belowMacros(errors)]);
  for (const umbrella of errors.filter(({ keyword }) => keyword === 'contains')) {
    for (const error of errors) if (error !== umbrella && branchOf(umbrella, error) !== undefined) dropped.add(error);
  }
  for (const umbrella of errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf')) {
    const below = errors.filter((error) => error !== umbrella && branchOf(umbrella, error) !== undefined);
    const meant = meantBranch(umbrella, below);
    for (const error of below) if (!meant.includes(error)) dropped.add(error);
    if (meant.length > 0) dropped.add(umbrella);
  }
  return errors.filter((error) => !dropped.has(error));
};
