import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withoutStockParts } from './index.mjs';

const require = createRequire(import.meta.url);
const folderOf = (name: string) => dirname(dirname(require.resolve(name)));
const [core, utils] = [join(folderOf('@rjsf/core'), 'lib'), folderOf('@rjsf/utils')];
const plugin = withoutStockParts();

describe('withoutStockParts', () => {
  it.each([
    join(core, 'components/widgets/index.js'),
    join(core, 'components/templates/index.js'),
    join(core, 'components/fields/LayoutGridField.js'),
    join(utils, 'lib/schema/omitExtraData.js'),
    join(utils, 'lib/schema/toPathSchema.js'),
    createRequire(join(utils, 'package.json')).resolve('fast-uri'),
  ])('puts something with the same exports in the place of %s', async (file) => {
    const [original, replaced] = await Promise.all([
      import(file),
      import(`data:text/javascript,${encodeURIComponent(plugin.load(file) ?? '')}`),
    ]);
    expect(replaced.default).toBeDefined();
    const named = Object.keys(replaced).filter((name) => name !== 'default');
    expect(Object.keys(original)).toEqual(expect.arrayContaining(named));
  });

  it.each([join(core, 'components/Form.js'), join(core, 'components/fields/SchemaField.js'), '/page/widgets/index.js'])(
    'leaves %s as it is',
    (file) => {
      expect(plugin.load(file)).toBeNull();
    },
  );
});
