import { type Failure, fail } from './errors.ts';

/** A form up to its file. */
export interface FormHead {
  /** Fields by name in lower case. */
  readonly fields: ReadonlyMap<string, string>;
  /** The name that the browser gives the file; empty for none. */
  readonly fileName: string;
}

/** Reads a multipart/form-data body whose last part is the file, without holding the file in memory. */
export interface FormReader {
  /** Reads the fields; call first. */
  readHead(): Promise<FormHead | Failure>;
  /** Streams the file; the last item is a failure when the body breaks off. */
  readFile(): AsyncGenerator<Buffer | Failure>;
  /** Lets go of the source, read to its end or not. */
  close(): Promise<void>;
}

const limits = { fields: 64, headerBytes: 8 * 1024, fieldBytes: 64 * 1024 };

/** The boundary that a Content-Type names (RFC 2046, section 5.1.1); `undefined` when it is no form's. */
export function readBoundary(contentType: string): string | undefined {
  if (!/^multipart\/form-data\s*;/i.test(contentType)) return undefined;
  const match = /;\s*boundary=(?:"([^"]{1,70})"|([^;\s"]{1,70}))/i.exec(contentType);
  return match?.[1] ?? match?.[2];
}

/** Starts reading a form. */
export function createFormReader(source: AsyncIterable<Buffer>, boundary: string): FormReader {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const bytes = source[Symbol.asyncIterator]();
  // The first delimiter has no line end of its own in front.
  let buffer: Buffer = Buffer.from('\r\n');

  const more = async () => {
    const { done, value } = await bytes.next();
    if (done === true) return false;
    buffer = buffer.length === 0 ? value : Buffer.concat([buffer, value]);
    return true;
  };

  const readUntil = async (token: Buffer, maximum: number): Promise<string | Failure> => {
    for (;;) {
      const at = buffer.indexOf(token);
      if (at > maximum || (at < 0 && buffer.length > maximum + token.length)) return fail('MaxPostPreDataLengthExceeded');
      if (at >= 0) {
        const text = buffer.toString('utf8', 0, at);
        buffer = buffer.subarray(at + token.length);
        return text;
      }
      if (!(await more())) return fail('MalformedPOSTRequest');
    }
  };

  const readHead = async (): Promise<FormHead | Failure> => {
    const fields = new Map<string, string>();
    const preamble = await readUntil(delimiter, limits.headerBytes);
    if (typeof preamble !== 'string') return preamble;
    while (fields.size <= limits.fields) {
      const header = await readUntil(Buffer.from('\r\n\r\n'), limits.headerBytes);
      if (typeof header !== 'string') return header;
      const name = /^content-disposition:[^\r\n]*;\s*name="([^"\r\n]*)"/im.exec(header)?.[1]?.toLowerCase();
      if (header.startsWith('--') || name === undefined) return fail('MalformedPOSTRequest');
      if (name === 'file') return { fields, fileName: /;\s*filename="([^"\r\n]*)"/i.exec(header)?.[1] ?? '' };
      if (fields.has(name)) return fail('InvalidArgument', `The form field ${name} occurs more than once.`);
      const value = await readUntil(delimiter, limits.fieldBytes);
      if (typeof value !== 'string') return value;
      fields.set(name, value);
    }
    return fail('MaxPostPreDataLengthExceeded');
  };

  const readFile = async function* (): AsyncGenerator<Buffer | Failure> {
    for (;;) {
      const at = buffer.indexOf(delimiter);
      if (at >= 0) {
        yield buffer.subarray(0, at);
        return;
      }
      // What may be the start of the delimiter waits for the next bytes.
      const sure = buffer.length - delimiter.length + 1;
      if (sure > 0) {
        yield buffer.subarray(0, sure);
        buffer = buffer.subarray(sure);
      }
      if (!(await more())) return yield fail('IncompleteBody');
    }
  };

  const close = async () => {
    await bytes.return?.();
  };

  return { readHead, readFile, close };
}
