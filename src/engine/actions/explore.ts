import { cellIndex, type Point } from '../../lib/geometry';
import { pathToNearest, type WalkMap } from '../../lib/path';
import { hostilesInView, isUnaware } from '../creatures';
import { frontierTest, isFireAt, knownMap } from '../knowledge';
import { carriedQuest, type Entity, footprint, positionOf, type RawId, type Refusal, type World } from '../state';
import { resolveBump } from './common/bump';
import { walkRefusal } from './common/foe-to-fight';
import { trackDiscoveries } from './common/interruptions';
import { stepToNearest } from './common/next-step';
import { intend, type Next, type Planner, refuse, type Series } from './common/plan';
import { MAX_EXPLORE_TURNS, seriesLimits } from './common/series-limits';
import { threatsInView } from './common/threats';
import { areChoresDue, type Chores, choresOf } from './series/chores';
import { type Finds, findsOf } from './series/finds';
import { isOutOfTheWay, pathOutOf, watchedCells } from './series/out-of-the-way';
import { crossingOf, type Goals, type Hazard, pathOverHazards } from './series/over-hazard';
import { battleWith, battleWithUnaware, fightingWalkOvers, stopAtReachable } from './series/walk-over';
import { barRefusal, stepTowards, strikesAt, struckAt } from './series/walking';
import { knowsWayTo } from './stairs';

const ALONE: Pick<Series, 'limit' | 'atLimit'> = { limit: MAX_EXPLORE_TURNS, atLimit: 'limit' };

/** Uses only the hero's knowledge. `rest` is a percentage of the maximum hit points. */
export const explore: Planner<'explore'> = (world, { take, rest, sure }) => {
  const threats = threatsInView(world);
  const hostiles = threats.every((foe) => isOutOfTheWay(world, foe)) ? [] : threats;
  const left = new Set(hostiles.length === 0 ? threats.map(({ id }) => id) : []);
  const finds = findsOf(world, take);
  const battle = hostiles.length === 0 ? battleWithUnaware(world) : battleWith(world, hostiles);
  const refusal = hostiles.length > 0 ? walkRefusal(world) : null;
  if (refusal && !(battle && isAnythingLeft(world, finds, hostiles))) return refuse(refusal);
  const nextStep = stepFinder(world, finds);
  const first = battle || finds.underfoot() ? null : isNothingOutside(world, finds) ? undefined : nextStep();
  const barred = first === undefined ? refusalOfRest(world, finds, sure) : null;
  const creature = first ? struckAt(world, first) : null;
  const atBar = barRefusal(world, creature, sure);
  const refused = barred ?? atBar;
  if (refused && !areChoresDue(world, rest)) return refuse(refused);
  const isRisky = first === undefined && barred === null;
  const way = isRisky ? { nextStep: riskyStepFinder(world, finds), isSure: true } : { nextStep };
  const chores = choresOf(world, rest);
  const walk = walkOf(world, { ...way, finds, chores, bar: atBar ? null : creature, isWatchful: left.size > 0 });
  const limits = threats.length > 0 ? seriesLimits(world, MAX_EXPLORE_TURNS) : ALONE;
  const series = {
    ...limits,
    careful: true as const,
    known: left,
    next: walk,
    end: chores.end,
  };
  return { kind: 'series', series: fightingWalkOvers(world, battle, series) };
};

interface Walk {
  finds: Finds;
  chores: Chores;
  nextStep: () => Point | undefined;
  isSure?: boolean;
  bar: Entity | null;
  isWatchful: boolean;
}

function walkOf(world: World, { finds, chores, nextStep, isSure = false, bar, isWatchful }: Walk): () => Next {
  const discovered = trackDiscoveries(world, finds.isOfNote);
  const strike = strikesAt(world, bar);
  return () => {
    const stop = discovered() ?? (isWatchful ? stopAtReachable(world) : null);
    if (stop) return { stop };
    const chore = chores.next();
    if (chore) return chore;
    const found = finds.underfoot();
    const away = found && isFireAt(world, positionOf(world.game.hero)) ? nextStep() : undefined;
    if (found && !away) return intend(world, { kind: 'pickup', item: found.id });
    const step = away ?? nextStep();
    if (step !== undefined) return strike(step) ?? stepTowards(world, step, isSure);
    const hazard = hazardBeforeRest(world, finds);
    return { stop: hazard ? { reason: 'trap-ahead', what: hazard.what } : { reason: 'done', what: null } };
  };
}

