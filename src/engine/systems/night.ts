import { call } from '../spawning/call';
import {
  carriedQuest,
  emit,
  mobsOf,
  positionOf,
  type RawId,
  recipeOf,
  removeFromLevel,
  TOWN,
  type World,
} from '../state';
import { cellsOutOfSight } from './common/out-of-sight';

const DAY = 600;
const DUSK = 400;
/** Depth that the hero must have reached before nights begin. */
const SEASONED = 4;

/** Runs only in town. Prowlers hunt the hero once a night. */
export function night(world: World): void {
  const { raws, game, level } = world;
  if (!world.heroDue || game.over || game.depth !== TOWN || game.deepest < SEASONED) return;
  if (carriedQuest(raws, game) !== null) return;
  const isNight = game.turn % DAY >= DUSK;
  const { prowlers = [] } = recipeOf(raws, level.recipe) ?? {};
  if (isNight === level.lit) {
    level.lit = !isNight;
    slinkOff(world, prowlers);
    emit(world, { kind: 'day-turned', night: isNight }, 'self');
  }
  const tally = game.tallies[String(TOWN)];
  if (!isNight || !tally || game.turn < (tally.wanderer ?? 0)) return;
  game.tallies[String(TOWN)] = { ...tally, wanderer: game.turn - (game.turn % DAY) + DAY };
  slinkOff(world, prowlers);
  const cells = cellsOutOfSight(world);
  if (cells.length === 0) return;
  for (const raw of prowlers) {
    const prowler = call(world, raw, world.rng.pick(cells));
    if (prowler) prowler.heard = { ...positionOf(game.hero) };
  }
}

function slinkOff(world: World, prowlers: readonly RawId[]): void {
  for (const mob of mobsOf(world.level).filter(({ raw }) => prowlers.includes(raw))) {
    removeFromLevel(world, mob);
    world.due.delete(mob.id);
  }
}
