import { cellIndex, type Point, same } from '../../lib/geometry';
import type { WalkMap } from '../../lib/path';
import { hostilesInView } from '../creatures';
import { frontierTest, hazardAt, knownMap, reasonToLeave, refOf } from '../knowledge';
import {
  type Entity,
  emit,
  footprint,
  has,
  itemsInView,
  positionOf,
  type RawId,
  type Stop,
  type Take,
  type World,
} from '../state';
import { isIgniting } from '../twists';
import { resolveBump } from './common/bump';
import { trackDiscoveries } from './common/interruptions';
import { stepToNearest } from './common/next-step';
import { intend, type Next, type Planner, refuse, type Series } from './common/plan';
import { MAX_EXPLORE_TURNS, seriesLimits } from './common/series-limits';
import { stairsOnWay } from './common/stairs-ahead';
import { type Battle, canReachToStrike, createBattle, isEasy } from './series/battle';
import { isOutOfTheWay, stepOutOf, watchedCells } from './series/out-of-the-way';
import { hazardOnWay, stepTowards } from './series/walking';

/** Share of its hit points that the hero must have left after a fight to go on exploring. */
const SOUND = 0.75;

/**
 * Walks to the nearest frontier, again and again, opening doors on the way, until there is a reason to stop. With
 * `take` it also goes for things in view that it can reach without danger, and picks them up; what it leaves it names
 * once. What the campaign wants to be brought ends it, and is left to the player. Enemies in view that are easily
 * beaten are fought first; whoever comes into view later ends it. Where all in view are out of the way, it leaves them
 * alone, and keeps out of the range of those that are rooted. Uses only what the hero knows. Refused with any other
 * enemy in view, when everything is known, as `stairs-ahead` when what is left lies beyond stairs, as `trap-ahead` when
 * it lies beyond a known trap or in such a range, and as `blocked` when a creature blocks the only path to anything.
 */
export const explore: Planner<'explore'> = (world, { take }) => {
  const inView = hostilesInView(world);
  // Where all are out of the way, they are left alone; else none is.
  const hostiles = inView.every((foe) => isOutOfTheWay(world, foe)) ? [] : inView;
  const left = new Set(hostiles.length === 0 ? inView.map(({ id }) => id) : []);
  const finds = findsOf(world, take);
  const [hostile] = hostiles;
  const battle = hostile && isSound(world) && isEasy(world, hostiles) ? createBattle(world) : null;
  if (hostile && !(battle && isAnythingLeft(world, finds, hostiles)))
    return refuse({ code: 'hostile-in-view', who: hostile.raw });
  const nextStep = stepFinder(world, finds);
  const first = battle || finds.underfoot() ? null : nextStep();
  if (first === undefined) {
    const stairs = stairsBeforeRest(world, finds);
    if (stairs !== null) return refuse({ code: 'stairs-ahead', stairs });
    const trap = trapBeforeFrontier(world, finds);
    return refuse(trap === null ? { code: 'nothing-to-explore' } : { code: 'trap-ahead', what: trap });
  }
  if (first && resolveBump(world, first).kind === 'strike') return refuse({ code: 'blocked' });
  const discovered = trackDiscoveries(world, finds.isOfNote);
  const walk = (): Next => {
    const stop = discovered() ?? (left.size > 0 ? stopAtReachable(world) : null);
    if (stop) return { stop };
    const found = finds.underfoot();
    // From ground that burns next turn it goes on, and comes back for what lies there.
    const away = found && isOnIgnitingGround(world) ? nextStep() : undefined;
    if (found && !away) return intend(world, { kind: 'pickup', item: found.id });
    const step = away ?? nextStep();
    if (step !== undefined) return stepTowards(world, step);
    if (stairsBeforeRest(world, finds) !== null) return { stop: { reason: 'stairs', what: null } };
    const trap = trapBeforeFrontier(world, finds);
    return { stop: { reason: trap === null ? 'done' : 'trap-ahead', what: trap } };
  };
  const floor = SOUND * world.game.hero.pools.hp.max;
  const series = { ...seriesLimits(world, MAX_EXPLORE_TURNS), careful: true, floor, known: left, next: walk } as const;
  return { kind: 'series', series: battle ? afterBattle(world, battle, series) : series };
};

/** The series after the battle, if the hero has won without much harm. */
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
 * A stop when somebody known is back in view whom the hero can reach. From whom it cannot, it goes on: it would only
 * walk to and fro between the place where it saw that one and the one where it lost sight of it.
 */
