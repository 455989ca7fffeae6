/** A colour as 0xRRGGBB. */
export type Rgb = number;

/** `#RRGGBB` as a number. */
export const rgb = (hex: string): Rgb => Number.parseInt(hex.slice(1), 16);

export const red = (c: Rgb): number => c >> 16;
export const green = (c: Rgb): number => (c >> 8) & 255;
export const blue = (c: Rgb): number => c & 255;

const channel = (version: number): number => (version <= 0 ? 0 : version >= 255 ? 255 : Math.round(version));

/** Channels are rounded and kept within 0 and 255. */
export const pack = (r: number, g: number, b: number): Rgb => (channel(r) << 16) | (channel(g) << 8) | channel(b);

/** `share` of the way from `a` to `b`. */
export const mix = (a: Rgb, b: Rgb, share: number): Rgb =>
  pack(
    red(a) + (red(b) - red(a)) * share,
    green(a) + (green(b) - green(a)) * share,
    blue(a) + (blue(b) - blue(a)) * share,
  );

/** Brightness as the eye weighs it, 0 to 255, on the encoded channels (ITU-R BT.709 weights). */
export const luma = (c: Rgb): number => 0.2126 * red(c) + 0.7152 * green(c) + 0.0722 * blue(c);

const linear = (version: number): number =>
  version <= 10.31 ? version / 3294.6 : ((version / 255 + 0.055) / 1.055) ** 2.4;

/** Contrast ratio of two colours, 1 to 21 (WCAG 2). */
export function contrast(a: Rgb, b: Rgb): number {
  const [x, y] = [a, b].map((c) => 0.2126 * linear(red(c)) + 0.7152 * linear(green(c)) + 0.0722 * linear(blue(c)));
  return (Math.max(x!, y!) + 0.05) / (Math.min(x!, y!) + 0.05);
}
