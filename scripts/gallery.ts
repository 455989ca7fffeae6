import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { createI18n } from '../src/i18n';
import { loadRaws } from '../src/raws';
import { createRenderer, type Renderer } from '../src/render';
import { PALETTES } from '../src/settings/palette';
import { DEEP_SCENES } from './gallery/deep';
import { ENCOUNTER_SCENES } from './gallery/encounters';
import { type Scene, SCENES as USUAL_SCENES } from './gallery/scenes';
import { commandLine, oneOf } from './lib/command-line';

const SCENES = { ...USUAL_SCENES, ...ENCOUNTER_SCENES, ...DEEP_SCENES };

const USAGE = `npm run gallery -- [--only NAME,NAME] [--out DIR]

Draws what a hero is, takes and meets: kits, boons, cages, shrines, rings and charms, sleepers and throws, captives,
fires and forks, and the levels and creatures of the deep half of The Amulet. Each sheet has a row for each scene and a
column for each palette, once 672 pixels a picture and once 360, as on a phone.

  --only NAMES   these sheets alone: ${Object.keys(SCENES).join(', ')}
  --out DIR      where the sheets are written (out/gallery)`;

/** Widths of a picture in pixels: as Discord gets it, and as a phone shows it. */
const WIDTHS = [672, 360];
const GAP = 8;

void commandLine(
  USAGE,
  { only: { type: 'string' }, out: { type: 'string', default: 'out/gallery' } },
  async ({ values: { only, out } }) => {
    const names = Object.keys(SCENES);
    const chosen = only === undefined ? names : only.split(',').map((name) => oneOf('--only', name, names));
    mkdirSync(out, { recursive: true });
    const raws = loadRaws();
    const renderer = createRenderer(raws, createI18n(raws));
    for (const name of chosen) {
      const rows = (SCENES[name]?.(raws) ?? []).map((scene) => picturesOf(renderer, scene));
      for (const width of WIDTHS) {
        const file = join(out, `${name}-${width}.png`);
        const bytes = await sheetOf(rows, width);
        writeFileSync(file, bytes);
        console.log(`${file}, ${bytes.length} bytes`);
      }
    }
  },
);

function picturesOf(renderer: Renderer, { view, options, sheet }: Scene): Buffer[] {
  return PALETTES.map((palette) => {
    const drawn = sheet ? renderer.sheet(view, { kind: sheet }, { palette }) : null;
    return (drawn ?? renderer.picture(view, { ...options, palette })).png;
  });
}

/** Puts the pictures of each row side by side, each as wide as given, and the rows below each other. */
async function sheetOf(rows: readonly Buffer[][], width: number): Promise<Buffer> {
  const images = await Promise.all(rows.map((row) => Promise.all(row.map((png) => loadImage(png)))));
  const heightOf = (image: { width: number; height: number }): number =>
    Math.round((image.height * width) / image.width);
  const heights = images.map((row) => Math.max(...row.map(heightOf)));
  const columns = Math.max(...images.map((row) => row.length));
  const canvas = createCanvas(
    columns * (width + GAP),
    heights.reduce((sum, height) => sum + height + GAP, 0),
  );
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  let top = 0;
  for (const [y, row] of images.entries()) {
    for (const [x, image] of row.entries()) context.drawImage(image, x * (width + GAP), top, width, heightOf(image));
    top += (heights[y] ?? 0) + GAP;
  }
  return canvas.toBuffer('image/png');
}
