import { isConfused, stanceToHero } from '../../creatures';
import { isHarmfulTag } from '../../knowledge';
import { type Entity, type EntityId, footprint, isHero, type QueuedEffect, type World } from '../../state';
import { isGoodStatus, strengthOf } from '../../statuses';

/** What one creature did to another in a tick, however many effects that took. */
export interface Strike {
  by: EntityId;
  victim: Entity;
  killed: boolean;
  /** The author was confused. */
  confused: boolean;
  /** It stood in an area that was aimed at others. */
  bystander: boolean;
  /** By a trap that the author set off or led the victim into. */
  indirect: boolean;
  /** Begun by a blow in melee. */
  melee: boolean;
}

/** The strikes of a tick in the order in which they were dealt. */
export interface Strikes {
  all: Strike[];
  /** Was the hero confused when the tick began to take effect? */
  confused: boolean;
}

export const beginStrikes = ({ raws, game }: World): Strikes => ({ all: [], confused: isConfused(raws, game.hero) });

/** Notes whom an effect strikes, before it is applied to all of them. */
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

/** Damage and the like, whatever is bad for its bearer, and deaths. What lingers was a strike when it began. */
export function isStrike({ tag, lingering, status }: QueuedEffect): boolean {
  if (tag === 'death') return true;
  if (lingering) return false;
  if (status !== undefined) return !isGoodStatus(status.kind, strengthOf(status));
  return tag === 'strike' || isHarmfulTag(tag);
}

/** Was it hit by an area that was aimed elsewhere, and hit somebody hostile? */
function isBystander(world: World, { targets: at }: QueuedEffect, victim: Entity, caught: readonly Entity[]): boolean {
  if (at.kind !== 'cells') return false;
  const [centre] = at.cells;
  const isAimedAt = footprint(world.raws, victim).some(({ x, y }) => x === centre?.x && y === centre.y);
  return !isAimedAt && caught.some((one) => !isHero(one) && one !== victim && stanceToHero(world, one) === 'hostile');
}
