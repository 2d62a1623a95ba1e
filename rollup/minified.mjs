import { minify } from 'rolldown/utils';

/**
 * Makes scripts small: names, white space and code that never runs go, licences stay.
 *
 * @param {{ target: string }} options the edition of ECMAScript that browsers are expected to know.
 */
export const minified = ({ target }) => ({
  name: 'minified',
  async renderChunk(code, { fileName }) {
    const options = { module: true, compress: { target }, codegen: { legalComments: 'inline' } };
    const { code: shorter, errors } = await minify(fileName, code, options);
    for (const { message } of errors) this.error(`${fileName}: ${message}`);
    return { code: shorter, map: null };
  },
});
