import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../server/src/database/database.ts';
import { migrationsDirectory } from '../../server/src/database/migrations.ts';
import { openFormRegistry } from '../../server/src/forms/registry.ts';
import { schemasKey } from '../../server/src/forms/schemas-key.ts';
import { createLog } from '../../server/src/log.ts';
import { builtFrom, root } from './bundle.ts';

/** A fresh folder for a server: its data as after a first start, a copy of the schemas, and a stand-in for the built app. */
export interface Home {
  readonly dataDirectory: string;
  readonly schemasDirectory: string;
  readonly appDirectory: string;
  remove(): void;
}

/** Longest time that making a template takes, in ms; whoever began one longer ago was killed over it. */
const making = 180_000;

/** Waits until it is one's turn to make a template, or somebody made it: it takes 10 s of the processor. */
const waitForTurn = async (turn: string, template: string): Promise<void> => {
  while (!existsSync(template)) {
    try {
      return mkdirSync(turn);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const begun = statSync(turn, { throwIfNoEntry: false })?.mtimeMs;
      if (begun !== undefined && Date.now() - begun > making) return;
    }
    await new Promise((done) => setTimeout(done, 50));
  }
};

/** A folder below the system's temporary one, made once by whichever worker is first. */
const madeOnce = async (name: string, make: (folder: string) => Promise<void>): Promise<string> => {
  const template = join(tmpdir(), name);
  const turn = `${template}-turn`;
  await waitForTurn(turn, template);
  if (existsSync(template)) return template;
  const folder = mkdtempSync(`${template}-new-`);
  try {
    await make(folder);
    // Whoever was thought dead may have been quicker after all.
    if (!existsSync(template)) renameSync(folder, template);
    return template;
  } finally {
    rmSync(folder, { recursive: true, force: true });
    rmSync(turn, { recursive: true, force: true });
  }
};

/** Pages that a database of tests keeps in memory: PostgreSQL's usual 128 MB are laid out anew with each start. */
const sharedBuffers = 'shared_buffers = 16MB';

/** A database with every table and no row, made once for each state of the migrations. */
const databaseTemplate = () => {
  const hash = createHash('sha256').update(readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json')));
  hash.update(sharedBuffers);
  for (const name of readdirSync(migrationsDirectory).sort()) hash.update(readFileSync(join(migrationsDirectory, name)));
  return madeOnce(`reelform-database-${hash.digest('hex').slice(0, 12)}`, async (directory) => {
    const fail = (error: Error) => {
      throw error;
    };
    const database = await openDatabase({ directory }, fail);
    await database.close();
    const settings = join(directory, 'postgresql.conf');
    writeFileSync(settings, readFileSync(settings, 'utf8').replace(/^shared_buffers = \w+/m, sharedBuffers));
  });
};

/** The forms as a server keeps them compiled, made once for each state of the schemas and of the compiler. */
const formsTemplate = async () => {
  const schemasDirectory = join(root, 'schemas');
  const key = await schemasKey(schemasDirectory, builtFrom);
  if (key === undefined) throw new Error('The portal’s schemas have no key.');
  return madeOnce(`reelform-forms-${key.slice(0, 12)}`, async (folder) => {
    const options = { schemasDirectory, cacheDirectory: folder, watch: false, builtFrom, log: createLog('warn') };
    const forms = await openFormRegistry(options);
    await forms.close();
  });
};

/** Fills a portal's empty folder as a first start leaves it: a database with its tables, and the forms compiled. */
export const fillAsStarted = async (dataDirectory: string): Promise<void> => {
  cpSync(await databaseTemplate(), join(dataDirectory, 'database'), { recursive: true });
  const kept = 'last-good.json';
  const cache = join(dataDirectory, 'cache/forms');
  mkdirSync(cache, { recursive: true });
  copyFileSync(join(await formsTemplate(), kept), join(cache, kept));
};

const page = `<!doctype html>
<html lang="en">
  <head>
    <title>Portal</title>
    <!--reelform:head-->
    <style nonce="{style-nonce}"></style>
    <script type="module" src="/assets/main-1a2b3c4d.js"></script>
    <!--reelform:with-session <link rel="modulepreload" href="/assets/portal-1a2b3c4d.js"> -->
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
  await fillAsStarted(dataDirectory);
  mkdirSync(join(appDirectory, 'assets'), { recursive: true });
  writeFileSync(join(appDirectory, 'index.html'), page);
  writeFileSync(join(appDirectory, 'assets/main-1a2b3c4d.js'), 'export {};\n');
  writeFileSync(join(appDirectory, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return { dataDirectory, schemasDirectory, appDirectory, remove: () => rmSync(home, { recursive: true, force: true }) };
};
