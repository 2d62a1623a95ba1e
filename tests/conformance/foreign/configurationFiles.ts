import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ForeignDocument } from './foreignForms.ts';

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const { resolve } = createRequire(import.meta.url);

/** As the metadata of Azure's connectors have it: rows that hold schemas of schemas at several depths. */
const configuration = { $ref: 'http://json-schema.org/draft-07/schema#', description: 'The schema of its settings.' };
const part = (more: object) => ({ type: 'object', properties: { configuration, ...more } });
const connector = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'object',
  properties: {
    endpoints: { type: 'array', title: 'Endpoints', items: part({ groups: part({ events: part({ fields: part({}) }) }) }) },
  },
};

const root = join(import.meta.dirname, '../../..');

const { workspaces, ...knip } = read(join(root, 'knip.json'));
/** One of its workspaces: each is drawn as some 460 controls. */
const [workspace] = Object.entries(workspaces);

/** Schemas of configuration files that the tools of this repository publish, with this repository's own files. */
export const configurationFiles: readonly ForeignDocument[] = [
  {
    name: 'knip.json',
    schema: read(join(root, 'node_modules/knip/schema.json')),
    ui: {},
    data: { ...knip, workspaces: Object.fromEntries(workspace ? [workspace] : []) },
  },
  {
    name: 'a schema of draft-07',
    schema: read(resolve('ajv/dist/refs/json-schema-draft-07.json')),
    ui: {},
    data: read(join(root, 'schemas/forms/login/schema.json')),
  },
  { name: 'rows that hold schemas', schema: connector, ui: {}, data: { endpoints: [{}] } },
];
