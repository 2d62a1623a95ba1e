import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFormModule, dropHidden, type JsonObject, judge, sameDocument } from '@reelform/engine/validation';
import { FilmStatus, filmContext } from '@reelform/schemas/api';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Film } from '../../app/src/pages/films/dialog/film.ts';
import { toFilmSave, toFormData } from '../../app/src/pages/films/dialog/filmData.ts';
import { openFormRegistry } from '../../server/src/forms/registry.ts';
import { createLog } from '../../server/src/log.ts';
import { draft } from './films.ts';
import { createHome, type Home } from './home.ts';
import { waitForLink, waitForMails } from './mails.ts';
import { createTestServer, type TestServer } from './test-server.ts';

const before = 'Please enter the value must be less than or equal to 200 characters.';
const after = 'A title has at most 120 characters, please.';

describe('a change of the schemas', () => {
  let server: TestServer;
  let ada: Awaited<ReturnType<TestServer['filmmaker']>>;

  beforeAll(async () => {
    server = await createTestServer({ env: { WATCH_SCHEMAS: '1' } });
    ada = await server.filmmaker();
  });
  afterAll(() => server?.stop());

  const settings = async () => {
    const html = await (await fetch(server.url, { headers: { accept: 'text/html' } })).text();
    return JSON.parse(/id="reelform-config">(.*?)<\/script>/.exec(html)?.[1] ?? '');
  };
  const served = async (url: string) => {
    const reply = await fetch(new URL(url, server.url));
    expect(reply.status).toBe(200);
    return reply.text();
  };
  /** What the served module says of a title, in a place of its own as a browser would import it. */
  const verdictOfPage = async (title: string) => {
    const code = await served((await settings()).forms['film-submission']);
    const factory = (await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)).default;
    const verdict = judge(createFormModule(factory), { title }, { mode: 'draft' });
    return verdict.valid ? [] : verdict.errors.map(({ message }) => message);
  };
  const verdictOfCall = async (title: string) => {
    const { body } = await ada.call('POST /filmmakers/films/create', { body: draft({ title }) });
    return (body.errors ?? []).map(({ message }: { message: string }) => message);
  };

  it('is obeyed by the page’s module and by the API alike; a broken one is refused with its reason (R-620, R-621)', async () => {
    const file = join(server.home.schemasDirectory, 'definitions/title.json');
    const original = readFileSync(file, 'utf8');
    const oldUrl = (await settings()).forms['film-submission'];
    expect([await verdictOfCall('x'.repeat(201)), await verdictOfPage('x'.repeat(201))]).toEqual([[before], [before]]);

    const change = { maxLength: 120, errorMessage: { maxLength: 'A title has at most {limit} characters, please.' } };
    writeFileSync(file, JSON.stringify({ ...JSON.parse(original), ...change }));
    await expect.poll(() => verdictOfCall('x'.repeat(121))).toEqual([after]);
    expect(await verdictOfPage('x'.repeat(121))).toEqual([after]);
    expect([await verdictOfCall('x'.repeat(120)), await verdictOfPage('x'.repeat(120))]).toEqual([[], []]);
    expect((await settings()).forms['film-submission']).not.toBe(oldUrl);
    expect(await served(oldUrl)).toContain('200');

    for (const broken of ['{ "type": "string", "maxLenght": 10', '{ "type": "string", "maxLenght": 10 }']) {
      const seen = server.logs().length;
      writeFileSync(file, broken);
      await expect.poll(() => server.logs().slice(seen)).toMatch(/title\.json:\d+:\d+/);
      expect(await verdictOfCall('x'.repeat(121))).toEqual([after]);
    }
    writeFileSync(file, original);
    await expect.poll(() => verdictOfCall('x'.repeat(121))).toEqual([]);
  });

  it('of a message is shown by the portal’s own texts too', async () => {
    const file = join(server.home.schemasDirectory, 'messages/en.json');
    const original = readFileSync(file, 'utf8');
    writeFileSync(file, original.replace('"Please log in."', '"Log in first, please."'));
    const message = async () => (await server.visitor().call('GET /filmmakers/films')).body.message;
    await expect.poll(message).toBe('Log in first, please.');
    expect(await served((await settings()).messages)).toContain('Log in first, please.');
    writeFileSync(file, original);
    await expect.poll(message).toBe('Please log in.');
  });

  it('that takes one of the portal’s own texts away is refused: its key would be shown', async () => {
    const file = join(server.home.schemasDirectory, 'messages/en.json');
    const original = readFileSync(file, 'utf8');
    const seen = server.logs().length;
    writeFileSync(file, original.replace(/"login.title": .*\n/, ''));
    await expect.poll(() => server.logs().slice(seen)).toMatch(/The text 'login.title' is missing/);
    expect(await served((await settings()).messages)).toContain('login.title');
    writeFileSync(file, original);
    await expect.poll(() => server.logs().slice(seen)).toMatch(/the schemas changed/);
  });

  it.each([
    ['keywords', 'required'],
    ['formats', 'email'],
    ['widgets of form', 'summaryTitle'],
  ])('that takes a text of the forms away is refused: %s, %s (R-620)', async (part, name) => {
    const file = join(server.home.schemasDirectory, 'messages/en.json');
    const original = readFileSync(file, 'utf8');
    const seen = server.logs().length;
    const said = JSON.parse(original);
    delete (said[part] ?? said.widgets.form)[name];
    const { login } = (await settings()).forms;
    writeFileSync(file, JSON.stringify(said));
    await expect.poll(() => server.logs().slice(seen)).toContain(`The text '${name}' is missing from the ${part}.`);
    expect((await settings()).forms.login).toBe(login);
    writeFileSync(file, original);
    await expect.poll(() => server.logs().slice(seen)).toMatch(/the schemas changed/);
  });

  it('that takes a text away which was added since the start is published: nothing asks for it', async () => {
    const file = join(server.home.schemasDirectory, 'messages/en.json');
    const original = readFileSync(file, 'utf8');
    const { messages } = await settings();
    const said = JSON.parse(original);
    writeFileSync(file, JSON.stringify({ ...said, notices: { ...said.notices, 'films.nwe': 'Mistyped' } }));
    await expect.poll(async () => (await settings()).messages).not.toBe(messages);
    const seen = server.logs().length;
    writeFileSync(file, original);
    await expect.poll(async () => (await settings()).messages).toBe(messages);
    expect(server.logs().slice(seen)).not.toContain('was refused');
  });

  it('that gives a text a placeholder which nothing is put in for is published, and the log names both', async () => {
    const noted = async (name: string, content: string, told: string) => {
      const file = join(server.home.schemasDirectory, name);
      const original = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
      const { messages } = await settings();
      const seen = server.logs().length;
      writeFileSync(file, content);
      await expect.poll(() => server.logs().slice(seen)).toContain(told);
      if (original === undefined) rmSync(file);
      else writeFileSync(file, original);
      await expect
        .poll(async () => [(await settings()).messages, Object.keys((await settings()).languages ?? {})])
        .toEqual([messages, []]);
    };
    const english = readFileSync(join(server.home.schemasDirectory, 'messages/en.json'), 'utf8');
    const mistyped = english.replace('"films.count": "{from}–{to} of {total}"', '"films.count": "{from}–{to} of {totl}"');
    await noted('messages/en.json', mistyped, "messages/en.json: 'films.count' of the notices has the placeholder {totl}");
    await noted(
      'messages/de.json',
      JSON.stringify({ widgets: { form: { summaryTitle: '{anzahl} Angaben fehlen' } } }),
      "messages/de.json: 'summaryTitle' of the widgets of form has the placeholder {anzahl}",
    );
    const notices = { ...JSON.parse(english).notices, 'films.cuont': 'x' };
    await noted(
      'messages/de.json',
      JSON.stringify({ notices }),
      "messages/de.json: nothing asks for 'films.cuont' of the notices.",
    );
    const { 'films.count': _unsaid, ...others } = JSON.parse(english).notices;
    await noted(
      'messages/de.json',
      JSON.stringify({ notices: others }),
      "messages/de.json: no translation of 'films.count' of the notices here.",
    );
  });

  it('that adds a field to a row which is itself a file or a video is refused, with the file and the field', async () => {
    const lists = { 'manage-assets': 'brandingAssets', subtitles: 'trailerSrtFiles', 'channel-order': 'videos' };
    for (const [form, list] of Object.entries(lists)) {
      const file = join(server.home.schemasDirectory, 'forms', form, 'schema.json');
      const original = readFileSync(file, 'utf8');
      const seen = server.logs().length;
      const schema = JSON.parse(original);
      schema.properties[list].items.properties.festival = { type: 'string' };
      writeFileSync(file, JSON.stringify(schema));
      await expect.poll(() => server.logs().slice(seen)).toMatch(/a change of the schemas was refused/);
      expect(server.logs()).toContain(`forms/${form}/schema.json has the field '/${list}/-/festival'`);
      writeFileSync(file, original);
      await expect.poll(() => server.logs().slice(seen)).toMatch(/the schemas changed/);
    }
  });

  it('that gives a field another type than the portal reads it as is refused, with the file and the field', async () => {
    for (const [form, field, schema] of [
      ['profile', 'phone', { title: 'Phone', type: 'integer' }],
      ['film-submission', 'title', { title: 'Title', type: ['string', 'null'] }],
      ['channel', 'number', { title: 'Number', type: 'string' }],
      ['staff-note', 'note', { title: 'Note' }],
    ] as const) {
      const file = join(server.home.schemasDirectory, 'forms', form, 'schema.json');
      const original = readFileSync(file, 'utf8');
      const seen = server.logs().length;
      const changed = JSON.parse(original);
      changed.properties[field] = schema;
      writeFileSync(file, JSON.stringify(changed));
      await expect
        .poll(() => server.logs().slice(seen))
        .toContain(`forms/${form}/schema.json gives the field '/${field}' another`);
      writeFileSync(file, original);
      await expect.poll(() => server.logs().slice(seen)).toMatch(/the schemas changed/);
    }
  });

  it('that offers an option which the portal does not know is published, and the log says so', async () => {
    const file = join(server.home.schemasDirectory, 'forms/availability/schema.json');
    const original = readFileSync(file, 'utf8');
    const seen = server.logs().length;
    writeFileSync(file, original.replace('"oneOf": [', '"oneOf": [{ "const": "ask", "title": "Ask us" },'));
    await expect.poll(() => server.logs().slice(seen)).toMatch(/published with notes/);
    const notes = server.logs().slice(seen);
    expect(notes).toContain("forms/availability/schema.json offers 'ask' at '/type'");
    expect(notes.match(/ offers '/g)).toHaveLength(1);
    const { availability } = (await settings()).forms;
    writeFileSync(file, original);
    await expect.poll(async () => (await settings()).forms.availability).not.toBe(availability);
  });

  it('of what people choose from is offered at once; a broken list is refused with its line, and the last good one stays (R-620)', async () => {
    const file = join(server.home.schemasDirectory, 'options/genres.json');
    const original = readFileSync(file, 'utf8');
    const genres = async () => {
      const { body } = await ada.call('GET /filmmakers/genres/search', { query: { searchText: 'Ope' } });
      return body.data.rows.map(({ name }: { name: string }) => name);
    };
    expect(await genres()).toEqual([]);
    // As an editor of Windows saves it.
    writeFileSync(file, `\uFEFF${JSON.stringify([...JSON.parse(original), 'Opera'], null, 2).replaceAll('\n', '\r\n')}`);
    await expect.poll(genres).toEqual(['Opera']);
    const seen = server.logs().length;
    writeFileSync(file, '[\n  "Action"\n  "Opera"\n]');
    await expect.poll(() => server.logs().slice(seen)).toMatch(/genres\.json:3:3 [^"]*a comma is expected/);
    expect(await genres()).toEqual(['Opera']);
    writeFileSync(file, original);
    await expect.poll(genres).toEqual([]);
  });

  it('that takes away the folder of a form which only a page or a decision names is refused, with the folder', async () => {
    for (const name of ['payment-paypal', 'channel-order', 'staff-note']) {
      const folder = join(server.home.schemasDirectory, 'forms', name);
      const seen = server.logs().length;
      renameSync(folder, `${folder}-old`);
      const told = `forms/${name}: The portal asks for this form, and there is no folder of that name with a schema.json.`;
      await expect.poll(() => server.logs().slice(seen)).toContain(told);
      expect((await settings()).forms[name]).toBeDefined();
      renameSync(`${folder}-old`, folder);
      await expect.poll(() => server.logs().slice(seen)).toContain('the schemas changed');
    }
  });

  it('of several files is taken over as a whole, or not at all', async () => {
    const list = join(server.home.schemasDirectory, 'options/genres.json');
    const title = join(server.home.schemasDirectory, 'definitions/title.json');
    const [genres, definition] = [list, title].map((file) => readFileSync(file, 'utf8'));
    const offered = async () => {
      const { body } = await ada.call('GET /filmmakers/genres/search', { query: { searchText: 'Ope' } });
      return body.data.rows.length;
    };
    const change = async (files: readonly (readonly [file: string, text: string | undefined])[], told: RegExp) => {
      const seen = server.logs().length;
      for (const [file, text = ''] of files) writeFileSync(file, text);
      await expect.poll(() => server.logs().slice(seen)).toMatch(told);
    };
    const opera = JSON.stringify([...JSON.parse(genres ?? ''), 'Opera']);
    const shorter = JSON.stringify({ ...JSON.parse(definition ?? ''), maxLength: 120 });
    await change(
      [
        [list, opera],
        [title, '{'],
      ],
      /change of the schemas was refused/,
    );
    expect(await offered()).toBe(0);
    await change(
      [
        [list, '['],
        [title, shorter],
      ],
      /options was refused[\s\S]*nothing of the change is taken over/,
    );
    expect(await verdictOfCall('x'.repeat(121))).toEqual([]);
    await change([[list, opera]], /options have changed/);
    expect([await offered(), (await verdictOfCall('x'.repeat(121))).length]).toEqual([1, 1]);
    await change(
      [
        [list, genres],
        [title, definition],
      ],
      /options have changed/,
    );
    await expect.poll(() => verdictOfCall('x'.repeat(121))).toEqual([]);
  });

  it('of how long the link of a mail is good is said and obeyed by the next mail (R-316)', async () => {
    const file = join(server.home.schemasDirectory, 'options/mails.json');
    const original = readFileSync(file, 'utf8');
    const { email } = ada;
    const mailOf = async (nth: number) => {
      await server.visitor().call('POST /reset-password', { body: { email } });
      const sent = await waitForMails(server.home.dataDirectory, email, nth);
      return sent.at(-1)?.source;
    };
    const save = async (minutes: number) => {
      const seen = server.logs().length;
      writeFileSync(file, original.replace('"resetMinutes": 60', `"resetMinutes": ${minutes}`));
      return seen;
    };
    expect(await mailOf(1)).toContain('for 60 minutes');
    const seen = await save(0);
    await expect
      .poll(() => server.logs().slice(seen))
      .toMatch(/mails\.json:2:19 \/resetMinutes The file must have 'resetMinutes', a whole number of at/);
    expect(await mailOf(2)).toContain('for 60 minutes');
    await save(5);
    await expect.poll(() => server.logs().slice(seen)).toContain('the options have changed');
    expect(await mailOf(3)).toContain('for 5 minutes');
    const { secret } = await waitForLink(server.home.dataDirectory, email, '/reset-password/', 3);
    server.advance(5 * 60_000);
    const { status } = await server.visitor().call('GET /validate-reset-token/:slug', { params: { slug: secret } });
    expect(status).toBe(404);
    writeFileSync(file, original);
  });

  it('of how many episodes a first submission has is what the terms say (R-439)', async () => {
    const file = join(server.home.schemasDirectory, 'forms/film-submission/schema.json');
    const original = readFileSync(file, 'utf8');
    const terms = async () => JSON.stringify((await ada.call('GET /terms')).body);
    expect(await terms()).toContain('has up to 3 episodes');
    writeFileSync(file, original.replace('"maxItems": 3', '"maxItems": 5'));
    await expect.poll(terms).toContain('has up to 5 episodes');
    const seen = server.logs().length;
    writeFileSync(file, original.replace(/"maxItems": 3,|,\s*"maxItems": "[^"]*"/g, ''));
    await expect.poll(() => server.logs().slice(seen)).toMatch(/placeholder \{firstEpisodes\}[^\n]*terms was refused/);
    expect(await terms()).toContain('has up to 5 episodes');
    writeFileSync(file, original);
    await expect.poll(terms).toContain('has up to 3 episodes');
  });

  it('of the terms, the mails and of what the server computes with is in the log when the file is saved', async () => {
    const save = async (name: string, text: (original: string) => string, told: RegExp) => {
      const file = join(server.home.schemasDirectory, name);
      const original = readFileSync(file, 'utf8');
      const seen = server.logs().length;
      writeFileSync(file, text(original));
      await expect.poll(() => server.logs().slice(seen)).toMatch(told);
      // A mistake in a file is no fault of the portal's: where in the code it came up says nothing to who wrote it.
      expect(server.logs().slice(seen)).not.toContain('"stack"');
      writeFileSync(file, original);
    };
    await save(
      'terms/en.json',
      (text) => text.slice(0, 300),
      /terms.en\.json:\d+:\d+ [^"]*not JSON[^\n]*a change of the terms was refused/,
    );
    await save(
      'mails/en.json',
      (text) => text.slice(0, 300),
      /mails.en\.json:\d+:\d+ [^"]*not JSON[^\n]*texts in mails are broken/,
    );
    for (const [name, text, mistyped, told] of [
      [
        'terms/en.json',
        '{watchHour}',
        '{watchHuor}',
        /terms.en\.json:\d+:\d+ \/sections\/\d+\/text\/\S+ Nothing is put in for the placeholder \{watchHuor\}[^\n]*terms was refused/,
      ],
      [
        'mails/en.json',
        '{minutes:minute|',
        '{minuts:minute|',
        /mails.en\.json:\d+:\d+ \/password-reset\/\S+ [^"]*placeholder \{minuts:minute/,
      ],
      [
        'mails/en.json',
        '{release} (GMT)',
        '{relase} (GMT)',
        /mails.en\.json:\d+:\d+ \/film-decision\/cases\/\S+ [^"]*placeholder \{relase\}/,
      ],
      [
        'mails/en.json',
        '{product} for filmmakers sent',
        '{produkt} for filmmakers sent',
        /mails.en\.json:\d+:\d+ \/frame\/foot [^"]*placeholder \{produkt\}/,
      ],
      [
        'mails/en.json',
        '"activate":',
        '"activated":',
        /mails.en\.json:\d+:\d+ \S+\/activate 'film-decision' must have the case 'activate'/,
      ],
      ['mails/en.json', '"contract":', '"contrakt":', /must have 'contract'/],
    ] as const)
      await save(name, (original) => original.replace(text, mistyped), told);
    await save(
      'mails/en.json',
      (text) => text.replace('"frame":', '"password-rest": {}, "frame":'),
      /mails.en\.json:\d+:\d+ \/password-rest There is no mail 'password-rest'[^\n]*that no mail says/,
    );
    await save(
      'mails/en.json',
      (text) => text.replace('"activate":', '"aktivate": "x", "activate":'),
      /mails.en\.json:\d+:\d+ \/film-decision\/cases\/aktivate 'film-decision' has no case 'aktivate'/,
    );
    await save(
      'options/uploads.json',
      (text) => text.replace(/"partsAtOnce": \d+/, '"partsAtOnce": 2'),
      /take effect with the next start/,
    );
  });

  it('of what the calls take is obeyed by the next one; a broken one is in the log with its line, and the last good one stays (R-620)', async () => {
    const file = join(server.home.schemasDirectory, 'api/definitions.json');
    const original = readFileSync(file, 'utf8');
    const longest = JSON.parse(original).definitions.SearchText.maxLength;
    const statusOf = async (length: number) =>
      (await ada.call('GET /filmmakers/films', { query: { searchText: 'x'.repeat(length) } })).status;
    const said = `"maxLength": ${longest}`;
    const with_ = (value: string) => original.replace(/"SearchText": \{[^}]*\}/, (whole) => whole.replace(said, value));
    expect(with_('')).not.toBe(original);
    expect([await statusOf(longest), await statusOf(longest + 1)]).toEqual([200, 422]);
    for (const [text, told] of [
      [original.slice(0, 2000), /definitions\.json:\d+:\d+ [^"]*not JSON/],
      ['', /definitions\.json:1:1 \/ /],
      [with_('"maxLength": "long"'), /definitions\.json:\d+:\d+ \/definitions\/SearchText\/maxLength The file must have/],
      [
        original.replace('"Id": { "type": "integer"', '"Id": { "type": "integr"'),
        /definitions\.json:\d+:\d+ \/definitions\/Id\/type This is no schema: /,
      ],
      [
        original.replace('"#/definitions/Id"', '"#/definitions/Idd"'),
        /definitions\.json:\d+:\d+ \/definitions\/\w+ This is no schema that can be used: .*Idd/,
      ],
      [
        original.replaceAll('"CheckUser"', '"ChekUser"').replaceAll('/CheckUser"', '/ChekUser"'),
        /definitions\.json:\d+:\d+ \/definitions\/CheckUser .*is missing/,
      ],
    ] as const) {
      const seen = server.logs().length;
      writeFileSync(file, text);
      await expect.poll(() => server.logs().slice(seen)).toMatch(told);
      expect(server.logs().slice(seen)).toMatch(/a change of the schemas of the calls was refused/);
      expect([await statusOf(longest), await statusOf(longest + 1)]).toEqual([200, 422]);
    }
    writeFileSync(file, with_('"maxLength": 3'));
    await expect.poll(() => statusOf(4)).toBe(422);
    expect([await statusOf(3), (await settings()).lists.longestSearch]).toEqual([200, 3]);
    writeFileSync(file, original);
    await expect.poll(() => statusOf(4)).toBe(200);
  });

  it('of the words of the reference is shown at once; a broken file is in the log, and its last good words stay', async () => {
    const file = join(server.home.schemasDirectory, 'api/reference.json');
    const original = readFileSync(file, 'utf8');
    const title = async () => (await (await fetch(new URL('/docs/openapi.json', server.url))).json()).info.title;
    const before = await title();
    writeFileSync(file, original.replace("the portal's API", 'the calls'));
    await expect.poll(title).toMatch(/: the calls$/);
    for (const [text, told] of [
      ['{', /reference\.json:1:\d+ /],
      [original.replace('"required":', '"requird":'), /reference\.json:1:1 \/required The text 'required' is missing/],
    ] as const) {
      const seen = server.logs().length;
      writeFileSync(file, text);
      await expect.poll(() => server.logs().slice(seen)).toMatch(told);
      expect(await title()).toMatch(/: the calls$/);
    }
    // One that came later may go again: nothing asks for it.
    writeFileSync(file, original.replace('"required":', '"more": "x", "required":'));
    await expect.poll(title).toBe(before);
    writeFileSync(file, original.replace("the portal's API", 'the calls'));
    await expect.poll(title).toMatch(/: the calls$/);
    writeFileSync(file, original);
    await expect.poll(title).toBe(before);
  });

  it('that is only noted is published, and the note is in the log', async () => {
    const file = join(server.home.schemasDirectory, 'forms/signup/schema.json');
    const original = readFileSync(file, 'utf8');
    const seen = server.logs().length;
    writeFileSync(file, original.replace('1/password', '1/passwort'));
    await expect.poll(() => server.logs().slice(seen)).toMatch(/published with notes/);
    expect(server.logs().slice(seen)).toMatch(/signup.schema\.json:\d+:\d+ [^"]*no property 'passwort'. Is 'password' meant\?/);
    const { signup } = (await settings()).forms;
    writeFileSync(file, original);
    await expect.poll(async () => (await settings()).forms.signup).not.toBe(signup);
  });

  it('of a rule on the record is obeyed by both sides, whatever the record’s state', async () => {
    const file = join(server.home.schemasDirectory, 'forms/film-submission/ui.json');
    const original = readFileSync(file, 'utf8');
    const ui = JSON.parse(original);
    const untouched = {
      effect: 'waive',
      when: {
        context: { properties: { status: { const: FilmStatus.draft }, mode: { const: 'edit' }, role: { const: 'filmmaker' } } },
        form: { properties: { edited: { const: false } } },
      },
    };
    const isNew = { effect: 'hide', hidden: 'drop', when: { context: { properties: { mode: { const: 'new' } } } } };
    ui.shortDescription['ui:rules'] = [untouched, isNew];
    ui.videoUrl['ui:rules'].push(untouched);
    const oldUrl = (await settings()).forms['film-submission'];
    writeFileSync(file, JSON.stringify(ui));
    await expect.poll(async () => (await settings()).forms['film-submission']).not.toBe(oldUrl);
    const code = await served((await settings()).forms['film-submission']);
    const module = createFormModule(
      (await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)).default,
    );
    const film = async (id: number): Promise<Film> =>
      (await ada.call('GET /filmmakers/films/:id/view', { params: { id } })).body.data;
    /** Saves as the page does, and compares the verdicts; the complaints of both. */
    const save = async (mode: 'draft' | 'strict', data: JsonObject, stored?: Film) => {
      const context = filmContext(stored?.status);
      const edited = !sameDocument(data, stored ? toFormData(stored) : {});
      const verdict = judge(module, data, { mode, context, edited });
      const body = toFilmSave(dropHidden(module, data, context, edited), mode);
      const { status, body: reply } = stored
        ? await ada.call('POST /filmmakers/films/:id/update', { params: { id: stored.id }, body })
        : await ada.call('POST /filmmakers/films/create', { body });
      if (status !== 409) expect(reply.errors ?? []).toEqual(verdict.valid ? [] : verdict.errors);
      return { status, id: reply.data?.id, paths: reply.errors?.map(({ path }: { path: string }) => path) };
    };
    const details = { title: 'Harbour', type: 'SHORT_FILM', terms: true };

    expect(await save('strict', details)).toMatchObject({ status: 422, paths: ['/videoUrl'] });
    const { id } = await save('draft', { ...details, shortDescription: 'Dropped while new.' });
    const kept = await film(id);
    expect([kept.status, kept.shortDescription]).toEqual([FilmStatus.draft, null]);
    const edited = { ...toFormData(kept), title: 'Another harbour' };
    expect(await save('strict', edited, kept)).toMatchObject({ status: 422, paths: ['/shortDescription', '/videoUrl'] });
    expect(await save('strict', toFormData(kept), kept)).toMatchObject({ status: 200 });
    const submitted = await film(id);
    expect(submitted.status).toBe(FilmStatus.submitted);
    expect(await save('strict', toFormData(submitted), submitted)).toMatchObject({ status: 409 });
    writeFileSync(file, original);
    await expect.poll(async () => (await settings()).forms['film-submission']).toBe(oldUrl);
  });

  it('under a hundred saves at once makes no verdict fail or mix', async () => {
    const file = join(server.home.schemasDirectory, 'definitions/title.json');
    const original = readFileSync(file, 'utf8');
    let done = false;
    const saves = Promise.all(
      Array.from({ length: 4 }, async () => {
        const seen = new Set<string>();
        while (!done) seen.add(JSON.stringify(await verdictOfCall('x'.repeat(201))));
        return [...seen];
      }),
    );
    for (const limit of [150, 160, 170]) {
      writeFileSync(file, JSON.stringify({ ...JSON.parse(original), maxLength: limit }));
      await expect.poll(() => verdictOfCall('x'.repeat(201))).toEqual([before.replace('200', String(limit))]);
    }
    done = true;
    const allowed = [200, 150, 160, 170].map((limit) => JSON.stringify([before.replace('200', String(limit))]));
    for (const seen of await saves) for (const verdict of seen) expect(allowed).toContain(verdict);
    writeFileSync(file, original);
  });
});

describe('at the start', () => {
  let home: Home;
  const cache = () => join(home.dataDirectory, 'forms of this test');
  const open = (builtFrom?: string) =>
    openFormRegistry({
      schemasDirectory: home.schemasDirectory,
      cacheDirectory: cache(),
      watch: false,
      builtFrom,
      log: createLog('silent'),
    });

  beforeEach(async () => {
    home = await createHome();
  });
  afterEach(() => home.remove());

  it('broken schemas are refused with the complaint; after a good start, what was published last is served', async () => {
    const file = join(home.schemasDirectory, 'forms/login/schema.json');
    const original = readFileSync(file, 'utf8');
    writeFileSync(file, '{ "type": "obj');
    await expect(open()).rejects.toThrow(/login[\\/]schema\.json:1:\d+/);
    writeFileSync(file, original);
    const good = await open();
    const url = good.current().base.forms.get('login')?.file.url;
    await good.close();
    writeFileSync(file, '{ "type": "obj');
    const again = await open();
    expect(again.current().base.forms.get('login')?.file.url).toBe(url);
    expect(again.judge('login', {}, { mode: 'strict' }).length).toBeGreaterThan(0);
    await again.close();
  });

  it('schemas are compiled when they or the compiler changed since, and only then', async () => {
    const titleFile = join(home.schemasDirectory, 'definitions/title.json');
    const written = () => statSync(join(cache(), 'last-good.json')).mtimeMs;
    const start = async (builtFrom: string) => {
      const forms = await open(builtFrom);
      await forms.close();
      const complaints = forms.judge('film-submission', { title: 'x'.repeat(150) }, { mode: 'draft' });
      return { urls: [...forms.current().base.forms.values()].map(({ file }) => file.url), complaints, at: written() };
    };
    const first = await start('one compiler');
    expect(first.complaints).toEqual([]);
    expect(await start('one compiler')).toEqual(first);
    const second = await start('another compiler');
    expect([second.at > first.at, second.urls]).toEqual([true, first.urls]);
    const kept = JSON.parse(readFileSync(join(cache(), 'last-good.json'), 'utf8'));
    for (const form of kept.forms) form.code = 'export const broken = (';
    writeFileSync(join(cache(), 'last-good.json'), JSON.stringify(kept));
    expect((await start('another compiler')).urls).toEqual(first.urls);
    const original = readFileSync(titleFile, 'utf8');
    writeFileSync(titleFile, JSON.stringify({ ...JSON.parse(original), maxLength: 149 }));
    expect((await start('another compiler')).complaints).toMatchObject([{ keyword: 'maxLength' }]);
  });

  it('a page that was open before a restart with other schemas still gets the forms that it was opened with', async () => {
    const good = await open();
    const before = good.current().base.forms.get('login')?.file;
    await good.close();
    const file = join(home.schemasDirectory, 'forms/login/schema.json');
    const schema = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...schema, title: 'Another title' }));
    const again = await open();
    expect(again.current().base.forms.get('login')?.file.url).not.toBe(before?.url);
    expect((await again.file(before?.url ?? ''))?.plain).toEqual(before?.plain);
    for (const url of ['/forms/login.0000000000000000.js', '/forms/last-good.json', '/forms/../forms/login.js'])
      expect(await again.file(url)).toBeUndefined();
    await again.close();
  });
});
