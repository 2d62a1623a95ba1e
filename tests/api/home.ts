import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../server/src/database/database.ts';
import { migrationsDirectory } from '../../server/src/database/migrations.ts';
import { root } from './bundle.ts';

/** A fresh folder for a server: its data with an empty database, a copy of the schemas, and a stand-in for the built app. */
export interface Home {
  readonly dataDirectory: string;
  readonly schemasDirectory: string;
  readonly appDirectory: string;
  remove(): void;
}

/** A database with every table and no row, made once for each state of the migrations. */
export const databaseTemplate = async (): Promise<string> => {
  const hash = createHash('sha256').update(readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json')));
  for (const name of readdirSync(migrationsDirectory).sort()) hash.update(readFileSync(join(migrationsDirectory, name)));
  const template = join(tmpdir(), `reelform-database-${hash.digest('hex').slice(0, 12)}`);
  if (existsSync(template)) return template;
  const making = mkdtempSync(join(tmpdir(), 'reelform-database-new-'));
  const fail = (error: Error) => {
    throw error;
  };
  const database = await openDatabase({ directory: making }, fail);
  await database.close();
  try {
    renameSync(making, template);
  } catch {
    // Another worker was quicker.
    rmSync(making, { recursive: true, force: true });
  }
  return template;
};

const page = `<!doctype html>
<html lang="en">
  <head>
    <title>Portal</title>
    <!--reelform:head-->
    <script type="module" src="/assets/main-1a2b3c4d.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>
`;

/** Makes a home below the system's temporary folder. */
export const createHome = async (): Promise<Home> => {
  const home = mkdtempSync(join(tmpdir(), 'reelform-api-'));
  const [dataDirectory, schemasDirectory, appDirectory] = ['data', 'schemas', 'app'].map((name) => join(home, name)) as [
    string,
    string,
    string,
  ];
  cpSync(join(root, 'schemas'), schemasDirectory, { recursive: true, filter: (path) => !/node_modules|dist$/.test(path) });
  mkdirSync(dataDirectory);
  cpSync(await databaseTemplate(), join(dataDirectory, 'database'), { recursive: true });
  mkdirSync(join(appDirectory, 'assets'), { recursive: true });
  writeFileSync(join(appDirectory, 'index.html'), page);
  writeFileSync(join(appDirectory, 'assets/main-1a2b3c4d.js'), 'export {};\n');
  writeFileSync(join(appDirectory, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return { dataDirectory, schemasDirectory, appDirectory, remove: () => rmSync(home, { recursive: true, force: true }) };
};
