/** A colour as 0xRRGGBB. */
export type Rgb = number;

/** `#RRGGBB` as a number. */
export const rgb = (hex: string): Rgb => Number.parseInt(hex.slice(1), 16);

export const red = (c: Rgb): number => c >> 16;
export const green = (c: Rgb): number => (c >> 8) & 255;
export const blue = (c: Rgb): number => c & 255;

const channel = (value: number): number => (value <= 0 ? 0 : value >= 255 ? 255 : Math.round(value));

/** Channels are rounded and kept within 0 and 255. */
export const pack = (r: number, g: number, b: number): Rgb => (channel(r) << 16) | (channel(g) << 8) | channel(b);

/** `share` of the way from `a` to `b`. */
export const mix = (a: Rgb, b: Rgb, share: number): Rgb =>
  pack(
    red(a) + (red(b) - red(a)) * share,
    green(a) + (green(b) - green(a)) * share,
    blue(a) + (blue(b) - blue(a)) * share,
  );

/** How unlike two colours are: the squares of the distances of their channels, weighed as the eye does. */
export const apart = (a: Rgb, b: Rgb): number =>
  2 * (red(a) - red(b)) ** 2 + 4 * (green(a) - green(b)) ** 2 + 3 * (blue(a) - blue(b)) ** 2;

/** Brightness as the eye weighs it, 0 to 255, on the encoded channels (ITU-R BT.709 weights). */
export const luma = (c: Rgb): number => 0.2126 * red(c) + 0.7152 * green(c) + 0.0722 * blue(c);

/**
 * What pure hues become, by degrees: the colours of M. Okabe and K. Ito, "Color Universal Design" (2008), moved a
 * little further from each other in brightness.
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

/**
 * The same colour with its hue moved to one that colour-blind eyes tell from the others; saturation and brightness
 * stay.
 */
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

/** The hue on a circle from red, 0, over green, 120, and blue, 240, back to red. */
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
