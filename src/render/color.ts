/** Colour as 0xRRGGBB. */
export type Rgb = number;

/** Parses `#RRGGBB` without checking the form. */
export const rgb = (hex: string): Rgb => Number.parseInt(hex.slice(1), 16);

export const red = (c: Rgb): number => c >> 16;
export const green = (c: Rgb): number => (c >> 8) & 255;
export const blue = (c: Rgb): number => c & 255;

const channel = (value: number): number => (value <= 0 ? 0 : value >= 255 ? 255 : Math.round(value));

/** Rounds each channel and clamps it to the range from 0 to 255. */
export const pack = (r: number, g: number, b: number): Rgb => (channel(r) << 16) | (channel(g) << 8) | channel(b);

/** Mixes two colours: `share` 0 gives `a`, 1 gives `b`. */
export const mix = (a: Rgb, b: Rgb, share: number): Rgb =>
  pack(
    red(a) + (red(b) - red(a)) * share,
    green(a) + (green(b) - green(a)) * share,
    blue(a) + (blue(b) - blue(a)) * share,
  );

/** Returns how different two colours look, from 0 to 585225. Green weighs most, because the eye sees green best. */
export const apart = (a: Rgb, b: Rgb): number =>
  2 * (red(a) - red(b)) ** 2 + 4 * (green(a) - green(b)) ** 2 + 3 * (blue(a) - blue(b)) ** 2;

/** Returns the brightness from 0 to 255, by the weights of ITU-R BT.709, without gamma correction. */
export const luma = (c: Rgb): number => 0.2126 * red(c) + 0.7152 * green(c) + 0.0722 * blue(c);

/**
 * Replacements for pure hues. Source: M. Okabe and K. Ito, "Color Universal Design" (2008), with stronger contrasts.
 */
const SAFE_HUES: readonly [degrees: number, color: Rgb][] = [
  [0, rgb('#E67208')],
  [39, rgb('#FFB960')],
  [60, rgb('#F3E843')],
  [120, rgb('#33A670')],
  [180, rgb('#6ECBFF')],
  [240, rgb('#216DB0')],
  [300, rgb('#B45D94')],
  [360, rgb('#E67208')],
];

const safeHues = new Map<Rgb, Rgb>();

/** Replaces the hue, so that colour-blind people can distinguish the colour from others. Greys do not change. */
export function safeHue(color: Rgb): Rgb {
  let safe = safeHues.get(color);
  if (safe === undefined) {
    safe = moveHue(color);
    safeHues.set(color, safe);
  }
  return safe;
}

function moveHue(color: Rgb): Rgb {
  const channels = [red(color), green(color), blue(color)] as const;
  const most = Math.max(...channels);
  const span = most - Math.min(...channels);
  if (span === 0) return color;
  const full = mix(0xffffff, safeHueAt(degreesOf(channels, most, span)), span / most);
  const share = most / 255;
  return pack(red(full) * share, green(full) * share, blue(full) * share);
}

function degreesOf([r, g, b]: readonly [number, number, number], most: number, span: number): number {
  if (most === r) return (60 * ((g - b) / span) + 360) % 360;
  return most === g ? 60 * ((b - r) / span) + 120 : 60 * ((r - g) / span) + 240;
}

function safeHueAt(degrees: number): Rgb {
  const after = SAFE_HUES.findIndex(([at]) => at > degrees);
  const [to, next] = SAFE_HUES[after]!;
  const [from, before] = SAFE_HUES[after - 1]!;
  return mix(before, next, (degrees - from) / (to - from));
}
