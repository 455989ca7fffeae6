import type { Locale } from '../locale';

/** Lines about boons, by raw id. */
export const BOONS: NonNullable<Locale['boons']> = {
  wildfire: 'Tote platzen, 8 Schaden',
  'burning-blade': '1 von 4 Treffern: +5',
  'ring-of-fire': 'Zauber, 9 an alle ringsum',
  firebrand: 'Magie +40 %, −10 max. LP',
  'venomed-edge': '1 von 3 Treffern giftig',
  toxins: 'kennt Tränke, Gift +5',
  'vipers-spit': 'Zauber Gift, Magie +20 %',
  'snake-skin': 'Flinkheit +2, giftfest',
  bulwark: '+1 RK, +2 mit Schild',
  riposte: 'betäubt 1 von 6, Schild +1',
  'ox-back': '+15 LP, heilt, träge',
  steadfast: 'nie träge, nie wirr, +1 RK',
  'shadow-step': 'Zauber, Sprung bis 5',
  'blood-rush': 'Töten macht 5 Runden flink',
  'night-thief': 'Sicht +2, Beute +20 %',
  hamstring: '1 von 5 lahmt, +3 Runden',
  haggler: '60 Gold, Kauf −20, Erlös +10 %',
  'gold-nose': 'Beute +50 %, 40 Gold',
  connoisseur: 'kennt Tränke und Rollen',
  'guild-mark': 'Banditen zahm, Erlös +10 %',
  hedgehog: 'wer trifft, verliert 2 LP',
  'pack-friend': 'Raubtiere zahm, Sicht +1',
  'troll-blood': 'heilt 1 in 10, hungriger',
  'bear-gut': 'Töten heilt 3, Essen +50 %',
};
