import { cellIndex, type Point, same } from '../../lib/geometry';
import { pathToNearest, type WalkMap } from '../../lib/path';
import { frontierTest, hazardAt, knownMap, reasonToLeave, refOf } from '../knowledge';
import {
  type Entity,
  emit,
  footprint,
  has,
  itemsInView,
  positionOf,
  type RawId,
  type Refusal,
  type Stop,
  type Take,
  type World,
} from '../state';
import { isIgniting } from '../twists';
import { resolveBump } from './common/bump';
import { walkRefusal } from './common/foe-to-fight';
import { trackDiscoveries } from './common/interruptions';
import { stepToNearest } from './common/next-step';
import { canReachToStrike } from './common/path-to-foe';
import { intend, type Next, type Planner, refuse, type Series } from './common/plan';
import { MAX_EXPLORE_TURNS, seriesLimits } from './common/series-limits';
import { threatsInView } from './common/threats';
import { type Battle, createBattle, isEasy } from './series/battle';
import { isOutOfTheWay, pathOutOf, watchedCells } from './series/out-of-the-way';
import { barRefusal, hazardOnWay, stepTowards, strikesAt, struckAt } from './series/walking';

/** The hero goes on exploring after a fight only with at least this share of its maximum hit points. */
const SOUND = 0.75;

/**
 * Walks to the nearest frontier, again and again, and opens doors on the way, until there is a reason to stop. With
 * `take`, the hero also picks up things in view that it can reach without danger. The engine reports once each item
 * that the hero leaves lying. Seeing the campaign's quest item ends the series, because the player decides about it.
 * The hero first fights enemies in view that are easily beaten; an enemy that comes into view later ends the series. If
 * `isOutOfTheWay` holds for all threats in view, the hero leaves them alone and stays out of range of rooted ones. Uses
 * only what the hero knows. Refused with any other threat in view that the hero could fight, or if nothing is left to
 * explore. Refused as `trap-ahead` if the rest of the level lies beyond a known trap or within range of a rooted enemy.
 * Refused as `danger` until `sure` is set, if a creature that means no harm bars the only path. The hero strikes that
 * creature until the way is free.
 */
export const explore: Planner<'explore'> = (world, { take, sure }) => {
  const threats = threatsInView(world);
  // The hero leaves the enemies alone only if all of them are out of the way.
  const hostiles = threats.every((foe) => isOutOfTheWay(world, foe)) ? [] : threats;
  const left = new Set(hostiles.length === 0 ? threats.map(({ id }) => id) : []);
  const finds = findsOf(world, take);
  const battle = hostiles.length > 0 && isSound(world) && isEasy(world, hostiles) ? createBattle(world) : null;
  const refusal = hostiles.length > 0 ? walkRefusal(world) : null;
  if (refusal && !(battle && isAnythingLeft(world, finds, hostiles))) return refuse(refusal);
  const nextStep = stepFinder(world, finds);
  const first = battle || finds.underfoot() ? null : isNothingOutside(world, finds) ? undefined : nextStep();
  if (first === undefined) return refuse(refusalOfRest(world, finds));
  const bar = first && struckAt(world, first);
  const barred = barRefusal(world, bar, sure);
  if (barred) return refuse(barred);
  const walk = walkOf(world, { finds, nextStep, bar, isWatchful: left.size > 0 });
  const floor = SOUND * world.game.hero.pools.hp.max;
  const series = { ...seriesLimits(world, MAX_EXPLORE_TURNS), careful: true, floor, known: left, next: walk } as const;
  return { kind: 'series', series: battle ? afterBattle(world, battle, series) : series };
};

interface Walk {
  finds: Finds;
  nextStep: () => Point | undefined;
  /** Creature that bars the first step, which the hero strikes; `null` if there is none. */
  bar: Entity | null;
  /** True to stop when an enemy that the hero leaves alone can be reached. */
  isWatchful: boolean;
}

/** Returns a function that gives the next turn of the exploring hero, or the reason why it ends. */
function walkOf(world: World, { finds, nextStep, bar, isWatchful }: Walk): () => Next {
  const discovered = trackDiscoveries(world, finds.isOfNote);
  const strike = strikesAt(world, bar);
  return () => {
    const stop = discovered() ?? (isWatchful ? stopAtReachable(world) : null);
    if (stop) return { stop };
    const found = finds.underfoot();
    // The hero leaves ground that burns next turn, and comes back later for the item there.
    const away = found && isOnIgnitingGround(world) ? nextStep() : undefined;
    if (found && !away) return intend(world, { kind: 'pickup', item: found.id });
    const step = away ?? nextStep();
    if (step !== undefined) return strike(step) ?? stepTowards(world, step);
    const trap = trapBeforeFrontier(world, finds);
    return { stop: { reason: trap === null ? 'done' : 'trap-ahead', what: trap } };
  };
}

function refusalOfRest(world: World, finds: Finds): Refusal {
  const trap = trapBeforeFrontier(world, finds);
  return trap === null ? { code: 'nothing-to-explore' } : { code: 'trap-ahead', what: trap };
}

/** Returns a series that fights the battle first, and goes on with `series` if the hero has won without much harm. */
function afterBattle(world: World, battle: Battle, series: Series): Series {
  let isOver = false;
  return {
    ...series,
    ...battle,
    observe: () => (isOver ? undefined : battle.observe()),
    next() {
      const stop = isOver ? stopAtReachable(world) : null;
      if (stop) return { stop };
      if (isOver) return series.next();
      const next = battle.next();
      if (!('stop' in next) || !isWon(world, next.stop)) return next;
      isOver = true;
      return series.next();
    },
  };
}

