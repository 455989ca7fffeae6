import { nearestPoints } from '../../lib/geometry';
import { type StageRaw, stageAt } from '../schema/campaigns';
import { call } from '../spawning/call';
import { randomRaw } from '../spawning/master-table';
import { carriedQuest, emit, isAlive, mobsOf, positionOf, TOWN, type World } from '../state';
import { cellsOutOfSight } from './common/out-of-sight';

/** Player-turns; the default for stages without `wanderers`. */
const WANDERERS: NonNullable<StageRaw['wanderers']> = { first: 60, every: 100 };
const MOST_CALLED = 6;

/** Spares the town and heroes with the quest item. Wanderers pay no experience. */
export function wanderers(world: World): void {
  const { game, raws } = world;
  if (!world.heroDue || game.over || game.depth === TOWN || carriedQuest(raws, game) !== null) return;
  const key = String(game.depth);
  const tally = game.tallies[key];
  if (tally === undefined) return;
  const { first, every, band = 1 } = stageAt(raws.campaign, game.depth)?.wanderers ?? WANDERERS;
  if (tally.wanderer === undefined) {
    game.tallies[key] = { ...tally, wanderer: game.turn + first };
  } else if (game.turn >= tally.wanderer) {
    game.tallies[key] = { ...tally, wanderer: game.turn + every };
    callWanderers(world, band);
  }
}

function callWanderers(world: World, band: number): void {
  const { raws, game, rng, level } = world;
  const called = mobsOf(level).filter((mob) => mob.summoned && isAlive(raws, mob)).length;
  const cells = called < MOST_CALLED ? cellsOutOfSight(world) : [];
  if (cells.length === 0) return;
  const meeting = rng.pick(cells);
  const places = nearestPoints(cells, meeting, Math.min(band, MOST_CALLED - called));
  const came = places.flatMap((cell) => {
    const raw = randomRaw({ raws, depth: game.depth, rng }, 'mob', (kind) => !raws.mob[kind]?.rooted);
    return (raw === null ? null : call(world, raw, cell)) ?? [];
  });
  for (const wanderer of came) {
    wanderer.moveMode = 'random_waypoint';
    wanderer.heard = { ...positionOf(game.hero) };
  }
  if (came.length > 0) emit(world, { kind: 'wanderer' }, 'heard');
}
