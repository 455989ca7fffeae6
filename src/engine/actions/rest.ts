import { RECOVERED_HP, TURNS_PER_MANA } from '../formulas';
import { refOf } from '../knowledge';
import { component, emit, own, positionOf, type Stop, type World } from '../state';
import { isHeroConfused } from './common/bump';
import { isHeroHungry, mealToEat } from './common/meals';
import { type Planner, refuse } from './common/plan';
import { MAX_TURNS } from './common/series-limits';
import { threatsInView } from './common/threats';

/** Rests until hit points and mana are full and confusion is over. */
export const rest: Planner<'rest'> = (world) => {
  const [threat] = threatsInView(world);
  if (threat) return refuse({ code: 'hostile-in-view', who: threat.raw });
  if (reasonToStop(world)) return refuse({ code: 'nothing-to-rest' });
  const total: Recovery = { hp: 0, mana: 0 };
  return {
    kind: 'series',
    series: {
      limit: MAX_TURNS,
      atLimit: 'limit',
      careful: true,
      next: () => {
        const stop = reasonToStop(world);
        return stop ? { stop } : turnOfRest(world, total);
      },
      end: () => emitRecovery(world, total),
    },
  };
};

/** Hunger does not stop a confused hero, because confusion passes anyway. */
function reasonToStop(world: World): Stop | null {
  if (isRested(world)) return { reason: 'restored', what: null };
  if (!isHeroHungry(world) || isHeroConfused(world) || mealToEat(world)) return null;
  return { reason: 'hunger', what: component(world.raws, world.game.hero, 'hunger')?.state ?? null };
}

function isRested(world: World): boolean {
  if (isHeroConfused(world)) return false;
  const { hp, mana } = world.game.hero.pools;
  return hp.current >= hp.max && mana.current >= mana.max;
}

export interface Recovery {
  hp: number;
  mana: number;
}

/** Call this only between turns. */
export const canRecover = (world: World): boolean => !isHeroHungry(world) && threatsInView(world).length === 0;

/** `isAble` is the result of `canRecover` before the turn. */
export function recover(world: World, isAble: boolean): Recovery {
  if (!isAble) return { hp: 0, mana: 0 };
  const { hp, mana } = own(world.raws, world.game.hero, 'pools');
  const gained = {
    hp: hp.current < hp.max ? RECOVERED_HP : 0,
    mana: world.rng.die(TURNS_PER_MANA) === 1 && mana.current < mana.max ? 1 : 0,
  };
  hp.current += gained.hp;
  mana.current += gained.mana;
  return gained;
}

/** The turn adds the restored points to `total`. */
export function turnOfRest(world: World, total: Recovery): { run: () => void } {
  const isAble = canRecover(world);
  return {
    run: () => {
      const { hp, mana } = recover(world, isAble);
      total.hp += hp;
      total.mana += mana;
    },
  };
}

export function emitRecovery(world: World, { hp, mana }: Recovery): void {
  const { hero } = world.game;
  const where = { target: refOf(world, hero), at: positionOf(hero) };
  if (hp > 0) emit(world, { kind: 'healed', ...where, amount: hp }, 'self');
  if (mana > 0) emit(world, { kind: 'mana-restored', ...where, amount: mana }, 'self');
}
