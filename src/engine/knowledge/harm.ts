import type { EffectTag } from '../schema/effects';
import type { EffectMap, QueuedTag } from '../state';
import { causesBadStatus, type STATUS_TAGS } from '../statuses';

type PlainTag = Exclude<EffectTag, keyof typeof STATUS_TAGS>;

/** `causesBadStatus` judges the effects that give a status. */
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
  // Harmless itself, but queues a `damage` effect.
  charges: false,
  steals: true,
  wakes: false,
  // Harmless itself, but the flames harm.
  kindles: false,
  lays: false,
  ranged: false,
  area_of_effect: false,
  target_self: false,
  single_activation: false,
  particle: false,
  particle_line: false,
};

const HARMFUL = (Object.keys(HARMS) as PlainTag[]).filter((tag) => HARMS[tag]);

/** Kindling fire alone does not count. */
export const isHarmful = (effects: EffectMap): boolean =>
  HARMFUL.some((tag) => effects[tag] !== undefined) || causesBadStatus(effects);

/** False for every effect that gives a status. */
export const isHarmfulTag = (tag: QueuedTag): boolean => HARMFUL.includes(tag as PlainTag);
