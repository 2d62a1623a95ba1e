import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** Ajv's own verdict about a raw document, compiled here and now. */
export function runTimeAjv(schema: object): (data: unknown) => boolean {
  const options = { strict: false, logger: false, allErrors: true, ownProperties: true } as const;
  const isLater = '$schema' in schema && String(schema.$schema).includes('/2020-12/');
  const ajv = isLater ? new Ajv2020(options) : new Ajv(options);
  addFormats.default(ajv);
  const { $id: _id, ...anonymous } = { $id: undefined, ...schema };
  const validate = ajv.compile(anonymous);
  return (data) => validate(data) === true;
}
