import { paysExperience } from '../creatures';
import { roundGold, XP_PER_VICTIM_LEVEL } from '../formulas';
import { component, type Level, type Raws, type Tally } from '../state';

/** Requires a new level, because slain creatures leave no trace. */
export function tallyOf(raws: Raws, { entities }: Level): Tally {
  let mostXp = 0;
  let mostGold = 0;
  for (const entity of entities) {
    if (entity.kind !== 'mob' || !paysExperience(raws, entity)) continue;
    const pools = component(raws, entity, 'pools');
    mostXp += XP_PER_VICTIM_LEVEL * (pools?.level ?? 0);
    mostGold += pools?.gold ?? 0;
  }
  return { xp: 0, mostXp, mostGold: roundGold(mostGold) };
}
