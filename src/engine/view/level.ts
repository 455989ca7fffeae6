import { alongLine, distance, type Point } from '../../lib/geometry';
import { fieldOfView } from '../../lib/sight';
import { middleOf } from '../creatures';
import type { Entity, Level, Light, RawId, Raws, View, World } from '../state';
import { component, positionOf, sightRange, WIDTH } from '../state';

/** Returns the tiles that the hero has ever seen; blanks for all others. */
export function rememberedTiles({ tiles, revealed }: Level): string {
  let known = '';
  // Works stretch by stretch, because adding thousands of single characters is much slower.
  for (let from = 0, to = 0; from < tiles.length; from = to) {
    const seen = revealed[from] === '1';
    to = revealed.indexOf(seen ? '0' : '1', from);
    if (to < 0) to = tiles.length;
    known += seen ? tiles.slice(from, to) : ' '.repeat(to - from);
  }
  return known;
}

/** Returns one character a cell: `1` if the hero sees it now. */
export function marksOf(visible: Uint8Array): string {
  let marks = '';
  for (let from = 0, to = 0; from < visible.length; from = to) {
    const mark = visible[from] as number;
    to = visible.indexOf(1 - mark, from);
    if (to < 0) to = visible.length;
    marks += String(mark).repeat(to - from);
  }
  return marks;
}

/** Returns the cells in view with blood, by index. */
export const bloodInView = (world: World): number[] => world.level.blood.filter((cell) => world.visible[cell] === 1);

/** Returns the themes of a recipe: one for the whole level, or one each for its left and right part. */
export function themesOf(raws: Raws, recipe: RawId): Pick<View, 'theme' | 'themeEast' | 'eastFrom'> {
  const row = raws.levels.recipes.find(({ id }) => id === recipe);
  return { theme: row?.theme ?? 'default', themeEast: row?.themeEast ?? null, eastFrom: row?.eastFrom ?? WIDTH / 2 };
}

/** Returns every light that falls on a cell in view, the hero's first, then ascending by id. */
export function viewLights(world: World): Light[] {
  const lights: Light[] = [];
  for (const entity of [world.game.hero, ...world.level.entities]) {
    const light = component(world.raws, entity, 'lightSource');
    if (!light || !entity.position || component(world.raws, entity, 'hidden')) continue;
    if (!shinesIntoView(world, entity, light.range)) continue;
    lights.push({ at: middleOf(world.raws, entity), range: light.range, color: light.color, source: entity.raw });
  }
  return lights;
}

/** Straight-line distance in cells over which the hero sees a lamp in the dark, and the most lamps to show. */
const FAR = { cells: 40, most: 24 } as const;

/**
 * Returns lamps beyond the hero's sight that nothing hides from the hero, nearest first. Only levels whose recipe sets
 * `far_lights` have such lamps.
 */
export function viewFarLights(world: World): Pick<View, 'farLights'> {
  const { raws, level, visible, index, game } = world;
  if (!raws.levels.recipes.find(({ id }) => id === level.recipe)?.far_lights) return {};
  const eye = positionOf(game.hero);
  const isOpen = ({ x, y }: Point): boolean => index.opaque[y * level.width + x] !== 1;
  const farLights = level.entities.flatMap((entity): Light[] => {
    const light = entity.kind === 'prop' ? component(raws, entity, 'lightSource') : null;
    if (!light || !entity.position || component(raws, entity, 'hidden')) return [];
    const at = positionOf(entity);
    if (visible[at.y * level.width + at.x] === 1 || distance(eye, at) > FAR.cells) return [];
    return alongLine(eye, at, isOpen)
      ? [{ at: { ...at }, range: light.range, color: light.color, source: entity.raw }]
      : [];
  });
  return { farLights: farLights.sort((a, b) => distance(eye, a.at) - distance(eye, b.at)).slice(0, FAR.most) };
}

function shinesIntoView(world: World, entity: Entity, range: number): boolean {
  const at = middleOf(world.raws, entity);
  const { level, visible, index } = world;
  if (visible[at.y * level.width + at.x] === 1) return true;
  const hero = positionOf(world.game.hero);
  const sight = sightRange(world.raws, world.game.hero);
  const reach = range + sight + 1;
  if (Math.abs(at.x - hero.x) > reach || Math.abs(at.y - hero.y) > reach) return false;
  const map = { width: level.width, height: level.height, opaque: index.opaque };
  return fieldOfView(map, at.x, at.y, range).some((cell) => visible[cell] === 1);
}
