import { distanceSquared, line, type Point } from '../../../lib/geometry';
import { type Attack, damageDice, isTruceBetween, toHit } from '../../creatures';
import { queueEffects } from '../../effects/queue/carriers';
import { reportTruce } from '../../effects/queue/truce';
import { armorClass, hits } from '../../formulas';
import { isKnown, refOf } from '../../knowledge';
import type { Entity, EventFact, RawId, World } from '../../state';
import { emitAt, footprint, heroSees, isHero, positionOf, visibleCellOf } from '../../state';

/** Who attacks whom, and whether that is from afar. */
interface Engagement {
  attacker: Entity;
  target: Entity;
  isShot: boolean;
}

/**
 * Rolls, in order: 1d20 to hit, the damage, 1d100 for the proc of the weapon. The damage is queued. Nothing comes of it
 * where a truce keeps the two from each other.
 */
export function resolveAttack(world: World, engagement: Engagement, attack: Attack): void {
  const { raws, rng } = world;
  const { attacker, target, isShot } = engagement;
  if (isTruceBetween(world, attacker, target)) {
    reportTruce(world, target, attacker.id);
    return;
  }
  const weapon = knownWeapon(world, attack);
  const natural = rng.die(20);
  if (!hits(natural, natural + toHit(raws, attacker, attack), armorClass(world, target))) {
    report(world, engagement, (what) => ({ kind: 'missed', fumble: natural === 1, ...what }));
    return;
  }
  const amount = Math.max(0, rng.roll(damageDice(raws, attacker, attack)));
  report(world, engagement, (what) => ({ kind: 'hit', attack: weapon ?? attack.name, amount, ...what }));
  world.blows.push({ by: attacker, target, isShot });
  const targets = { kind: 'entity', id: target.id } as const;
  const source = weapon ?? attacker.raw;
  const strike = { tag: 'strike', by: attacker.id, source, targets, amount } as const;
  world.queue.push(engagement.isShot ? strike : { ...strike, melee: true });
  triggerProc(world, { attack, source }, attacker, target);
}

/** The weapon of an attack; `null` for bare hands, natural attacks and types that are unknown even when seen in use. */
const knownWeapon = (world: World, { weapon }: Attack): RawId | null =>
  weapon !== null && isKnown(world, weapon) ? weapon : null;

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
  queueEffects(world, carrier, attacker.id, { kind: 'entity', id: victim.id });
}

type Blow = Pick<EventFact & { kind: 'hit' }, 'attacker' | 'target' | 'at' | 'from' | 'shot'>;

/** Reported when the hero sees either end of the attack. A shot is seen as far as the hero sees its way. */
function report(world: World, { attacker, target, isShot }: Engagement, fact: (what: Blow) => EventFact): void {
  const start = visibleCellOf(world, attacker);
  const at = nearestOf(cellsToShow(world, target, isShot), start);
  const from = isShot ? (line(start, at).find((cell) => heroSees(world, cell)) ?? start) : start;
  const seen = heroSees(world, at) ? at : from;
  const what = { attacker: refOf(world, attacker), target: refOf(world, target), at, from };
  emitAt(world, fact(isShot ? { ...what, shot: true } : what), seen, isHero(attacker) || isHero(target));
}

/** Shots go at what the shooter sees of a body. */
function cellsToShow(world: World, target: Entity, isShot: boolean): Point[] {
  const cells = footprint(world.raws, target);
  const seen = isShot ? cells.filter((cell) => heroSees(world, cell)) : [];
  return seen.length > 0 ? seen : cells;
}

/** The cell nearest to `from`; the first of equals. */
function nearestOf(cells: readonly Point[], from: Point): Point {
  return cells.reduce((best, cell) => (distanceSquared(cell, from) < distanceSquared(best, from) ? cell : best));
}
