import { pointOf } from '../../lib/geometry';
import { isHeroAtOdds } from '../creatures';
import { call } from '../spawning/call';
import { emit, isAlive, mobsOf, type RawId, TILES, TOWN, type World } from '../state';

/** The number of guards that come at a time. */
const GUARDS = 2;
/** The most guards alive in the town at once. */
const MOST_GUARDS = 8;
/** Player-turns before the next guards come. */
const INTERVAL = 100;

/**
 * Runs once a player-turn, in the tick that gives the hero its turn. A town at odds with the hero calls its Watch,
 * which comes through the gate and goes after the hero.
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
 * Returns the gate's cell, or -1 if there is none. On the way home the gate shuts behind the hero and is no longer on
 * the map. The Watch then comes through the stored cell of the hero's arrival.
 */
function gateOf({ game: { hunt }, level }: World): number {
  const open = level.tiles.lastIndexOf(TILES.downStairs);
  return open < 0 && hunt?.depth === TOWN ? hunt.at : open;
}
