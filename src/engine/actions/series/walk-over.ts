import { hostilesInView, isAsleep, isNamed, isUnaware } from '../../creatures';
import type { Entity, EntityId, Stop, World } from '../../state';
import { canReachToStrike } from '../common/path-to-foe';
import type { Series } from '../common/plan';
import { aloofInView, threatsInView } from '../common/threats';
import { type Battle, createBattle, hasGuardedThing, isEasy, letEasyJoin } from './battle';
import { isOutOfTheWay } from './out-of-the-way';

/** Share of the maximum hit points below which a walking hero starts no fight. */
const SOUND = 0.5;

/** Share of the maximum hit points whose loss in one turn ends the series. */
const WOUND = 0.1;

/** Adds easy fights to a series. Ignores enemies in `series.known`; replaces `wound` and `observe`. */
export function fightingWalkOvers(world: World, first: Battle | null, series: Series): Series {
  const known = new Set<EntityId>([...(series.known ?? []), ...(first?.known ?? [])]);
  const { max } = world.game.hero.pools.hp;
  let battle = first;
  let hasFought = first !== null;
  let spared: ReadonlySet<EntityId> | null = null;
  return {
    ...series,
    wound: WOUND * max,
    known,
    floor: () => (battle ?? series).floor?.() ?? SOUND * max,
    observe() {
      if (battle || isSound(world)) letEasyJoin(world, known);
    },
    next() {
      battle ??=
        hasNewThreat(world, series.known) && isWalkOver(world, threatsInView(world))
          ? createBattle(world)
          : battleWithUnaware(world, spared ?? series.known);
      // A player who walked past enemies wants no later fight with them.
      spared ??= new Set([...(series.known ?? []), ...(battle ? [] : unawareInView(world))]);
      hasFought ||= battle !== null;
      if (battle) {
        const next = battle.next();
        if (!('stop' in next) || !isWon(world, next.stop)) return next;
        battle = null;
      }
      const stop = hasFought ? stopAtReachable(world) : null;
      return stop ? { stop } : series.next();
    },
  };
}

/** Returns reachable unaware enemies, nearest first; none if they are not easy together. */
export function easyPrey(world: World, left: ReadonlySet<EntityId> = new Set()): Entity[] {
  if (aloofInView(world).size === 0 || threatsInView(world).length > 0) return [];
  const prey = hostilesInView(world).filter(
    (foe) => isUnaware(foe) && !left.has(foe.id) && canReachToStrike(world, foe),
  );
  return prey.some((foe) => isAsleep(foe) && hasGuardedThing(world, foe)) || !isWalkOver(world, prey) ? [] : prey;
}

export function battleWithUnaware(world: World, left?: ReadonlySet<EntityId>): Battle | null {
  const prey = easyPrey(world, left);
  return prey[0] ? battleAmong(world, prey, prey[0]) : null;
}

export const battleWith = (world: World, foes: readonly Entity[]): Battle | null =>
  isWalkOver(world, foes) ? battleAmong(world, foes) : null;

/** Lets unaware enemies outside `foes` end a fight that is not easy. */
function battleAmong(world: World, foes: readonly Entity[], first?: Entity): Battle | null {
  const battle = createBattle(world, first);
  const inView = hostilesInView(world);
  if (battle === null || isEasy(world, inView)) return battle;
  for (const foe of inView) if (isUnaware(foe) && !foes.includes(foe)) battle.known.delete(foe.id);
  return battle;
}

const unawareInView = (world: World): EntityId[] =>
  hostilesInView(world)
    .filter(isUnaware)
    .map(({ id }) => id);

const isWalkOver = (world: World, foes: readonly Entity[]): boolean =>
  isSound(world) && !foes.some((foe) => isNamed(world.raws, foe)) && isEasy(world, foes);

function isSound({ game }: World): boolean {
  const { hp } = game.hero.pools;
  return hp.current >= SOUND * hp.max;
}

const hasNewThreat = (world: World, left: ReadonlySet<EntityId> = new Set()): boolean =>
  threatsInView(world).some(({ id }) => !left.has(id));

const isWon = (world: World, { reason }: Stop): boolean =>
  (reason === 'done' || reason === 'lost') && threatsInView(world).length === 0;

/** Ignores rooted threats and threats that the hero cannot reach. */
export function stopAtReachable(world: World): Stop | null {
  const back = threatsInView(world).find((foe) => canReachToStrike(world, foe) && !isOutOfTheWay(world, foe));
  return back ? { reason: 'hostile', what: back.raw } : null;
}
