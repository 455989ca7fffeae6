import type { EffectMap, EffectTag } from '../../engine/schema/effects';
import type { Reporter } from './reporter';

type Carrier = 'spell' | 'consumable' | 'trigger' | 'proc';

/** Kinds of raws in which an effect works; all if absent. */
const HEEDED: Partial<Record<EffectTag, readonly Carrier[]>> = {
  teach_spell: ['consumable', 'trigger', 'proc'],
  wakes: ['spell'],
  target_self: ['spell'],
  ranged: ['spell', 'consumable'],
  area_of_effect: ['spell', 'consumable', 'trigger', 'proc'],
};

const ACCESSORIES: readonly EffectTag[] = [
  ...(['ranged', 'area_of_effect', 'target_self', 'single_activation', 'kindles', 'lays'] as const),
  ...(['particle', 'particle_line'] as const),
];

interface Place {
  id: string;
  field: string;
  carrier: Carrier;
  /** The engine gives the carrier a use, even without effects. */
  doesMore?: boolean;
}

export function checkEffects(place: Place, effects: EffectMap | undefined, reporter: Reporter): void {
  if (!effects) return;
  const { id, field, carrier } = place;
  const { report, refer, refuseUnique, refuseLast } = reporter;
  refer(id, `${field}.teach_spell`, 'spell', effects.teach_spell);
  refuseLast(id, `${field}.teach_spell`, effects.teach_spell);
  refer(id, `${field}.lays`, 'prop', effects.lays);
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

const hasMiddle = ({ ranged, target_self, leaps }: EffectMap, carrier: Carrier): boolean =>
  carrier === 'trigger' || carrier === 'proc' || !!(ranged ?? (carrier === 'spell' && (target_self || leaps)));
