import { pointOf } from '../../lib/geometry';
import { isHeroAtOdds } from '../creatures';
import { call } from '../spawning/call';
import { emit, isAlive, mobsOf, type RawId, TILES, TOWN, type World } from '../state';

const GUARDS = 2;
const MOST_GUARDS = 8;
const INTERVAL = 100;

/** Calls guards while their faction is at odds with the hero. */
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

/** Returns the hero's arrival cell if the gate is sealed; -1 without either. */
function gateOf({ game: { hunt }, level }: World): number {
  const open = level.tiles.lastIndexOf(TILES.downStairs);
  return open < 0 && hunt?.depth === TOWN ? hunt.at : open;
}
