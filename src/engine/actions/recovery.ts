import { hostilesInView } from '../hostiles';
import { refOf } from '../identification';
import { component, own } from '../state/components';
import { emit } from '../state/emit';
import { positionOf } from '../state/queries';
import type { World } from '../state/world';

/** Points that came back. */
export interface Recovered {
  hp: number;
  mana: number;
}

/** No rest on an empty stomach or in sight of an enemy. */
export function canRecover(world: World): boolean {
  const hunger = component(world.raws, world.game.hero, 'hunger')?.state;
  return hunger !== 'hungry' && hunger !== 'starving' && hostilesInView(world).length === 0;
}

/** One turn of quiet: a hit point, and with a chance of one in six a point of mana. */
export function recover(world: World): Recovered {
  if (!canRecover(world)) return { hp: 0, mana: 0 };
  const { hp, mana } = own(world.raws, world.game.hero, 'pools');
  const gained = {
    hp: hp.current < hp.max ? 1 : 0,
    mana: world.rng.die(6) === 1 && mana.current < mana.max ? 1 : 0,
  };
  hp.current += gained.hp;
  mana.current += gained.mana;
  return gained;
}

/** Tells what came back, if anything did. */
export function tellRecovered(world: World, { hp, mana }: Recovered): void {
  const { hero } = world.game;
  const told = { target: refOf(world, hero), at: positionOf(world, hero) };
  if (hp > 0) emit(world, { kind: 'healed', ...told, amount: hp }, 'self');
  if (mana > 0) emit(world, { kind: 'mana-restored', ...told, amount: mana }, 'self');
}
