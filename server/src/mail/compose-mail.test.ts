import { describe, expect, it } from 'vitest';
import { composeMail } from './compose-mail.ts';
import { readMailTexts } from './mail-texts.ts';

const texts = readMailTexts('schemas', 'en');
const values = {
  product: 'Reelform',
  contact: 'help@example.com',
  time: '2026-11-21 10:00',
  minutes: '60',
  days: '7',
  name: 'Ada',
  title: 'Harbour Lights',
  note: 'The sound is missing.',
  asset: 'pier.mp4',
  count: '2',
  release: '2026-12-01 10:00',
};
const link = 'https://portal.example/invitation/a-b_c';

describe('a mail', () => {
  it('keeps its own words in their order, whatever direction a name or a title turns to', () => {
    const turned = { ...values, name: 'Zoë \u202enooM', title: '\u2067stfiL' };
    const { subject, text, html } = composeMail(texts, texts.mails.contract, turned, link);
    expect(`${subject}${text}${html}`).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/u);
    expect([text, subject]).toEqual([expect.stringContaining('Hello Zoë nooM,'), expect.stringContaining('“stfiL”')]);
  });

  it('sets a title apart that is read in the other direction, in a case and in a list, too', () => {
    const items = [{ asset: 'שלום.mp4', note: 'Too dark.' }];
    const hebrew = { ...values, title: 'שלום' };
    const { text } = composeMail(texts, texts.mails['film-decision'], hebrew, link, 'rejectAssets', items);
    expect(text).toContain('of your film “\u2068שלום\u2069”');
    expect(text).toContain('“\u2068שלום.mp4\u2069”: Too dark.');
  });

  it.each(['password-reset', 'password-changed', 'email-changed', 'payment-changed', 'invitation', 'contract'] as const)(
    '%s has every placeholder filled, in words and in HTML (R-291, R-312)',
    (kind) => {
      const mail = composeMail(texts, texts.mails[kind], values, link);
      expect(`${mail.subject}${mail.text}${mail.html.replace(/style="[^"]*"/g, '')}`).not.toMatch(/[{}]/);
      const hasButton = texts.mails[kind].action !== undefined;
      expect([mail.text.includes(link), mail.html.includes(`href="${link}"`)]).toEqual([hasButton, hasButton]);
    },
  );

  it.each(Object.keys(texts.mails['film-decision'].cases ?? {}))(
    'of the decision %s tells what was decided and why (R-390)',
    (about) => {
      const mail = composeMail(texts, texts.mails['film-decision'], values, link, about);
      expect(mail.text).not.toMatch(/[{}]/);
      expect(mail.text).toContain('The sound is missing.');
      expect(mail.subject).toBe('News about your film “Harbour Lights”');
      const bare = composeMail(texts, texts.mails['film-decision'], { ...values, note: '' }, link, about);
      expect(bare.text).not.toMatch(/\n{3,}/);
    },
  );

  it('lists what its case is about, each with its reason; values that look like placeholders stay as they are', () => {
    const items = [
      { asset: 'pier.mp4', note: 'The sound is missing.' },
      { asset: '{note}', note: 'Too dark.' },
    ];
    const mail = composeMail(texts, texts.mails['film-decision'], values, link, 'rejectAssets', items);
    expect(mail.text).toContain('2 files of your film');
    expect(mail.text).toContain('“pier.mp4”: The sound is missing.\n“{note}”: Too dark.');
    expect(mail.html).toContain('The sound is missing.<br>“{note}”: Too dark.</p>');
  });

  it('takes no markup and no header from what it is filled with (R-291)', () => {
    const name = `<script>alert(1)</script>"'&\r\nBcc: everyone@example.com`;
    const text = { ...texts.mails.invitation, subject: 'Hello {name}' };
    const mail = composeMail(texts, text, { ...values, name }, link);
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.html).not.toContain('<script');
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;');
    const odd = composeMail(texts, text, values, 'https://portal.example/"onload="x');
    expect(odd.html).not.toContain('"onload="');
  });

  it('keeps the lines of a note apart, in words and in HTML', () => {
    const note = 'Please mend:\n- the sound\r\n- the end\n\nThank you!';
    const mail = composeMail(texts, texts.mails['film-decision'], { ...values, note }, link, 'reject');
    expect(mail.text).toContain(note);
    expect(mail.html).toContain('>Please mend:<br>- the sound<br>- the end<br><br>Thank you!</p>');
  });

  it('is in English where a language is not there, whatever it is called', () => {
    for (const tag of ['fr', '../../../etc/passwd', '__proto__', '']) expect(readMailTexts('schemas', tag)).toEqual(texts);
  });
});
