import { type ChildProcess, type ChildProcessWithoutNullStreams, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { borrowBrowser, expectAccessible, giveBackBrowser, openPage } from './browser.ts';
import { people } from './person.ts';

const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n% the plan of a pond\n') };
const [person] = people;
const run = promisify(execFile);

/** The files and the page of the guide's quick start. */
const readQuickStart = () => {
  const [, part = ''] = /\n## Quick start\n(.*?)\n## /s.exec(readFileSync('engine/README.md', 'utf8')) ?? [];
  const files = [...part.matchAll(/`(schemas\/[^`]+\.json)`[^\n]*\n\n```json\n(.*?)```/gs)];
  const [, page = ''] = /```tsx\n(.*?)```/s.exec(part) ?? [];
  return { files: files.map(([, file = '', text = '']) => ({ file, text })), page };
};

/** The address that a server says it is at. */
const saidBy = (server: ChildProcessWithoutNullStreams, where: RegExp): Promise<string> =>
  new Promise((done, fail) => {
    let said = '';
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (chunk) => {
        said += chunk;
        const [, address] = where.exec(said) ?? [];
        if (address) done(address);
      });
    server.once('exit', () => fail(new Error(`The server ended: ${said}`)));
  });

/** The partner's project, installed and built outside of the repository, with its server running. */
const startPartner = async (folder: string): Promise<{ readonly url: string; readonly server: ChildProcess }> => {
  await run(process.execPath, [join(process.cwd(), 'tests/partner.mjs'), folder]);
  const { NODE_OPTIONS: _options, ...env } = process.env;
  const server = spawn(process.execPath, ['server/index.mjs'], { cwd: folder, env: { ...env, PORT: '0' }, stdio: 'pipe' });
  return { url: await saidBy(server, /^(http:\S+)\n/m), server };
};

describe('a partner installs the packages in a folder of their own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reelform-partner-'));
  let browser: Browser;
  let partner: Awaited<ReturnType<typeof startPartner>>;

  beforeAll(async () => {
    [partner, browser] = await Promise.all([startPartner(folder), borrowBrowser()]);
  });

  afterAll(async () => {
    await giveBackBrowser(browser);
    if (partner?.server.kill('SIGTERM')) await once(partner.server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  });

  const stored = (name: 'applications' | 'documents') => readdirSync(join(folder, 'data', name));

  it('their own form, theme, keyword, widget, option source and server take an application, under a strict policy', async () => {
    const { page, complaints } = await openPage(browser, partner.url);
    await page.goto('/');
    const someone = person.meet(page);
    const colour = await page
      .getByRole('button', { name: 'Apply' })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(colour, 'of the fund').toBe('rgb(11, 125, 79)');
    await someone.choose('Applicant', 'An association');
    await someone.fill('Name of the association', 'Friends of the Pond');
    await someone.fill('Registration number', 'ab1');
    await someone.fill('Project', 'A pond for our street');
    await someone.fill('What is it about?', 'Frogs and newts lost their pond; we dig a new one.');
    await page.getByRole('combobox', { name: 'Municipality' }).fill('nor');
    await page.getByRole('option', { name: 'Norwich' }).click();
    for (const [index, amount] of ['12000', '9000'].entries()) {
      await someone.press('button', 'Add item');
      const item = page.getByRole('group', { name: `Item ${index + 1}` });
      await someone.fill('Purpose', `Part ${index + 1}`, item);
      await someone.fill('Amount in euros', amount, item);
    }
    const chooser = page.waitForEvent('filechooser');
    await someone.press('button', /Choose a PDF/);
    await (await chooser).setFiles(plan);
    await page.getByRole('button', { name: /Replace .*\.pdf/ }).waitFor();
    expect(await page.getByLabel('Assessment').count()).toBe(0);

    await someone.press('button', 'Apply');
    const summary = page.getByRole('group', { name: 'Please check 2 of your entries' });
    await summary
      .getByRole('link', { name: 'Registration number: A registration number is two capital letters and six digits.' })
      .waitFor();
    await summary.getByRole('link', { name: 'Budget: The amounts come to more than 20000 euros.' }).waitFor();
    await expectAccessible(page, "the partner's form with errors");
    expect(stored('applications')).toEqual([]);

    await someone.fill('Registration number', 'AB123456');
    await someone.fill('Amount in euros', '8000', page.getByRole('group', { name: 'Item 2' }));
    await someone.press('button', 'Apply');
    await page.getByText('We received “A pond for our street”.').waitFor();

    const [document] = stored('documents');
    const [application] = stored('applications');
    expect(JSON.parse(readFileSync(join(folder, 'data/applications', application ?? ''), 'utf8'))).toEqual({
      applicant: { kind: 'association', association: 'Friends of the Pond', registration: 'AB123456' },
      project: 'A pond for our street',
      summary: 'Frogs and newts lost their pond; we dig a new one.',
      municipality: 'Norwich',
      budget: [
        { purpose: 'Part 1', amount: 12000 },
        { purpose: 'Part 2', amount: 8000 },
      ],
      budgetPlan: document,
    });
    expect(readFileSync(join(folder, 'data/documents', document ?? ''))).toEqual(plan.buffer);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('a rule on the context shows officers more', async () => {
    const { page } = await openPage(browser, partner.url);
    await page.goto('/?role=officer');
    await page.getByLabel('Assessment').waitFor();
    await page.context().close();
  });

  it('their server refuses with the same messages what the page would refuse', async () => {
    const post = async (body: unknown, mode = 'strict') => {
      const reply = await fetch(`${partner.url}/api/applications?mode=${mode}`, { method: 'POST', body: JSON.stringify(body) });
      return { status: reply.status, ...(await reply.json()) };
    };
    const budget = [
      { purpose: 'Digger', amount: 12000 },
      { purpose: 'Frogs', amount: 9000 },
    ];
    const sum = { path: '/budget', keyword: 'sumAtMost', message: 'The amounts come to more than 20000 euros.' };
    expect(await post({ project: 'Pond', budget }, 'draft')).toEqual({ status: 422, ok: false, errors: [sum] });
    const elsewhere = await post({ project: 'Pond', municipality: 'Paris' }, 'draft');
    expect(elsewhere).toMatchObject({ status: 422, errors: [{ path: '/municipality', keyword: 'known' }] });
    expect((await post({ project: 'Pond', budget })).errors.map(({ path }: { path: string }) => path)).toEqual([
      '/applicant',
      '/summary',
      '/municipality',
      '/budget',
      '/budgetPlan',
    ]);
    const refused = await fetch(`${partner.url}/api/documents`, { method: 'POST', body: 'MZ not a document' });
    expect(refused.status).toBe(422);
  });

  it('their server outlives an address that is none, and requests that break off', async () => {
    const { hostname, port } = new URL(partner.url);
    const heads = ['GET // HTTP/1.1', 'POST /api/documents HTTP/1.1', 'POST /api/applications HTTP/1.1'];
    for (const head of heads) {
      const socket = connect(Number(port), hostname).resume();
      socket.end(`${head}\r\nHost: fund\r\nContent-Length: 9\r\n\r\n%PDF-`);
      await once(socket, 'close');
      const reply = await fetch(`${partner.url}/api/municipalities?text=norwich`);
      expect(await reply.json(), head).toEqual({ options: [{ value: 'Norwich', label: 'Norwich' }] });
    }
  });

  it("the guide's quick start compiles, and its page passes a stock tsc", async () => {
    const { files, page } = readQuickStart();
    expect(files.map(({ file }) => file)).toEqual([
      'schemas/forms/contact/schema.json',
      'schemas/forms/contact/ui.json',
      'schemas/messages/en.json',
    ]);
    expect(page, 'what Express and Fastify read as JSON').toContain("'content-type': 'application/json'");
    const write = (path: string, text: string) => {
      const file = join(folder, 'quick-start', path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    };
    for (const { file, text } of files) write(file, text);
    write('main.tsx', page);
    write('tsconfig.json', JSON.stringify({ extends: '../tsconfig.json', files: ['main.tsx'], include: [] }));
    const cwd = join(folder, 'quick-start');
    const bin = (name: string) => join(folder, 'node_modules/.bin', name);
    await run(bin('reelform'), ['compile', 'schemas/forms', '--out', 'public/forms'], { cwd });
    expect(JSON.parse(readFileSync(join(cwd, 'public/forms/manifest.json'), 'utf8')).forms.contact).toMatch(
      /^contact\.\w+\.js$/,
    );
    const imported = "import contact from './forms/contact.js';\n";
    write(
      'imported.ts',
      `${imported}import { createFormModule } from '@reelform/engine/validation';\ncreateFormModule(contact);\n`,
    );
    write('tsconfig.json', JSON.stringify({ extends: '../tsconfig.json', files: ['main.tsx', 'imported.ts'], include: [] }));
    await run(bin('reelform'), ['compile', 'schemas/forms', '--out', 'forms', '--names', 'plain'], { cwd });
    await run(bin('tsc'), [], { cwd });

    // What the page does before it draws, on Vite's own server, which takes no address below `public` for a source.
    const [loading = ''] = /const \{ forms \}.*createFormModule\(file\.default\);/s.exec(page) ?? [];
    write(
      'load.ts',
      `import { createFormModule } from '@reelform/engine/validation';\n${loading}\ndocument.title = form.name;\n`,
    );
    write('index.html', '<!doctype html><script type="module" src="/load.ts"></script>');
    const vite = spawn(bin('vite'), ['--port', '0'], { cwd, env: { ...process.env, NO_COLOR: '1' }, stdio: 'pipe' });
    try {
      const { page: shown } = await openPage(browser, await saidBy(vite, /(http:\S+)\/\n/));
      await shown.goto('/');
      await shown.waitForFunction(() => document.title === 'contact');
      await shown.context().close();
    } finally {
      vite.kill('SIGTERM');
      await once(vite, 'exit');
    }
  });

  it('every entry passes a stock tsc that resolves as Node does', async () => {
    const entries = [
      'engine',
      'engine/validation',
      'engine/compile',
      'engine/bundler',
      'widgets',
      'schemas/types',
      'schemas/api',
    ];
    const imports = entries.map((entry, index) => `import type * as entry${index} from '@reelform/${entry}';`);
    const exports = `export type { ${entries.map((_entry, index) => `entry${index}`).join(', ')} };`;
    writeFileSync(join(folder, 'entries.ts'), [...imports, exports].join('\n'));
    const compilerOptions = { module: 'nodenext', moduleResolution: 'nodenext' };
    const config = { extends: './tsconfig.json', compilerOptions, files: ['entries.ts'], include: [] };
    writeFileSync(join(folder, 'tsconfig.entries.json'), JSON.stringify(config));
    const said = run(join(folder, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.entries.json'], { cwd: folder }).then(
      ({ stdout }) => stdout,
      (error: { readonly stdout: string }) => error.stdout,
    );
    expect(await said).toBe('');
  });

  it.each([
    { source: "import '@reelform/engine'; import '@reelform/widgets'; import '@reelform/engine/validation';", most: 0 },
    { source: "import { judge } from '@reelform/engine/validation'; globalThis.judge = judge;", most: 9_400 },
    { source: "import { fillIn } from '@reelform/engine'; globalThis.fillIn = fillIn;", most: 1_000 },
  ])('a bundler takes only what is used of: $source', async ({ source, most }) => {
    const { outputFiles } = await build({
      stdin: { contents: source, resolveDir: folder },
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
      logLevel: 'silent',
    });
    expect(outputFiles[0]?.contents.length).toBeLessThanOrEqual(most);
  });
});
