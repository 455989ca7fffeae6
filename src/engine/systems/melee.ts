import { dice } from '../../lib/dice';
import { distanceSquared, type Point } from '../../lib/geometry';
import { fireCarrier } from '../effects/fire';
import { enqueue } from '../effects/queue';
import { armorClass, bonusOf, hits, skillOf, wornBy } from '../formulas';
import { isKnown, refOf } from '../knowledge';
import type { Components, EffectMap, Entity, EventFact, RawId, World } from '../state';
import {
  component,
  consumeIntents,
  emitAt,
  entityById,
  footprint,
  heroSees,
  isAlive,
  isHero,
  packOf,
  positionOf,
  visibleCellOf,
} from '../state';

/** Bonus to hit of the well-fed. */
const WELL_FED_BONUS = 1;

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
  triggerProc(world, attack, attacker, target);
}

function toHit({ raws }: World, attacker: Entity, attack: Attack): number {
  const wellFed = component(raws, attacker, 'hunger')?.state === 'well-fed';
  const bonus = bonusOf(raws, attacker, attack.attribute) + skillOf(raws, attacker, 'melee') + attack.hitBonus;
  return bonus + (wellFed ? WELL_FED_BONUS : 0);
}

/** Triggers the proc of a weapon by its chance, on the target or on the wielder. */
function triggerProc(world: World, { source: raw, effects, proc }: Attack, attacker: Entity, target: Entity): void {
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

/** What an attack is made with. */
export interface Attack {
  /** Name of a natural attack, raw id of a weapon; `null` for bare hands and unidentified weapons. */
  name: string | null;
  /** Cause of the damage: the weapon, or the attacker itself. */
  source: RawId;
  /** The effects of its proc. */
  effects: EffectMap;
  attribute: 'might' | 'quickness';
  hitBonus: number;
  damage: string;
  proc: Components['meleeWeapon']['proc'];
}

/** The equipped weapon; else one of the natural attacks, drawn uniformly; else bare hands with 1d4. */
export function attackOf(world: World, attacker: Entity): Attack {
  const weapon = weaponOf(world, attacker);
  if (weapon) return weapon;
  const bare = { source: attacker.raw, attribute: 'might', proc: null, effects: {} } as const;
  const natural = component(world.raws, attacker, 'naturalAttacks') ?? [];
  if (natural.length === 0) return { ...bare, name: null, hitBonus: 0, damage: '1d4' };
  return { ...bare, ...world.rng.pick(natural) };
}

function weaponOf(world: World, attacker: Entity): Attack | null {
  for (const raw of wornBy(world.raws, attacker, packOf(world, attacker))) {
    const { meleeWeapon: weapon, effects = {} } = world.raws.archetypes[raw] ?? {};
    if (!weapon) continue;
    // Seeing others use it does not identify an unknown type.
    const named = isKnown(world, raw) ? { name: raw, source: raw } : { name: null, source: attacker.raw };
    return { ...named, effects, ...weapon };
  }
  return null;
}