function refusalOfRest(world: World, finds: Finds, sure = false): Refusal | null {
  const hazard = hazardBeforeRest(world, finds);
  const [sleeper, ...others] = hostilesInView(world).filter(isUnaware);
  if (hazard === null && sleeper && isAnythingLeft(world, finds, [sleeper, ...others]))
    return { code: 'hostile-in-view', who: sleeper.raw };
  if (hazard === null) return { code: 'nothing-to-explore' };
  const isHomeward = carriedQuest(world.raws, world.game) !== null;
  if (knowsWayTo(world, isHomeward ? 'up' : 'down')) return { code: 'trap-ahead', what: hazard.what };
  return sure ? null : { code: 'danger', ...hazard, onlyWay: true };
}

function isAnythingLeft(world: World, finds: Finds, enemies: readonly Entity[]): boolean {
  const map = knownMap(world);
  const blocked = map.blocked.slice();
  for (const enemy of enemies) for (const cell of footprint(world.raws, enemy)) blocked[cellIndex(map, cell)] = 0;
  return finds.underfoot() !== null || stepToNext(world, finds, { ...map, blocked }) !== undefined;
}

function stepFinder(world: World, finds: Finds): () => Point | undefined {
  const barred = new Set<number>();
  return () => {
    const watched = watchedCells(world);
    const out = pathOutOf(world, watched);
    if (out) return out[1];
    const isInside = watched.has(cellOf(world, world.game.hero));
    const ground = isInside ? knownMap(world) : withBlocked(knownMap(world), watched.keys());
    const stepElsewhere = (): Point | undefined => stepToNext(world, finds, withBlocked(ground, barred));
    let step = stepElsewhere();
    while (step && resolveBump(world, step).kind === 'strike') {
      barred.add(cellIndex(world.level, step));
      step = stepElsewhere();
    }
    return step ?? stepToNext(world, finds, ground);
  };
}

function isNothingOutside(world: World, finds: Finds): boolean {
  const watched = watchedCells(world);
  const from = pathOutOf(world, watched)?.at(-1);
  if (from === undefined) return false;
  const map = withBlocked(knownMap(world), watched.keys());
  const wanted = new Set([...finds.cells(), ...finds.burntCells()]);
  const isFrontier = frontierTest(world, map);
  const isGoal = (cell: number): boolean => isFrontier(cell) || (wanted.has(cell) && map.blocked[cell] === 0);
  return pathToNearest(map, from, isGoal) === null;
}

function withBlocked(map: WalkMap, cells: Iterable<number>): WalkMap {
  let blocked: WalkMap['blocked'] | null = null;
  for (const cell of cells) {
    blocked ??= map.blocked.slice();
    blocked[cell] = 1;
  }
  return blocked === null ? map : { ...map, blocked };
}

function stepToNext(world: World, finds: Finds, map = knownMap(world)): Point | undefined {
  const step = stepToNearest(world, map, finds.cells());
  if (step) return step;
  const burnt = finds.burntCells();
  return burnt.length > 0 ? stepToNearest(world, map, burnt) : undefined;
}

function riskyStepFinder(world: World, finds: Finds): () => Point | undefined {
  const crossing = crossingOf(world, frontiers(world));
  return () => stepToNext(world, finds) ?? crossing() ?? undefined;
}

function hazardBeforeRest(world: World, finds: Finds): Hazard | null {
  const watcher = watchedWay(world, finds);
  if (watcher !== null) return { danger: 'hazard', what: watcher };
  return pathOverHazards(world, frontiers(world))?.hazard ?? null;
}

const frontiers =
  (world: World): Goals =>
  (map) =>
    frontierTest(world, map);

function watchedWay(world: World, finds: Finds): RawId | null {
  const watched = watchedCells(world);
  if (watched.size === 0 || stepToNext(world, finds) === undefined) return null;
  return watched.values().next().value?.raw ?? null;
}

const cellOf = ({ level }: World, entity: Entity): number => cellIndex(level, positionOf(entity));
