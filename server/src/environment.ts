/** Reads settings one by one and remembers every complaint, so that a person sees all of them at once. */
export class Environment {
  readonly complaints: string[] = [];
  readonly #values: Readonly<Record<string, string | undefined>>;

  constructor(values: Readonly<Record<string, string | undefined>>) {
    this.#values = values;
  }

  /** The setting's text; `fallback` when it is absent or blank. */
  text<Fallback extends string | undefined>(name: string, fallback: Fallback): string | Fallback {
    const value = this.#values[name]?.trim();
    return value ? value : fallback;
  }

  /** A whole number between the limits. */
  integer(name: string, fallback: number, minimum: number, maximum: number): number {
    const value = this.text(name, undefined);
    if (value === undefined) return fallback;
    const number = Number(value);
    if (Number.isInteger(number) && number >= minimum && number <= maximum) return number;
    return this.#complain(name, `must be a whole number from ${minimum} to ${maximum}, not '${value}'`, fallback);
  }

  /**
   * `1`, `true`, `yes` or `on`, and their opposites.
   * @param meaning what the setting may be, as another value is told
   */
  flag(name: string, fallback: boolean, meaning = '1 or 0'): boolean {
    const value = this.text(name, undefined)?.toLowerCase();
    if (value === undefined) return fallback;
    if (['1', 'true', 'yes', 'on'].includes(value)) return true;
    if (['0', 'false', 'no', 'off'].includes(value)) return false;
    return this.#complain(name, `must be ${meaning}, not '${value}'`, fallback);
  }

  /** One of some words. */
  choice<Word extends string>(name: string, words: readonly Word[], fallback: Word): Word {
    const value = this.text(name, undefined);
    if (value === undefined) return fallback;
    const word = words.find((one) => one === value);
    return word ?? this.#complain(name, `must be one of ${words.join(', ')}, not '${value}'`, fallback);
  }

  /** An address, written as the URL standard normalises it. */
  url(name: string, protocols: readonly string[] = ['http:', 'https:']): string | undefined {
    const value = this.text(name, undefined);
    if (value === undefined) return undefined;
    const url = URL.canParse(value) ? new URL(value) : undefined;
    if (url && protocols.includes(url.protocol)) return url.href;
    const beginnings = protocols.map((one) => `${one}//`);
    const complaint = beginnings.some((one) => value.startsWith(one))
      ? "is no address that can be read; in a name or password '#', '/', '?', '@' and '%' are written as %23, %2F, %3F, %40 and %25"
      : `must be an address that begins with ${beginnings.join(' or ')}`;
    return this.#complain(name, complaint, undefined);
  }

  /** Text in a certain form. */
  matching<Fallback extends string | undefined>(name: string, pattern: RegExp, meaning: string, fallback: Fallback) {
    const value = this.text(name, undefined);
    if (value === undefined) return fallback;
    return pattern.test(value) ? value : this.#complain(name, `must be ${meaning}, not '${value}'`, fallback);
  }

  /** Text in a certain form that nobody else may read: complaints do not repeat it. */
  secret(name: string, pattern: RegExp, meaning: string): string | undefined {
    const value = this.text(name, undefined);
    return value === undefined || pattern.test(value) ? value : this.#complain(name, `must be ${meaning}`, undefined);
  }

  /** Adds a complaint that is about several settings. */
  refuse(complaint: string): void {
    this.complaints.push(complaint);
  }

  #complain<Value>(name: string, complaint: string, value: Value): Value {
    this.complaints.push(`${name} ${complaint}.`);
    return value;
  }
}