function stopAtReachable(world: World): Stop | null {
  const back = hostilesInView(world).find((foe) => canReachToStrike(world, foe) && !isOutOfTheWay(world, foe));
  return back ? { reason: 'hostile', what: back.raw } : null;
}

/** Is nobody left in view, dead or driven off, and the hero little harmed? */
const isWon = (world: World, { reason }: Stop): boolean =>
  (reason === 'done' || reason === 'lost') && hostilesInView(world).length === 0 && isSound(world);

function isSound({ game }: World): boolean {
  const { hp } = game.hero.pools;
  return hp.current >= SOUND * hp.max;
}

const isOnIgnitingGround = (world: World): boolean => world.index.at(positionOf(world.game.hero)).some(isIgniting);

/** What an explorer takes on the way. */
interface Finds {
  /** Something to pick up on the hero's own cell; `null` when there is nothing. */
  underfoot(): Entity | null;
  /** The other cells with something to pick up. */
  cells(): readonly number[];
  /** Those of them where it has burnt, which come last. */
  burntCells(): readonly number[];
  /** Does the player have to decide about it? Names what is left lying. */
  isOfNote(item: Entity): boolean;
}

const NOTHING: Finds = { underfoot: () => null, cells: () => [], burntCells: () => [], isOfNote: () => true };

function findsOf(world: World, take: Take | undefined): Finds {
  if (take === undefined) return NOTHING;
  // To take what the campaign wants to be brought is the player's decision.
  const isTaken = (item: Entity): boolean => !has(world.raws, item, 'quest');
  // What was in view at some time of the walk is not forgotten at the next corner.
  const seen = new Set<Entity>();
  // Where the ground opens it opens again when the hero comes back, which could go on for ever.
  const burnt = new Set<Entity>();
  let asked = { turn: -1, wanted: [] as Entity[] };
  // Asked for twice between two turns, when nothing changes.
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

/** Would anything be left to do if these enemies did not stand there? */
function isAnythingLeft(world: World, finds: Finds, enemies: readonly Entity[]): boolean {
  const map = knownMap(world);
  const blocked = map.blocked.slice();
  for (const enemy of enemies) for (const cell of footprint(world.raws, enemy)) blocked[cellIndex(map, cell)] = 0;
  return finds.underfoot() !== null || stepToNext(world, finds, { ...map, blocked }) !== undefined;
}

/**
 * Returns a function that finds the next step. Where it would strike somebody who stands in the way, it looks for
 * something else to go to, and comes back to what is behind that one only when nothing else is left.
 */
function stepFinder(world: World, finds: Finds): () => Point | undefined {
  const barred = new Set<number>();
  return () => {
    const watched = watchedCells(world);
    const out = stepOutOf(world, watched);
    if (out) return out;
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

function withBlocked(map: WalkMap, cells: Iterable<number>): WalkMap {
  let blocked: WalkMap['blocked'] | null = null;
  for (const cell of cells) {
    blocked ??= map.blocked.slice();
    blocked[cell] = 1;
  }
  return blocked === null ? map : { ...map, blocked };
}

/** The next step to the nearest frontier or find; `undefined` when there is none, or no way to it. */
function stepToNext(world: World, finds: Finds, map = knownMap(world)): Point | undefined {
  const step = stepToNearest(world, map, finds.cells());
  if (step) return step;
  const burnt = finds.burntCells();
  return burnt.length > 0 ? stepToNearest(world, map, burnt) : undefined;
}

/** The stairs beyond which something is left to explore or to take, while nothing else is in reach. */
function stairsBeforeRest(world: World, finds: Finds): 'down' | 'up' | null {
  const wanted = new Set([...finds.cells(), ...finds.burntCells()]);
  return stairsOnWay(world, (map) => {
    const isFrontier = frontierTest(world, map);
    return (cell) => (wanted.has(cell) && map.blocked[cell] === 0) || isFrontier(cell);
  });
}

/** The known trap, fire or creature that alone keeps the hero from what is left to explore. */
function trapBeforeFrontier(world: World, finds: Finds): RawId | null {
  const way = watchedWay(world, finds);
  return way ?? hazardOnWay(world, (map) => frontierTest(world, map));
}

/** Who watches the way to what is left. */
function watchedWay(world: World, finds: Finds): RawId | null {
  const watched = watchedCells(world);
  if (watched.size === 0 || stepToNext(world, finds) === undefined) return null;
  return watched.values().next().value?.raw ?? null;
}

const cellOf = ({ level }: World, entity: Entity): number => cellIndex(level, positionOf(entity));
