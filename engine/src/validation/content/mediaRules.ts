/** What is known of a video before it is sent; what could not be found out is left out. */
export interface MediaFacts {
  /** Whether the file has all that it says it has. */
  readonly whole?: boolean;
  /** Whether its content could be made out. */
  readonly readable?: boolean;
  /** Whether it has moving pictures. */
  readonly video?: boolean;
  /** `h264`, `hevc`, `av1`, `vp9`, `vp8`, `prores`, or the four letters of another. */
  readonly videoCodec?: string;
  /** Size in pixels as it is watched, turned and stretched as the file says. */
  readonly width?: number;
  readonly height?: number;
  /** The larger and the smaller of both, so that an upright video is judged like any other. */
  readonly longSide?: number;
  readonly shortSide?: number;
  /** Pictures a second on average. */
  readonly frameRate?: number;
  readonly variableFrameRate?: boolean;
  /** Length in seconds. */
  readonly duration?: number;
  readonly audio?: boolean;
  /** `aac`, `mp3`, `opus` …, or the four letters of another. */
  readonly audioCodec?: string;
}

/** Names of the facts, and of what kind each is. */
export const mediaFacts: { readonly [name in keyof MediaFacts]-?: 'boolean' | 'string' | 'number' } = {
  whole: 'boolean',
  readable: 'boolean',
  video: 'boolean',
  videoCodec: 'string',
  width: 'number',
  height: 'number',
  longSide: 'number',
  shortSide: 'number',
  frameRate: 'number',
  variableFrameRate: 'boolean',
  duration: 'number',
  audio: 'boolean',
  audioCodec: 'string',
};

/** One thing that is asked of a video, as `mediaRules` of a schema has it. */
export interface MediaRule {
  readonly fact: keyof MediaFacts;
  readonly const?: boolean | string | number;
  readonly enum?: readonly (string | number)[];
  readonly minimum?: number;
  readonly maximum?: number;
  /** `refuse`: the file is not taken; `warn`: it is, and the person is told. */
  readonly effect: 'refuse' | 'warn';
  /** What is said; `{found}` is the fact, `{limit}` the least or the most. */
  readonly message: string;
  /** How it is mended. */
  readonly hint?: string;
  /** A command that mends it, shown to be copied. */
  readonly command?: string;
}

/** A rule that a video breaks. */
export interface MediaFinding {
  readonly rule: MediaRule;
  readonly found: boolean | string | number;
  /** The least or the most, where the rule has one that was crossed. */
  readonly limit: number | undefined;
}

const breaks = (rule: MediaRule, found: boolean | string | number): boolean => {
  if (rule.const !== undefined && rule.const !== found) return true;
  if (rule.enum && typeof found !== 'boolean' && !rule.enum.includes(found)) return true;
  if (typeof found !== 'number') return false;
  return (rule.minimum !== undefined && found < rule.minimum) || (rule.maximum !== undefined && found > rule.maximum);
};

/** The rules that these facts break, in their order. A rule about a fact that is not known is not broken. */
export const judgeMedia = (facts: MediaFacts, rules: readonly MediaRule[]): readonly MediaFinding[] =>
  rules.flatMap((rule) => {
    const found = facts[rule.fact];
    if (found === undefined || !breaks(rule, found)) return [];
    const { minimum, maximum } = rule;
    const limit = typeof found === 'number' && minimum !== undefined && found < minimum ? minimum : maximum;
    return [{ rule, found, limit }];
  });
