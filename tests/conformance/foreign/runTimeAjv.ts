import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';

/** Ajv's own verdict about a raw document, compiled here and now. */
export function runTimeAjv(schema: object): (data: unknown) => boolean {
  const ajv = new Ajv({ strict: false, logger: false, allErrors: true, ownProperties: true });
  addFormats.default(ajv);
  const { $id: _id, ...anonymous } = { $id: undefined, ...schema };
  const validate = ajv.compile(anonymous);
  return (data) => validate(data) === true;
}
