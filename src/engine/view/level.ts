import { alongLine, distance, type Point, pointOf } from '../../lib/geometry';
import { fieldOfView } from '../../lib/sight';
import { bodyOf, cellsOf, middleOf } from '../creatures';
import type { Entity, Glimmer, Level, Light, RawId, Raws, View, World } from '../state';
import { component, positionOf, recipeOf, sightRange, WIDTH } from '../state';

/** Writes a blank for each unknown cell. */
export function rememberedTiles({ tiles, revealed }: Level): string {
  let known = '';
  // Copies runs of cells, because adding single characters is much slower.
  for (let from = 0, to = 0; from < tiles.length; from = to) {
    const seen = revealed[from] === '1';
    to = revealed.indexOf(seen ? '0' : '1', from);
    if (to < 0) to = tiles.length;
    known += seen ? tiles.slice(from, to) : ' '.repeat(to - from);
  }
  return known;
}

/** Returns `1` for visible cells and `0` for hidden cells. */
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

/** Returns indices of visible cells with blood, ascending. */
export const bloodInView = (world: World): number[] => world.level.blood.filter((cell) => world.visible[cell] === 1);

/** Returns the indices of known dry and burnt cells. */
export function viewTinder(raws: Raws, level: Level): Pick<View, 'dry' | 'burnt' | 'fireproof'> {
  const { revealed, dry = [], burnt = [] } = level;
  const isKnown = (cell: number): boolean => revealed[cell] === '1';
  const known = { dry: dry.filter(isKnown), burnt: burnt.filter(isKnown) };
  return {
    ...(known.dry.length > 0 && { dry: known.dry }),
    ...(known.burnt.length > 0 && { burnt: known.burnt }),
    ...(recipeOf(raws, level.recipe)?.fireproof && { fireproof: true }),
  };
}

/** `eastFrom` is the first column of the right side. Unknown recipes give `default`. */
export function themesOf(raws: Raws, recipe: RawId): Pick<View, 'theme' | 'themeEast' | 'eastFrom'> {
  const row = recipeOf(raws, recipe);
  return { theme: row?.theme ?? 'default', themeEast: row?.themeEast ?? null, eastFrom: row?.eastFrom ?? WIDTH / 2 };
}

/** Puts the hero's light first. Lights of unknown sources go to `glimmers`. */
export function viewLights(world: World): Pick<View, 'lights' | 'glimmers'> {
  const lights: Light[] = [];
  const glimmers = new Map<string, Map<number, number>>();
  for (const entity of [world.game.hero, ...world.level.entities]) {
    const light = component(world.raws, entity, 'lightSource');
    if (!light || !entity.position || component(world.raws, entity, 'hidden')) continue;
    const at = middleOf(world.raws, entity);
    const lit = isInSight(world, entity) ? null : litCellsInView(world, at, light.range);
    if (lit?.length === 0) continue;
    if (lit === null || isRemembered(world, entity)) {
      lights.push({ at, range: light.range, color: light.color, source: entity.raw });
      continue;
    }
    const cells = glimmers.get(light.color) ?? new Map<number, number>();
    for (const cell of lit) {
      const strength = 1 - distance(at, pointOf(world.level, cell)) / light.range;
      cells.set(cell, (cells.get(cell) ?? 0) + strength);
    }
    glimmers.set(light.color, cells);
  }
  const sorted = [...glimmers].sort(([a], [b]) => (a < b ? -1 : 1)).map(([color, cells]) => glimmer(color, cells));
  return { lights, ...(sorted.length > 0 ? { glimmers: sorted } : {}) };
}

/** Rounds strengths to eighths, because pictures show no finer steps. */
function glimmer(color: string, strengths: ReadonlyMap<number, number>): Glimmer {
  const cells = [...strengths].map(([cell, strength]) => ({
    cell,
    strength: Math.min(8, Math.round(8 * strength)) / 8,
  }));
  return { color, cells: cells.filter(({ strength }) => strength > 0).sort((a, b) => a.cell - b.cell) };
}

const isInSight = ({ raws, level, visible }: World, entity: Entity): boolean =>
  cellsOf(bodyOf(raws, entity)).some(({ x, y }) => visible[y * level.width + x] === 1);

/** The hero remembers props on revealed cells, because props never move. */
function isRemembered({ level }: World, entity: Entity): boolean {
  const { x, y } = positionOf(entity);
  return entity.kind === 'prop' && level.revealed[y * level.width + x] === '1';
}

/** Maximum distance in cells, and maximum number of lamps. */
const FAR = { cells: 40, most: 24 } as const;

/** Returns visible lamps beyond the sight radius, nearest first. */
export function viewFarLights(world: World): Pick<View, 'farLights'> {
  const { raws, level, visible, index, game } = world;
  if (!recipeOf(raws, level.recipe)?.far_lights) return {};
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

/** Returns indices of visible cells; `range` is in cells. */
function litCellsInView(world: World, at: Point, range: number): number[] {
  const { level, visible, index } = world;
  const hero = positionOf(world.game.hero);
  const sight = sightRange(world, world.game.hero);
  const reach = range + sight + 1;
  if (Math.abs(at.x - hero.x) > reach || Math.abs(at.y - hero.y) > reach) return [];
  const map = { width: level.width, height: level.height, opaque: index.opaque };
  return fieldOfView(map, at.x, at.y, range).filter((cell) => visible[cell] === 1);
}
