import { type Raws, rawsFor, type View } from '../../engine';
import type { Epitaph, LogLine } from '../../i18n';
import type { Palette } from '../../lib/palette';
import { rgb } from '../color';
import { hudColours } from '../compact/hud-colours';
import { HEIGHT, LOG_TOP, WIDTH } from '../compact/layout';
import { drawCentred, fitText } from '../font/text';
import { Pixels } from '../pixels';
import { drawSprite } from '../sprites/draw';
import { lookOf } from '../sprites/look';
import { CLEAR, type Sprite, spriteOf } from '../sprites/sprite';
import { NIGHT } from './colours';
import { drawHeadstone, drawSwordAndShield } from './headstone';
import { drawInscription } from './inscription';
import { drawHills, drawSky } from './sky';
import { drawVictory } from './victory';

const SILHOUETTE = rgb('#0A0C18');
const EYES = rgb('#FF5A3A');
const EARLIER = rgb('#B4B2B8');

/** The end of a run: a headstone by night, for a victor a dawn. It shows no map and so no secrets of the dungeon. */
export function card(all: Raws, view: View, epitaph: Epitaph, log: readonly LogLine[], palette: Palette): Pixels {
  const raws = rawsFor(all, view);
  const pixels = new Pixels(WIDTH, HEIGHT, NIGHT.bands[0]!);
  if (view.over?.result === 'retired') drawVictory(pixels, raws, epitaph);
  else drawDeath(pixels, raws, view, epitaph);
  drawLog(pixels, log, palette);
  return pixels;
}

function drawDeath(pixels: Pixels, raws: Raws, view: View, epitaph: Epitaph): void {
  drawSky(pixels, NIGHT);
  drawHills(pixels, NIGHT);
  drawKiller(pixels, raws, view);
  drawHeadstone(pixels);
  drawInscription(pixels, raws.sprites, epitaph);
  drawSwordAndShield(pixels);
}

/** The killer, large and black before the moon except for its eyes. */
function drawKiller(pixels: Pixels, raws: Raws, { over }: View): void {
  if (!over?.by || !raws.mob[over.by]) return;
  const sprite = spriteOf(raws.sprites, lookOf(raws.sprites, { kind: 'mob', raw: over.by }));
  const scale = sprite.width > 16 ? 3 : 5;
  const x = Math.round(56 - (sprite.width * scale) / 2);
  const y = 196 - sprite.height * scale;
  drawSprite(pixels, sprite, x, y, { solid: SILHOUETTE, outline: null, scale });
  for (const [i, j] of eyesOf(sprite)) pixels.rect(x + i * scale, y + j * scale, scale, scale, EYES);
}

/** Where a sprite's eyes are: its darkest and its brightest colours in the upper half, where they are rare. */
function eyesOf(sprite: Sprite): [x: number, y: number][] {
  const counts = new Map<number, [x: number, y: number][]>();
  const rows = Math.ceil(sprite.height / 2);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < sprite.width; x++) {
      const ink = sprite.pixels[y * sprite.width + x]!;
      if (ink === CLEAR) continue;
      counts.set(ink, [...(counts.get(ink) ?? []), [x, y]]);
    }
  }
  const eyes = ['#FFD95C', '#0A0A0E', '#2B2733', '#E0484C'].map(rgb);
  const cells = eyes.map((ink) => counts.get(ink) ?? []).find((cells) => cells.length > 0 && cells.length <= 6);
  return cells ?? [];
}

/** The last three lines of the log, centred. */
function drawLog(pixels: Pixels, log: readonly LogLine[], palette: Palette): void {
  const colours = hudColours(palette);
  pixels.rect(0, LOG_TOP, WIDTH, HEIGHT - LOG_TOP, colours.panel);
  pixels.rect(0, LOG_TOP, WIDTH, 1, colours.line);
  log.slice(-3).forEach(({ segments }, i) => {
    const text = fitText(segments.map((segment) => segment.text).join(''), WIDTH - 10);
    const tone = segments[0]?.tone ?? 'plain';
    const color = tone === 'plain' ? EARLIER : colours.tones[tone];
    drawCentred(pixels, WIDTH / 2, LOG_TOP + i * 16, text, color);
  });
}
