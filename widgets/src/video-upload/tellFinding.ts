import type { FormTexts } from '@reelform/engine';
import type { MediaFinding } from '@reelform/engine/content';
import { fillIn } from '@reelform/engine/validation';

/** A finding in words. */
export interface ToldFinding {
  readonly message: string;
  readonly hint: string | undefined;
  /** A command that mends it. */
  readonly command: string | undefined;
}

/** Puts a finding into words; codecs by the names that people know (`codec.<name>` of the widget's texts), where they have one. */
export const tellFinding = ({ rule, found, limit }: MediaFinding, texts: FormTexts): ToldFinding => {
  const key = `codec.${found}`;
  const known = rule.fact === 'videoCodec' || rule.fact === 'audioCodec' ? texts(key) : String(found);
  const values = { found: known.endsWith(key) ? found : known, limit };
  return {
    message: fillIn(rule.message, values),
    hint: rule.hint === undefined ? undefined : fillIn(rule.hint, values),
    command: rule.command,
  };
};
