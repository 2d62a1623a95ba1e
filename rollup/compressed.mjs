import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Writes `.gz` and `.br` beside every script and picture of over 1 kB, for servers that hand them out as they are. */
export const compressed = () => ({
  name: 'compressed',
  async writeBundle({ dir }, bundle) {
    const files = Object.values(bundle).filter((file) => /\.(js|css|svg)$/.test(file.fileName));
    await Promise.all(
      files.map(async (file) => {
        const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source);
        if (bytes.length < 1024) return;
        const path = join(dir, file.fileName);
        await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
        await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, brotliOptions));
      }),
    );
  },
});
