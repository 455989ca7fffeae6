import { blue, green, pack, type Rgb, red } from '../../src/render/color';

/** Kinds of colour vision: with all three kinds of cones, or without the long, middle or short-wave cones. */
export const EYES = ['trichromacy', 'protanopia', 'deuteranopia', 'tritanopia'] as const;
export type Eyes = (typeof EYES)[number];

type Matrix = readonly [Row, Row, Row];
type Row = readonly [number, number, number];

/**
 * Matrices from linear sRGB to the colours that dichromats see, at full severity. Source: G. M. Machado, M. M. Oliveira
 * and L. A. F. Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE TVCG 15(6),
 * 2009.
 */
const SEEN: Record<Eyes, Matrix> = {
  trichromacy: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const encoded = (light: number): number =>
  255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

const times = (matrix: Matrix, [r, g, b]: Row): Row =>
  matrix.map(([x, y, z]) => x * r + y * g + z * b) as unknown as Row;

/** Converts a colour to the colour that the given eyes see. */
export function seenBy(eyes: Eyes, color: Rgb): Rgb {
  const [r, g, b] = times(SEEN[eyes], [linear(red(color)), linear(green(color)), linear(blue(color))]);
  return pack(encoded(r), encoded(g), encoded(b));
}

/** Matrix from linear sRGB to XYZ, divided by the white point D65. */
const TO_XYZ: Matrix = [
  [0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339 / 1.08883, 0.119192 / 1.08883, 0.9503041 / 1.08883],
];

const lab = (color: Rgb): Row => {
  const [x, y, z] = times(TO_XYZ, [linear(red(color)), linear(green(color)), linear(blue(color))]).map((share) =>
    share > 216 / 24389 ? Math.cbrt(share) : ((24389 / 27) * share + 16) / 116,
  ) as unknown as Row;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};

/**
 * Difference of two colours: CIE76, the distance in CIELAB. A difference of about 2 is just noticeable; black and white
 * differ by 100.
 */
export function apart(a: Rgb, b: Rgb): number {
  const [p, q] = [lab(a), lab(b)];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

/** Smallest difference of two colours over all kinds of colour vision. */
export const leastApart = (a: Rgb, b: Rgb): number =>
  Math.min(...EYES.map((eyes) => apart(seenBy(eyes, a), seenBy(eyes, b))));
