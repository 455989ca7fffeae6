import type { EffectTag } from '../schema/effects';
import type { EffectMap, QueuedTag } from '../state';
import { causesBadStatus, type STATUS_TAGS } from '../statuses';

type PlainTag = Exclude<EffectTag, keyof typeof STATUS_TAGS>;

/**
 * True for effects that harm the creature they hit. Statuses are left out, because their definitions say so themselves.
 * The compiler rejects a missing tag.
 */
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
  // The effect only queues another effect, `damage`, for the creature that stops the charge.
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

/** True if these effects harm the creature they hit. */
export const isHarmful = (effects: EffectMap): boolean =>
  HARMFUL.some((tag) => effects[tag] !== undefined) || causesBadStatus(effects);

/** True if the effect of this tag harms the creature it hits. False for all tags of statuses. */
export const isHarmfulTag = (tag: QueuedTag): boolean => HARMFUL.includes(tag as PlainTag);
