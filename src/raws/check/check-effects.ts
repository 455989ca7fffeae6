import type { EffectMap, EffectTag } from '../../engine/schema/effects';
import type { Reporter } from './reporter';

/** Kind of thing that has effects, as the text of problems names it. */
type Carrier = 'spell' | 'consumable' | 'trigger' | 'proc';

/** Effects that the engine applies only in some carriers. In other carriers they would silently do nothing. */
const HEEDED: Partial<Record<EffectTag, readonly Carrier[]>> = {
  teach_spell: ['consumable', 'trigger', 'proc'],
  wakes: ['spell'],
  target_self: ['spell'],
  ranged: ['spell', 'consumable'],
  area_of_effect: ['spell', 'consumable', 'trigger'],
};

/** Tags that say where, how often and how visibly effects happen. They are not effects themselves. */
const ACCESSORIES: readonly EffectTag[] = [
  ...(['ranged', 'area_of_effect', 'target_self', 'single_activation'] as const),
  ...(['particle', 'particle_line'] as const),
];

/** Place of effects in the raws, and the kind of thing that has them. */
interface Place {
  id: string;
  field: string;
  carrier: Carrier;
  /** True if the carrier does something beside the effects. */
  doesMore?: boolean;
}

/** Checks that names in effects exist and that the carrier can apply the effects. */
export function checkEffects(place: Place, effects: EffectMap | undefined, reporter: Reporter): void {
  if (!effects) return;
  const { id, field, carrier } = place;
  const { report, refer, refuseUnique, refuseLast } = reporter;
  refer(id, `${field}.teach_spell`, 'spell', effects.teach_spell);
  refuseLast(id, `${field}.teach_spell`, effects.teach_spell);
  refer(id, `${field}.wakes`, 'prop', effects.wakes?.remains);
  refer(id, `${field}.wakes`, 'mob', effects.wakes?.as);
  refuseUnique(id, `${field}.wakes`, effects.wakes?.as);
  for (const tag of Object.keys(effects) as EffectTag[]) {
    const heeded = HEEDED[tag];
    if (!heeded || heeded.includes(carrier)) continue;
    report(id, `${field}.${tag}`, `does nothing in a ${carrier}, only in a ${heeded.join(' or ')}: leave it out`);
  }
  if (!place.doesMore && Object.keys(effects).every((tag) => ACCESSORIES.includes(tag as EffectTag))) {
    report(id, field, `must do something beside ${Object.keys(effects).join(', ')}`);
  }
  if (effects.wakes && (effects.area_of_effect === undefined || !effects.target_self)) {
    report(id, `${field}.wakes`, 'wakes nobody: it also takes area_of_effect and target_self');
  }
  if (effects.area_of_effect !== undefined && !hasMiddle(effects, carrier)) {
    const middle = carrier === 'spell' ? 'ranged or target_self' : 'ranged';
    report(id, `${field}.area_of_effect`, `has no middle: it also takes ${middle}`);
  }
}

/**
 * True if an area of effect has a cell to lie around. A trigger's area lies around the trigger, and a leap has a target
 * cell.
 */
const hasMiddle = ({ ranged, target_self, leaps }: EffectMap, carrier: Carrier): boolean =>
  carrier === 'trigger' || carrier === 'proc' || !!(ranged ?? (carrier === 'spell' && (target_self || leaps)));
