import { TILES } from '../../engine';
import { mix, type Rgb } from '../color';
import type { Pixels } from '../pixels';
import { drawSprite } from '../sprites/draw';
import { isBottle, lookOf, safeLiquid } from '../sprites/look';
import { gridSprite, type Sprite, spriteOf } from '../sprites/sprite';
import { overlayColours } from './colours';
import type { Scene } from './scene';
import { stoneOf } from './tiles/stone-cell';

const MEMORY: Rgb = 0x1a2030;
const dim = (ink: Rgb): Rgb => mix(MEMORY, ink, 0.45);

/** Draws graves, stairs and stones, then props in sight, then items in sight. */
export function drawThings(pixels: Pixels, scene: Scene): void {
  const outline = overlayColours(scene.palette).outline;
  const grave = gridSprite(scene.raws.sprites, scene.raws.sprites.grave);
  for (const at of scene.view.graves ?? []) {
    const corner = scene.corner(at);
    drawSprite(pixels, grave, corner.x, corner.y, { outline, ...(scene.isSeen(at.x, at.y) ? {} : { tone: dim }) });
  }
  scene.each((x, y) => {
    if (!scene.isKnown(x, y)) return;
    const stairs = stairsOf(scene, x, y);
    const stone = scene.isSeen(x, y) ? stoneOf(scene, x, y) : null;
    const corner = scene.corner({ x, y });
    const faded = stairs !== null && !scene.isSeen(x, y) ? { tone: dim } : {};
    const sprite = stairs ?? stone;
    if (sprite !== null) drawSprite(pixels, sprite, corner.x, corner.y, { outline, ...faded });
  });
  drawPropsAndItems(pixels, scene, outline);
}

function stairsOf(scene: Scene, x: number, y: number): Sprite | null {
  const { sprites, theme } = scene.raws;
  const tile = scene.tile(x, y);
  // The stairs keep the look of the level's own theme even in high contrast.
  const { downStairs = sprites.tiles.downStairs } = theme[scene.view.theme] ?? {};
  if (tile === TILES.downStairs) return gridSprite(sprites, downStairs);
  if (tile === TILES.upStairs) return gridSprite(sprites, sprites.tiles.upStairs);
  return null;
}

function drawPropsAndItems(pixels: Pixels, scene: Scene, outline: Rgb): void {
  const { sprites } = scene.raws;
  const lying = scene.view.things
    .filter(({ kind, open }) => kind !== 'mob' && open !== true)
    .sort((a, b) => Number(a.kind === 'item') - Number(b.kind === 'item') || a.id - b.id);
  for (const thing of lying) {
    const corner = scene.corner(thing.at);
    const look = lookOf(sprites, thing);
    const sprite = spriteOf(sprites, look);
    const safe = scene.palette === 'safe' && isBottle(look);
    // The boards of a closed door fill the opening in the wall, two pixels lower and without outline.
    if (thing.open === false) drawSprite(pixels, sprite, corner.x, corner.y + 2, { outline: null });
    else {
      const edge = sprites.grids[look.sprite]?.light ? null : outline;
      drawSprite(pixels, sprite, corner.x, corner.y, { outline: edge, ...(safe ? { tone: safeLiquid } : {}) });
    }
  }
}
