import type { Action, SeenThing, Uses } from '../../../src/engine';
import { covers } from '../../../src/lib/geometry';
import { damageOf } from '../../../src/play/advice/odds';
import { unconfirmedActions } from '../../../src/play/advice/situation';
import type { Situation } from '../situation';

/**
 * Returns the scroll, rod charge, spell or shot with the most damage among those that reach the enemy now; `null` if
 * none does. For shots, the chance to hit is included. In a tie the first thing in the pack is chosen.
 */
export function strongestAttack(situation: Situation, foe: SeenThing): Action | null {
  const reaching = ({ at }: { at?: { x: number; y: number } }): boolean => at !== undefined && covers(foe, at);
  const attacks = [
    ...unconfirmedActions(situation, 'use').filter(reaching),
    ...unconfirmedActions(situation, 'cast').filter(reaching),
    ...unconfirmedActions(situation, 'fire').filter(reaching),
  ].map((action) => ({ action, damage: damageBy(situation, foe, action) }));
  const best = attacks.reduce<(typeof attacks)[number] | null>(
    (strongest, attack) => (attack.damage > (strongest?.damage ?? 0) ? attack : strongest),
    null,
  );
  return best?.action ?? null;
}

/** Returns the mean damage in hit points; 0 for things of unknown type. */
function damageBy({ view }: Situation, foe: SeenThing, action: Action): number {
  if (action.kind === 'fire') return (view.hero.shot?.mean ?? 0) * (foe.odds?.shots?.attack?.chance ?? 0);
  if (action.kind === 'cast')
    return attackDamage(
      view.hero.spells.find(({ spell }) => spell === action.spell),
      foe,
    );
  const thing = action.kind === 'use' ? view.pack.find(({ id }) => id === action.item) : undefined;
  return attackDamage(thing?.figures, foe);
}

/** Returns the damage of these uses in hit points. Leaves out poison if the enemy is already poisoned. */
function attackDamage(uses: Uses | null | undefined, { statuses }: SeenThing): number {
  if (uses?.effects.ranged === undefined) return 0;
  const isPoisoned = statuses.some(({ kind }) => kind === 'damage-over-time');
  return damageOf(isPoisoned ? { ...uses, statuses: [] } : uses);
}
