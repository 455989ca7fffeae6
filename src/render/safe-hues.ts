import { blue, green, mix, pack, type Rgb, red, rgb } from './color';

/**
 * What pure hues become, by degrees: the colours of M. Okabe and K. Ito, "Color Universal Design" (2008), moved a little
 * further from each other in brightness.
 */
const HUES: readonly [degrees: number, ink: Rgb][] = [
  [0, rgb('#E67208')],
  [39, rgb('#FFB960')],
  [60, rgb('#F3E843')],
  [120, rgb('#33A670')],
  [180, rgb('#6ECBFF')],
  [240, rgb('#216DB0')],
  [300, rgb('#B45D94')],
  [360, rgb('#E67208')],
];

const known = new Map<Rgb, Rgb>();

/** The same colour with its hue moved to one that colour-blind eyes tell from the others. As pale and as dark as before; grey stays grey. */
export function safeHue(color: Rgb): Rgb {
  let safe = known.get(color);
  if (safe === undefined) {
    safe = turned(color);
    known.set(color, safe);
  }
  return safe;
}

function turned(color: Rgb): Rgb {
  const channels = [red(color), green(color), blue(color)] as const;
  const most = Math.max(...channels);
  const span = most - Math.min(...channels);
  if (span === 0) return color;
  const full = mix(0xffffff, inkAt(degreesOf(channels, most, span)), span / most);
  const share = most / 255;
  return pack(red(full) * share, green(full) * share, blue(full) * share);
}

/** The hue on a circle from red, 0, over green, 120, and blue, 240, back to red. */
function degreesOf([r, g, b]: readonly [number, number, number], most: number, span: number): number {
  if (most === r) return (60 * ((g - b) / span) + 360) % 360;
  return most === g ? 60 * ((b - r) / span) + 120 : 60 * ((r - g) / span) + 240;
}

function inkAt(degrees: number): Rgb {
  const after = HUES.findIndex(([at]) => at > degrees);
  const [to, next] = HUES[after]!;
  const [from, ink] = HUES[after - 1]!;
  return mix(ink, next, (degrees - from) / (to - from));
}
