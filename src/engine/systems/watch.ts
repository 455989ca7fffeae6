import { pointOf } from '../../lib/geometry';
import { isHeroAtOdds } from '../creatures';
import { call } from '../spawning/call';
import { emit, isAlive, mobsOf, type RawId, TILES, TOWN, type World } from '../state';

const GUARDS = 2;
/** Maximum number of living guards in the town. */
const MOST_GUARDS = 8;
/** Player-turns between two arrivals of guards. */
const INTERVAL = 100;

/**
 * Makes guards come through the town's gate and chase the hero while their faction is at odds with the hero. Runs once
 * a player-turn, in the tick in which the hero's turn comes.
 */
export function watch(world: World): void {
  const { game, raws } = world;
  if (!world.heroDue || game.depth !== TOWN || game.over) return;
  if (game.watchCalled !== null && game.turn - game.watchCalled < INTERVAL) return;
  for (const { id: faction, watch: raw } of raws.factions) {
    if (raw === undefined || !isHeroAtOdds(world, faction)) continue;
    callGuards(world, faction, raw);
    return;
  }
}

function callGuards(world: World, faction: RawId, raw: RawId): void {
  const { game, raws, level } = world;
  const gate = gateOf(world);
  const there = mobsOf(level).filter((mob) => mob.raw === raw && isAlive(raws, mob)).length;
  const count = Math.min(GUARDS, MOST_GUARDS - there);
  if (gate < 0 || count <= 0) return;
  const at = pointOf(level, gate);
  for (let called = 0; called < count; called++) {
    const guard = call(world, raw, at);
    if (!guard) break;
    guard.chasing = game.hero.id;
  }
  game.watchCalled = game.turn;
  emit(world, { kind: 'watch-called', faction, at }, 'heard');
}

/**
 * Returns the index of the cell with the stairs down, which are the town's gate. If the hero has brought the quest item
 * to town, the stairs are gone. The hero's cell of arrival then replaces them. Returns -1 if there is neither.
 */
function gateOf({ game: { hunt }, level }: World): number {
  const open = level.tiles.lastIndexOf(TILES.downStairs);
  return open < 0 && hunt?.depth === TOWN ? hunt.at : open;
}
