import { distanceSquared, type Point } from '../../lib/geometry';
import { type Attack, attacksOf, damageDice, toHit } from '../creatures';
import { fireCarrier } from '../effects/fire';
import { enqueue } from '../effects/queue';
import { armorClass, hits } from '../formulas';
import { isKnown, refOf } from '../knowledge';
import type { Entity, EventFact, RawId, World } from '../state';
import {
  consumeIntents,
  emitAt,
  entityById,
  footprint,
  heroSees,
  isAlive,
  isHero,
  positionOf,
  visibleCellOf,
} from '../state';

/** Melee attacks, ascending by attacker, wherever the target is by now; the damage is queued. */
export function melee(world: World): void {
  for (const { actor, intent } of consumeIntents(world, 'melee')) {
    const target = entityById(world, intent.target);
    if (target && isAlive(world.raws, target)) strike(world, actor, target);
  }
}

/** Rolls, in order: which natural attack, 1d20 to hit, the damage, 1d100 for the proc of the weapon. */
function strike(world: World, attacker: Entity, target: Entity): void {
  const { raws, rng } = world;
  const attack = drawAttack(world, attacker);
  const weapon = knownWeapon(world, attack);
  const natural = rng.die(20);
  if (!hits(natural, natural + toHit(raws, attacker, attack), armorClass(world, target))) {
    report(world, attacker, target, (what) => ({ kind: 'missed', fumble: natural === 1, ...what }));
    return;
  }
  const amount = Math.max(0, rng.roll(damageDice(raws, attacker, attack)));
  report(world, attacker, target, (what) => ({ kind: 'hit', attack: weapon ?? attack.name, amount, ...what }));
  const targets = { kind: 'entity', id: target.id } as const;
  const source = weapon ?? attacker.raw;
  enqueue(world, { tag: 'strike', by: attacker.id, source, targets, amount, turns: 0 });
  triggerProc(world, { attack, source }, attacker, target);
}

/** The weapon of an attack; `null` for bare hands, natural attacks and types that seeing others use them does not identify. */
const knownWeapon = (world: World, { weapon }: Attack): RawId | null =>
  weapon !== null && isKnown(world, weapon) ? weapon : null;

/** One of the attacks; which of several natural ones is drawn, uniformly. */
function drawAttack(world: World, attacker: Entity): Attack {
  const attacks = attacksOf(world, attacker);
  const [only] = attacks;
  return only?.name === null ? only : world.rng.pick(attacks);
}

interface Armed {
  attack: Attack;
  /** Cause of the damage: the weapon, or the attacker itself. */
  source: RawId;
}

/** Triggers the proc of a weapon by its chance, on the target or on the wielder. */
function triggerProc(world: World, { attack, source: raw }: Armed, attacker: Entity, target: Entity): void {
  const { effects, proc } = attack;
  if (!proc || !world.rng.percent(Math.round(proc.chance * 100))) return;
  const victim = proc.target === 'self' ? attacker : target;
  const carrier = { raw, entity: null, effects, from: positionOf(attacker) };
  fireCarrier(world, carrier, attacker.id, { kind: 'entity', id: victim.id });
}

type Blow = Pick<EventFact & { kind: 'hit' }, 'attacker' | 'target' | 'at' | 'from'>;

/** Reported when the hero sees either end of the attack. */
function report(world: World, attacker: Entity, target: Entity, fact: (what: Blow) => EventFact): void {
  const from = visibleCellOf(world, attacker);
  const at = nearestOf(footprint(world.raws, target), from);
  const seen = heroSees(world, at) ? at : from;
  const what = { attacker: refOf(world, attacker), target: refOf(world, target), at, from };
  emitAt(world, fact(what), seen, isHero(attacker) || isHero(target));
}

/** The cell nearest to `from`; the first of equals. */
function nearestOf(cells: readonly Point[], from: Point): Point {
  return cells.reduce((best, cell) => (distanceSquared(cell, from) < distanceSquared(best, from) ? cell : best));
}
