import { add, cellIndex, type Point } from '../../lib/geometry';
import { NEIGHBOURS } from '../../lib/sides';
import { bodyOfCreature, type Creature, cellsOf, dueMobs, heedsFire } from '../creatures';
import { hazardAt } from '../knowledge';
import { flameCells } from '../spawning/kindle';
import { has, positionOf, type World } from '../state';

/** Makes mobs that heed fire leave burning or smouldering ground. */
export function leaveFire(world: World): void {
  const cells = flameCells(world);
  if (cells.length === 0) return;
  const flames = new Set(cells);
  const burns = (cell: Point): boolean => flames.has(cellIndex(world.level, cell));
  for (const self of dueMobs(world)) {
    const { entity } = self;
    if (has(world.raws, entity, 'rooted') || !heedsFire(world.raws, entity.raw)) continue;
    if (!cellsOf(bodyOfCreature(self)).some(burns)) continue;
    const to = safeCell(world, self, burns);
    if (to === null) continue;
    world.due.delete(entity.id);
    world.intents.set(entity.id, { kind: 'step', to });
  }
}

function safeCell(world: World, { entity }: Creature, burns: (cell: Point) => boolean): Point | null {
  const neighbours = (cell: Point): Point[] => NEIGHBOURS.map(([x, y]) => add(cell, { x, y }));
  const safe = neighbours(positionOf(entity)).filter(
    (cell) => world.index.fits(entity, cell) && hazardAt(world, cell) === null,
  );
  const heat = (cell: Point): number => neighbours(cell).filter(burns).length;
  return safe.reduce<Point | null>((best, cell) => (best === null || heat(cell) < heat(best) ? cell : best), null);
}
