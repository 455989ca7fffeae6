import type { Action, View } from '../engine';

/** Returns `health` or `mana` if the item would restore hit points or mana that are already full; otherwise `null`. */
export function restoredAlready(action: Action, { hero, pack }: View): 'health' | 'mana' | null {
  if (action.kind !== 'use') return null;
  const effects = pack.find(({ id }) => id === action.item)?.figures?.effects;
  if (effects?.provides_healing !== undefined) return hero.hp.current >= hero.hp.max ? 'health' : null;
  if (effects?.provides_mana !== undefined) return hero.mana.current >= hero.mana.max ? 'mana' : null;
  return null;
}
