import { blue, green, type Rgb, red } from '../../src/render/color';

/** Linear light of each value of a channel. */
const LINEAR = Float64Array.from({ length: 256 }, (_, value) =>
  value <= 10.31 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);

/** Contrast ratio of two colours, 1 to 21 (WCAG 2). */
export function contrast(a: Rgb, b: Rgb): number {
  const [x, y] = [a, b].map((c) => 0.2126 * LINEAR[red(c)]! + 0.7152 * LINEAR[green(c)]! + 0.0722 * LINEAR[blue(c)]!);
  return (Math.max(x!, y!) + 0.05) / (Math.min(x!, y!) + 0.05);
}
