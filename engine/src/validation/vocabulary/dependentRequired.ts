import { _, type CodeKeywordDefinition, type KeywordErrorDefinition } from 'ajv';

const error: KeywordErrorDefinition = {
  message: 'must have the member that another one depends on',
  params: ({ params }) => _`{property: ${params['property']}, missingProperty: ${params['missingProperty']}}`,
};

const namesOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/**
 * `"dependentRequired": {"festival": ["year"]}`: where the one member is there, the others must be
 * (https://json-schema.org/draft/2019-09/json-schema-validation#section-6.5.4); draft-07 itself writes `dependencies`.
 */
export const dependentRequired: CodeKeywordDefinition = {
  keyword: 'dependentRequired',
  type: 'object',
  schemaType: 'object',
  error,
  code(context) {
    const { gen, data, schema } = context;
    for (const [property, names] of Object.entries(schema)) {
      gen.if(_`Object.hasOwn(${data}, ${property})`, () => {
        for (const missingProperty of namesOf(names)) {
          gen.if(_`!Object.hasOwn(${data}, ${missingProperty})`, () => {
            context.setParams({ property, missingProperty });
            context.error();
          });
        }
      });
    }
  },
};
