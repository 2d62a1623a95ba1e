import { _, defineConfig } from '@reelform/engine/compile';

/** `"sumAtMost": {"of": "amount", "limit": 20000}`: the amounts of a list's rows come to no more than a limit. */
const sumAtMost = {
  keyword: 'sumAtMost',
  type: 'array',
  schemaType: 'object',
  metaSchema: {
    type: 'object',
    required: ['of', 'limit'],
    additionalProperties: false,
    properties: { of: { type: 'string' }, limit: { type: 'number' } },
  },
  error: { message: 'must not come to more than the limit', params: ({ schema }) => _`{limit: ${schema.limit}}` },
  code(context) {
    const { gen, data, schema } = context;
    const sum = gen.let('sum', 0);
    gen.forOf('row', data, (row) => {
      gen.if(_`${row} && typeof ${row}[${schema.of}] == "number"`, () => gen.assign(sum, _`${sum} + ${row}[${schema.of}]`));
    });
    context.fail(_`${sum} > ${schema.limit}`);
  },
};

export default defineConfig({ keywords: [sumAtMost] });
