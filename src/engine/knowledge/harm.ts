import type { EffectTag } from '../schema/effects';
import type { EffectMap, QueuedTag } from '../state';
import { causesBadStatus, type STATUS_TAGS } from '../statuses';

type PlainTag = Exclude<EffectTag, keyof typeof STATUS_TAGS>;

/** Whether effects harm whoever they hit. Statuses know it of themselves; one that is left out does not compile. */
const HARMS: Readonly<Record<PlainTag, boolean>> = {
  provides_healing: false,
  provides_mana: false,
  food: false,
  damage: true,
  teach_spell: false,
  magic_mapping: false,
  town_portal: false,
  identify: false,
  remove_curse: false,
  pulls: false,
  leaps: false,
  // Whoever stops it is hurt by an effect of its own, `damage`.
  charges: false,
  wakes: false,
  ranged: false,
  area_of_effect: false,
  target_self: false,
  single_activation: false,
  particle: false,
  particle_line: false,
};

const HARMFUL = (Object.keys(HARMS) as PlainTag[]).filter((tag) => HARMS[tag]);

/** Do these effects harm whoever they hit? */
export const isHarmful = (effects: EffectMap): boolean =>
  HARMFUL.some((tag) => effects[tag] !== undefined) || causesBadStatus(effects);

/** Is it an effect of a carrier, but for statuses, that harms whoever it hits? */
export const isHarmfulTag = (tag: QueuedTag): boolean => HARMFUL.includes(tag as PlainTag);
