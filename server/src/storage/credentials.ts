import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { hasCode } from '../embedded-s3/disk.ts';

/** A key pair of an object store. */
export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/**
 * Reads the key pair kept in a file, or makes a random one and keeps it there, readable by this user only.
 * Throws when the file is there and is not what was written.
 */
export async function keepCredentials(file: string): Promise<Credentials> {
  const kept = await readFile(file, 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  });
  if (kept !== undefined) return parse(kept, file);
  const made = {
    accessKeyId: `RF${randomBytes(9).toString('hex').toUpperCase()}`,
    secretAccessKey: randomBytes(32).toString('base64url'),
  };
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  const handle = await open(draft, 'w', 0o600);
  try {
    await handle.writeFile(`${JSON.stringify(made, null, 2)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
  return made;
}

function parse(text: string, file: string): Credentials {
  const value: unknown = JSON.parse(text);
  if (
    typeof value === 'object' &&
    value !== null &&
    'accessKeyId' in value &&
    'secretAccessKey' in value &&
    typeof value.accessKeyId === 'string' &&
    typeof value.secretAccessKey === 'string'
  )
    return { accessKeyId: value.accessKeyId, secretAccessKey: value.secretAccessKey };
  throw new Error(
    `${file} holds no key pair; restore it, since URLs already signed depend on it, or remove it to make a new one`,
  );
}