/**
 * Returns a stop if a threat is in view that the hero can reach and that is not out of the way; otherwise `null`. An
 * unreachable enemy does not stop the hero. The hero would otherwise walk to and fro between seeing the enemy and
 * losing sight of it.
 */
function stopAtReachable(world: World): Stop | null {
  const back = threatsInView(world).find((foe) => canReachToStrike(world, foe) && !isOutOfTheWay(world, foe));
  return back ? { reason: 'hostile', what: back.raw } : null;
}

/**
 * True if the battle ended because the enemy died or ran out of sight, no threat is in view, and the hero has
 * enough hit points to go on.
 */
const isWon = (world: World, { reason }: Stop): boolean =>
  (reason === 'done' || reason === 'lost') && threatsInView(world).length === 0 && isSound(world);

function isSound({ game }: World): boolean {
  const { hp } = game.hero.pools;
  return hp.current >= SOUND * hp.max;
}

const isOnIgnitingGround = (world: World): boolean => world.index.at(positionOf(world.game.hero)).some(isIgniting);

/** The items that an explorer picks up on the way. */
interface Finds {
  /** Returns an item to pick up on the hero's own cell; `null` if there is none. */
  underfoot(): Entity | null;
  /** Returns the indexes of other cells with an item to pick up, without cells on which a fire has burnt. */
  cells(): readonly number[];
  /**
   * Returns the indexes of cells that hold an item to pick up, and on which a fire has burnt. The hero goes there last.
   */
  burntCells(): readonly number[];
  /** True if the player has to decide about the item. Reports items that the hero leaves lying. */
  isOfNote(item: Entity): boolean;
}

const NOTHING: Finds = { underfoot: () => null, cells: () => [], burntCells: () => [], isOfNote: () => true };

function findsOf(world: World, take: Take | undefined): Finds {
  if (take === undefined) return NOTHING;
  // The player decides whether to take the campaign's quest item.
  const isTaken = (item: Entity): boolean => !has(world.raws, item, 'quest');
  // Keeps items that were in view at any time of the walk, so that the hero does not forget them at the next corner.
  const seen = new Set<Entity>();
  // Items on ground that has burnt come last. Near the hero such ground may burn again and again, so the hero might
  // walk to and fro for ever.
  const burnt = new Set<Entity>();
  let asked = { turn: -1, wanted: [] as Entity[] };
  // Cached by turn, because callers ask twice between two turns, when nothing changes.
  const wanted = (): Entity[] => {
    const { turn } = world.game;
    if (asked.turn === turn) return asked.wanted;
    for (const item of itemsInView(world)) if (!item.dropped) seen.add(item);
    const found = [...seen].filter(
      (item) => item.position && isTaken(item) && reasonToLeave(world, item, take) === null,
    );
    for (const item of found) if (hazardAt(world, positionOf(item))?.danger === 'fire') burnt.add(item);
    asked = { turn, wanted: found };
    return found;
  };
  const isUnderfoot = (item: Entity): boolean => same(positionOf(item), positionOf(world.game.hero));
  const cellsElsewhere = (isBurnt: boolean): number[] =>
    wanted().flatMap((item) => (isUnderfoot(item) || burnt.has(item) !== isBurnt ? [] : [cellOf(world, item)]));
  return {
    underfoot: () => wanted().find(isUnderfoot) ?? null,
    cells: () => cellsElsewhere(false),
    burntCells: () => cellsElsewhere(true),
    isOfNote(item) {
      if (item.dropped) return false;
      if (!isTaken(item)) return true;
      const why = reasonToLeave(world, item, take);
      if (why === null) return knownMap(world).blocked[cellOf(world, item)] === 1;
      emit(world, { kind: 'left-lying', item: refOf(world, item), why }, 'seen');
      return false;
    },
  };
}

/** True if anything would be left to explore or take if these enemies did not stand there. */
function isAnythingLeft(world: World, finds: Finds, enemies: readonly Entity[]): boolean {
  const map = knownMap(world);
  const blocked = map.blocked.slice();
  for (const enemy of enemies) for (const cell of footprint(world.raws, enemy)) blocked[cellIndex(map, cell)] = 0;
  return finds.underfoot() !== null || stepToNext(world, finds, { ...map, blocked }) !== undefined;
}

/**
 * Returns a function that finds the next step. If the step would strike a creature in the way, the function looks for
 * another goal. It comes back to the place behind that creature only when nothing else is left.
 */
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

/**
 * True if the hero stands in the range of a rooted enemy and would find nothing left to explore or take outside.
 * Explore does not begin then, because the only way to the stairs may lead through the range.
 */
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

/** Returns the next step to the nearest frontier or item; `undefined` if there is none, or no path to it. */
function stepToNext(world: World, finds: Finds, map = knownMap(world)): Point | undefined {
  const step = stepToNearest(world, map, finds.cells());
  if (step) return step;
  const burnt = finds.burntCells();
  return burnt.length > 0 ? stepToNearest(world, map, burnt) : undefined;
}

/**
 * Returns the known trap, fire or creature that alone keeps the hero from the rest of the level; `null` if there is
 * none.
 */
function trapBeforeFrontier(world: World, finds: Finds): RawId | null {
  const way = watchedWay(world, finds);
  return way ?? hazardOnWay(world, (map) => frontierTest(world, map));
}

/** Returns a rooted creature whose range keeps the hero from the rest of the level; `null` if there is none. */
function watchedWay(world: World, finds: Finds): RawId | null {
  const watched = watchedCells(world);
  if (watched.size === 0 || stepToNext(world, finds) === undefined) return null;
  return watched.values().next().value?.raw ?? null;
}

const cellOf = ({ level }: World, entity: Entity): number => cellIndex(level, positionOf(entity));
