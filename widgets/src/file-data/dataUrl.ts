/** What a data URL says of the file that it holds. */
export interface FileInData {
  /** `''` where it says nothing. */
  readonly name: string;
  /** Media type in small letters; `''` where it says nothing. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

const head = /^data:([^;,]*)((?:;[^;,]*)*);base64$/i;
const longestHead = 4096;

const decode = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * Reads a data URL (RFC 2397) whose bytes are in base64, and the parameter `name` that rjsf writes in it; `undefined` for
 * any other text.
 */
export const readDataUrl = (text: string): FileInData | undefined => {
  const comma = text.slice(0, longestHead).indexOf(',');
  const [, type = '', parameters = ''] = head.exec(text.slice(0, Math.max(comma, 0))) ?? [];
  if (comma < 0 || !head.test(text.slice(0, comma))) return undefined;
  const name = /;name=([^;]*)/i.exec(parameters)?.[1] ?? '';
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const size = Math.max(0, Math.floor(((text.length - comma - 1) * 3) / 4) - padding);
  return { name: decode(name), type: type.toLowerCase(), size };
};

/** The bytes of a data URL as a file that no browser opens by itself. @throws when they are not base64 */
export const toBlob = (text: string): Blob => {
  const characters = atob(text.slice(text.indexOf(',') + 1));
  const bytes = Uint8Array.from(characters, (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: 'application/octet-stream' });
};

/**
 * Reads a file into a data URL that names it.
 * @throws what reading throws; the reason of `signal` when it is aborted meanwhile
 */
export const writeDataUrl = (file: File, signal: AbortSignal, onRead: (bytes: number) => void): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    const stop = () => reader.abort();
    signal.addEventListener('abort', stop);
    reader.onprogress = ({ loaded }) => onRead(loaded);
    reader.onload = () => {
      // The name goes before the mark of base64, as rjsf has it.
      const [before = '', ...bytes] = String(reader.result).split(';base64,', 2);
      resolve(`${before};name=${encodeURIComponent(file.name)};base64,${bytes.join('')}`);
    };
    reader.onerror = () => reject(reader.error);
    reader.onabort = () => reject(signal.reason);
    reader.onloadend = () => signal.removeEventListener('abort', stop);
    reader.readAsDataURL(file);
  });
