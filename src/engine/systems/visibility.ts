import { type Creature, enemiesOfHero } from '../creatures';
import { refOf } from '../knowledge';
import { component, emit, heroSeesEntity, isAlive, positionOf, refreshVisible, type World } from '../state';
import { search } from './search';

/** Refreshes what the hero sees and knows of the level, looks for hidden things, and reports new hostiles. */
export function visibility(world: World): void {
  if (world.sightStale) refreshSight(world);
  if (world.searchDue) search(world);
  reportNewHostiles(world);
}

function refreshSight(world: World): void {
  world.sightStale = false;
  reveal(world, refreshVisible(world));
}

function reveal({ level }: World, seen: readonly number[]): void {
  level.revealed = markCells(level.revealed, seen, '1');
  if (level.mapped === undefined) return;
  const mapped = markCells(level.mapped, seen, '0');
  if (mapped.includes('1')) level.mapped = mapped;
  else delete level.mapped;
}

/**
 * Returns a map of one character a cell with `mark` on the given cells, which must ascend. Most calls change nothing,
 * so the function builds a new text only if a cell is new, from slices of the old one.
 */
function markCells(map: string, cells: readonly number[], mark: '0' | '1'): string {
  const code = mark.charCodeAt(0);
  const parts: string[] = [];
  let done = 0;
  for (let n = 0; n < cells.length; n++) {
    const cell = cells[n] as number;
    if (map.charCodeAt(cell) === code) continue;
    parts.push(map.slice(done, cell), mark);
    done = cell + 1;
  }
  if (done === 0) return map;
  parts.push(map.slice(done));
  return parts.join('');
}

/** Reports, once, each hostile that was not in view when the action began. Introduces a unique foe the first time. */
function reportNewHostiles(world: World): void {
  const enemies = enemiesOfHero(world);
  for (let n = 0; n < enemies.length; n++) {
    const { entity } = enemies[n] as Creature;
    if (!heroSeesEntity(world, entity) || world.noticed.has(entity.id) || !isAlive(world.raws, entity)) continue;
    world.noticed.add(entity.id);
    const kind = component(world.raws, entity, 'unmet') === null ? 'noticed' : 'met';
    if (kind === 'met') entity.unmet = null;
    emit(world, { kind, who: refOf(world, entity), at: positionOf(entity) }, 'seen');
  }
}
