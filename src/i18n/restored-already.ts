import type { Action, View } from '../engine';

/**
 * Why the use of a thing would do nothing, where what it restores is whole: health, or mana; `null` where there is more
 * to it, or less to say.
 */
export function restoredAlready(action: Action, { hero, pack }: View): 'health' | 'mana' | null {
  if (action.kind !== 'use') return null;
  const effects = pack.find(({ id }) => id === action.item)?.figures?.effects;
  if (effects?.provides_healing !== undefined) return hero.hp.current >= hero.hp.max ? 'health' : null;
  if (effects?.provides_mana !== undefined) return hero.mana.current >= hero.mana.max ? 'mana' : null;
  return null;
}
