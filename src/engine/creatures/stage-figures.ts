import { stageAt } from '../schema/campaigns';
import { component, type Entity, type Raws } from '../state';

/**
 * Returns the creature with the bonus to skills that the campaign gives mobs at this depth. If there is no bonus,
 * returns the creature itself.
 */
export function skilledAt(raws: Raws, mob: Entity, depth: number): Entity {
  const bonus = skillBonus(raws, depth);
  const skills = component(raws, mob, 'skills');
  if (bonus === 0 || mob.kind !== 'mob' || skills === null) return mob;
  const { melee = 0, defense = 0 } = skills;
  return { ...mob, skills: { ...skills, melee: melee + bonus, defense: defense + Math.floor(bonus / 2) } };
}

function skillBonus(raws: Raws, depth: number): number {
  const stage = stageAt(raws.campaign, depth);
  if (stage === null) return 0;
  return (stage.skill_bonus ?? 0) + (depth - stage.depths[0]) * (stage.skill_rise ?? 0);
}

/**
 * Returns the share of the usual experience, 0 to 1, that killing a creature pays at this depth. The campaign sets the
 * share for each stage. On some stages the share is also smaller if the hero's level is higher than the creature's.
 */
export function shareOfPay(raws: Raws, levels: { mob: number; hero: number }, depth: number): number {
  const stage = stageAt(raws.campaign, depth);
  const byLevel = stage?.pays_by_level ? Math.min(1, levels.mob / levels.hero) : 1;
  return (byLevel * (stage?.pay_percent ?? 100)) / 100;
}
