import { type Creature, enemiesOfHero, isNotableKind } from '../creatures';
import { refOf } from '../knowledge';
import {
  component,
  type Entity,
  emit,
  heroSeesEntity,
  isAlive,
  positionOf,
  refreshVisible,
  roleIn,
  type World,
} from '../state';
import { search } from './search';

/** Also reports new hostile creatures and creatures that woke in view. */
export function visibility(world: World): void {
  if (world.sightStale) refreshSight(world);
  if (world.searchDue) search(world);
  reportNewHostiles(world);
  reportWoken(world);
}

function reportWoken(world: World): void {
  for (const entity of world.woken) {
    if (!isAlive(world.raws, entity) || !heroSeesEntity(world, entity)) continue;
    emit(world, { kind: 'awoke', who: refOf(world, entity), at: positionOf(entity) }, 'seen');
  }
  world.woken = [];
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

/** `cells` must ascend. Returns `map` itself if nothing changes. */
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

function reportNewHostiles(world: World): void {
  const enemies = enemiesOfHero(world);
  for (let n = 0; n < enemies.length; n++) {
    const { entity } = enemies[n] as Creature;
    if (!heroSeesEntity(world, entity) || world.noticed.has(entity.id) || !isAlive(world.raws, entity)) continue;
    world.noticed.add(entity.id);
    const kind = component(world.raws, entity, 'unmet') === null ? 'noticed' : 'met';
    if (kind === 'met') entity.unmet = null;
    rememberKind(world, entity);
    const sight = { who: refOf(world, entity), at: positionOf(entity) };
    const story = roleIn(world.game.story, entity.id);
    emit(world, kind === 'met' ? { kind, ...sight, ...(story && { story }) } : { kind, ...sight }, 'seen');
  }
}

function rememberKind(world: World, { raw: kind, veteran }: Entity): void {
  const { game, raws } = world;
  if ((veteran == null && !isNotableKind(raws, kind)) || game.met?.includes(kind)) return;
  game.met = [...(game.met ?? []), kind];
  world.firstMet.add(kind);
}
