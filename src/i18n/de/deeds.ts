import type { Locale } from '../locale';

/** What is said in German of a deed that brought nothing else to tell. */
export const GERMAN_DEEDS: Locale['deeds'] = {
  step: (way) => `Du gehst einen Schritt nach ${way}.`,
  walk: (turns, way) => `Du gehst ${turns} Runden lang nach ${way}.`,
  there: (turns) => (turns > 1 ? `Du bist da, nach ${turns} Runden.` : 'Du bist da.'),
  explored: 'Du hast hier alles gesehen, was es zu sehen gibt.',
  fought: (turns) => `Der Kampf dauert ${turns} Runden.`,
  waited: 'Du wartest.',
  kept: 'Du hebst dir die Schriftrolle auf.',
};
