import { isConfused, stanceToHero } from '../../creatures';
import { isHarmfulTag } from '../../knowledge';
import { type Entity, type EntityId, footprint, isHero, type QueuedEffect, type World } from '../../state';
import { isGoodStatus, strengthOf } from '../../statuses';

export interface Strike {
  by: EntityId;
  victim: Entity;
  killed: boolean;
  confused: boolean;
  /** True if the hero aimed elsewhere and also hit a hostile creature. */
  bystander: boolean;
  /** True if a hazard killed the victim and `by` gets the credit. */
  indirect: boolean;
  melee: boolean;
}

export interface Strikes {
  all: Strike[];
  confused: boolean;
}

/** Call this before the first effect, which may change the hero's confusion. */
export const beginStrikes = ({ raws, game }: World): Strikes => ({ all: [], confused: isConfused(raws, game.hero) });

/** Call this before the engine applies the effect. */
export function noteStrikes(world: World, strikes: Strikes, effect: QueuedEffect, targets: readonly Entity[]): void {
  const indirect = effect.by === null && effect.tag === 'death';
  const by = indirect ? (effect.credit ?? null) : effect.by;
  if (by === null || !isStrike(effect)) return;
  for (const victim of targets) {
    if (victim.id === by) continue;
    const killed = effect.tag === 'death';
    const known = strikes.all.find((one) => one.by === by && one.victim.id === victim.id);
    if (known) known.killed ||= killed;
    else {
      const byHero = by === world.game.hero.id;
      const melee = effect.melee ?? false;
      const bystander = byHero && isBystander(world, effect, victim, targets);
      strikes.all.push({ by, victim, killed, confused: byHero && strikes.confused, bystander, indirect, melee });
    }
  }
}

/** False for lingering harm such as poison. */
export function isStrike({ tag, lingering, status }: QueuedEffect): boolean {
  if (tag === 'death') return true;
  if (lingering) return false;
  if (status !== undefined) return !isGoodStatus(status.kind, strengthOf(status));
  return tag === 'strike' || isHarmfulTag(tag);
}

function isBystander(world: World, { targets: at }: QueuedEffect, victim: Entity, caught: readonly Entity[]): boolean {
  if (at.kind !== 'cells') return false;
  const [centre] = at.cells;
  const isAimedAt = footprint(world.raws, victim).some(({ x, y }) => x === centre?.x && y === centre.y);
  return !isAimedAt && caught.some((one) => !isHero(one) && one !== victim && stanceToHero(world, one) === 'hostile');
}
