import { type Creature, enemiesOfHero } from '../creatures';
import { refOf } from '../knowledge';
import { component, emit, heroSeesEntity, isAlive, positionOf, refreshVisible, type World } from '../state';
import { search } from './search';

/** Refreshes what the hero sees and knows of the level, looks for what is hidden, and reports new hostiles. */
export function visibility(world: World): void {
  if (world.sightStale) refreshSight(world);
  if (world.searchDue) search(world);
  reportNewHostiles(world);
}

function refreshSight(world: World): void {
  world.sightStale = false;
  reveal(world, refreshVisible(world));
}

const KNOWN = '1'.charCodeAt(0);

/** Most calls reveal nothing, so the string is rebuilt only when a cell is new, from stretches of the old one. */
function reveal({ level }: World, seen: readonly number[]): void {
  const { revealed } = level;
  const parts: string[] = [];
  let done = 0;
  for (let n = 0; n < seen.length; n++) {
    const cell = seen[n] as number;
    if (revealed.charCodeAt(cell) === KNOWN) continue;
    parts.push(revealed.slice(done, cell), '1');
    done = cell + 1;
  }
  if (done === 0) return;
  parts.push(revealed.slice(done));
  level.revealed = parts.join('');
}

/** Reports each hostile that was not in view when the action began, once; unique foes are introduced the first time. */
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
