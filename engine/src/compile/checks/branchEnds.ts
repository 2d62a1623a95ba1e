import { _, type Ajv, type CodeKeywordDefinition, type KeywordCxt, Name } from 'ajv';
import { modeKeywords } from './inModes.ts';
import { replaceKeyword } from './replaceKeyword.ts';

/** Keywords that try several schemas, or one schema several times, and speak for all of them when they fail. */
const umbrellas = ['anyOf', 'oneOf', 'contains', 'propertyNames'];

/**
 * The member that brings a choice, as the place of the choice has it, in one mode alone where the modes differ: the choice
 * tells it apart.
 */
const bringing = RegExp(
  `/(?:dependencies|dependentSchemas)/([^/]+)(?:/(?:${modeKeywords.map(({ keyword }) => keyword).join('|')}))?$`,
);

/** How ajv's code names the number of errors found so far. */
const errors = new Name('errors');

/**
 * Makes the errors of `anyOf`, `oneOf`, `contains` and `propertyNames` tell which of the errors before them are those of their schemas:
 * `params.ends` has for each schema how many there were when it had been tried. The paths of errors do not tell it, as
 * those behind a `$ref` begin anew. Those of a choice that a member brings have its name as well, as a pointer writes it
 * (`params.by`).
 */
export const tellBranchEnds = (ajv: Ajv): void => {
  for (const keyword of umbrellas) {
    const known = new WeakMap<object, readonly Name[]>();
    const params = (
      context: object & { readonly params?: KeywordCxt['params']; readonly it: { readonly errSchemaPath: string } },
    ) => {
      const ends = (known.get(context) ?? []).reduce((list, end, at) => (at === 0 ? _`${end}` : _`${list},${end}`), _``);
      if (keyword === 'contains') return _`{minContains: ${context.params?.['min']},ends: [${ends}]}`;
      if (keyword === 'propertyNames') return _`{propertyName: ${context.params?.['propertyName']},ends: [${ends}]}`;
      const [, by] = bringing.exec(context.it.errSchemaPath) ?? [];
      return by === undefined ? _`{ends: [${ends}]}` : _`{ends: [${ends}],by: ${decodeURIComponent(by)}}`;
    };
    const write = (own: CodeKeywordDefinition): CodeKeywordDefinition['code'] =>
      function tell(context, ruleType) {
        const isList = keyword === 'anyOf' || keyword === 'oneOf';
        const tried: readonly unknown[] = isList ? context.schema : [context.schema];
        const ends = tried.map(() => context.gen.let('end', _`0`));
        known.set(context, ends);
        const subschema = context.subschema.bind(context);
        context.subschema = (applied, valid) => {
          // Names are tried one after the other, and each has its own error.
          const before = keyword === 'propertyNames' ? context.gen.const('before', errors) : undefined;
          const result = subschema(applied, valid);
          const { schemaProp = 0 } = applied;
          const end = ends[Number(schemaProp)];
          if (end) context.gen.assign(end, _`${errors} - ${before ?? context.errsCount ?? 0}`);
          return result;
        };
        own.code(context, ruleType);
      };
    replaceKeyword(ajv, keyword, write, { message: '', params });
  }
};
