import { dice } from '../../lib/dice';
import { distanceSquared, type Point } from '../../lib/geometry';
import { shownAt } from '../effects/common/tell';
import { fireCarrier } from '../effects/fire';
import { enqueue } from '../effects/queue';
import { armorClass, bonusOf, hits, skillOf } from '../formulas';
import { refOf } from '../identification';
import { takeIntents } from '../intents';
import { component } from '../state/components';
import { emitAt } from '../state/emit';
import type { Entity } from '../state/entity';
import type { EventFact } from '../state/event';
import { entityById, footprint, heroSees, isAlive, isHero, positionOf } from '../state/queries';
import type { World } from '../state/world';
import { type Attack, attackOf } from './melee/attack';

/** A hit counts for more on a full stomach. */
const WELL_FED_BONUS = 1;

/** Blows land in ascending order of who strikes, wherever the target is by now; the damage is queued. */
export function melee(world: World): void {
  for (const { actor, intent } of takeIntents(world, 'melee')) {
    const target = entityById(world, intent.target);
    if (target && isAlive(world.raws, target)) blow(world, actor, target);
  }
}

/** Rolls, in order: which natural attack, 1d20 to hit, the damage, 1d100 whether the weapon's effect goes off. */
function blow(world: World, attacker: Entity, target: Entity): void {
  const { raws, rng } = world;
  const attack = attackOf(world, attacker);
  const natural = rng.die(20);
  if (!hits(natural, natural + toHit(world, attacker, attack), armorClass(world, target))) {
    report(world, attacker, target, (what) => ({ kind: 'missed', fumble: natural === 1, ...what }));
    return;
  }
  const skill = skillOf(raws, attacker, 'melee');
  const amount = Math.max(0, rng.roll(dice(attack.damage)) + bonusOf(raws, attacker, 'might') + skill);
  report(world, attacker, target, (what) => ({ kind: 'hit', attack: attack.name, amount, ...what }));
  const targets = { kind: 'entity', id: target.id } as const;
  enqueue(world, { tag: 'strike', by: attacker.id, source: attack.source, targets, amount, turns: 0 });
  setOff(world, attack, attacker, target);
}

function toHit({ raws }: World, attacker: Entity, attack: Attack): number {
  const wellFed = component(raws, attacker, 'hunger')?.state === 'well-fed';
  const bonus = bonusOf(raws, attacker, attack.attribute) + skillOf(raws, attacker, 'melee') + attack.hitBonus;
  return bonus + (wellFed ? WELL_FED_BONUS : 0);
}

/** The effect in a weapon goes off now and then, on the struck or on the wielder. */
function setOff(world: World, { source: raw, effects, proc }: Attack, attacker: Entity, target: Entity): void {
  if (!proc || !world.rng.percent(Math.round(proc.chance * 100))) return;
  const victim = proc.target === 'self' ? attacker : target;
  const carrier = { raw, entity: null, effects, from: positionOf(world, attacker) };
  fireCarrier(world, carrier, attacker.id, { kind: 'entity', id: victim.id });
}

type Blow = Pick<EventFact & { kind: 'hit' }, 'attacker' | 'target' | 'at' | 'from'>;

/** Seen when either end of the blow is. */
function report(world: World, attacker: Entity, target: Entity, fact: (what: Blow) => EventFact): void {
  const from = shownAt(world, attacker);
  const at = nearest(footprint(world.raws, target), from);
  const seen = heroSees(world, at) ? at : from;
  const what = { attacker: refOf(world, attacker), target: refOf(world, target), at, from };
  emitAt(world, fact(what), seen, isHero(attacker) || isHero(target));
}

/** Of a body's cells the one nearest to `from`. Ties: the first. */
function nearest(cells: readonly Point[], from: Point): Point {
  return cells.reduce((best, cell) => (distanceSquared(cell, from) < distanceSquared(best, from) ? cell : best));
}
