const base = 36;
const least = 1;
const most = 26;
const skew = 38;
const damp = 700;

const adapted = (delta: number, points: number, isFirst: boolean): number => {
  let rest = Math.floor(delta / (isFirst ? damp : 2));
  rest += Math.floor(rest / points);
  let steps = 0;
  for (; rest > ((base - least) * most) / 2; steps += base) rest = Math.floor(rest / (base - least));
  return steps + Math.floor(((base - least + 1) * rest) / (rest + skew));
};

/** The text that a label's Punycode (RFC 3492, without `xn--`) stands for; `undefined` when it stands for none. */
export const decodePunycode = (code: string): string | undefined => {
  const split = Math.max(0, code.lastIndexOf('-'));
  const points = [...code.slice(0, split)].map((letter) => letter.charCodeAt(0));
  let [at, bias, point] = [0, 72, 128];
  for (let index = split > 0 ? split + 1 : 0; index < code.length; ) {
    const before = at;
    for (let weight = 1, step = base; ; step += base, index += 1) {
      const digit = Number.parseInt(code[index] ?? '', 36);
      if (Number.isNaN(digit)) return undefined;
      const value = digit < 10 ? digit + 26 : digit - 10;
      at += value * weight;
      const threshold = step <= bias ? least : Math.min(most, step - bias);
      if (value < threshold) break;
      weight *= base - threshold;
    }
    index += 1;
    bias = adapted(at - before, points.length + 1, before === 0);
    point += Math.floor(at / (points.length + 1));
    if (point > 0x10_ff_ff) return undefined;
    at %= points.length + 1;
    points.splice(at, 0, point);
    at += 1;
  }
  return String.fromCodePoint(...points);
};
