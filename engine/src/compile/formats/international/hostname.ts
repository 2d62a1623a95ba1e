import { decodePunycode } from './punycode.ts';

/** Letters, marks and digits that no name may have (RFC 5892, 2.6), and capitals, which are folded before. */
const refused = /[\u0640\u07fa\u302e\u302f\u3031-\u3035\u303b]|[^\p{ASCII}\P{Lu}]/u;

/** What a name is made of: letters, marks, digits, the hyphen, and characters that count in some places. */
const allowed = /^[-a-zA-Z0-9\p{L}\p{M}\p{Nd}\u00b7\u0375\u05f3\u05f4\u06fd\u06fe\u0f0b\u3007\u30fb\u200c\u200d]+$/u;

const viramas =
  '\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u0e3a\u0f84\u1039\u103a\u1714\u1734\u17d2\u1a60\u1b44\u1baa\u1bf2\ua806\ua8c4\ua953\ua9c0\uabed';

/** An expression for what does not stand behind a virama. */
const unlessJoined = (found: string): RegExp => new RegExp(`(?<![${viramas}])${found}`, 'u');

/** Characters out of their place (RFC 5892, appendix A). */
const misplaced = [
  /(?<!l)\u00b7|\u00b7(?!l)/u,
  /\u0375(?!\p{Script=Greek})/u,
  /(?<!\p{Script=Hebrew})[\u05f3\u05f4]/u,
  /^[^\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]*\u30fb[^\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]*$/u,
  /* @__PURE__ */ unlessJoined('\\u200d'),
  /* @__PURE__ */ unlessJoined('(?<!\\p{Script=Arabic})\\u200c'),
  /[\u0660-\u0669].*[\u06f0-\u06f9]|[\u06f0-\u06f9].*[\u0660-\u0669]/u,
];

/** Whether a part of a name may stand in one as it is read (RFC 5891, 4.2.3). */
const isReadable = (label: string): boolean =>
  allowed.test(label) &&
  !refused.test(label) &&
  !/^\p{M}|^-|-$|^..--/u.test(label) &&
  !misplaced.some((rule) => rule.test(label));

const isAscii = (text: string): boolean => /^\p{ASCII}*$/u.test(text);

/** Length of a label as it is sent: its Punycode is at least a character longer for each one that is not ASCII. */
const sentLength = (label: string): number => {
  if (isAscii(label)) return label.length;
  try {
    return new URL(`http://${label}`).hostname.length;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
};

const isLabel = (label: string): boolean => {
  if (sentLength(label) > 63) return false;
  if (!/^xn--/i.test(label)) return isReadable(label);
  const decoded = decodePunycode(label.slice(4).toLowerCase());
  return decoded !== undefined && !isAscii(decoded) && isReadable(decoded);
};

/** Whether a text is an internationalized host name (RFC 5890, 2.3.2.3). */
export const isIdnHostname = (text: string): boolean =>
  text !== '' && text.length <= 253 && text.split(/[.\u3002\uff0e\uff61]/u).every(isLabel);

/** Whether a text is a host name (RFC 1123, 2.1), its Punycode standing for a name (RFC 5890). */
export const isHostname = (text: string): boolean => isAscii(text) && isIdnHostname(text);

/** Whether a text is an internationalized mail address (RFC 6531). */
export const isIdnEmail = (text: string): boolean => {
  const [, local, host] = /^([^@\s"(),:;<>[\\\]]+|"[^"]+")@([^@]+)$/u.exec(text) ?? [];
  return local !== undefined && host !== undefined && !/^\.|\.$|\.\./.test(local) && isIdnHostname(host);
};
