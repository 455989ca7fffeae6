import type { Attitude, RawId, StandingGain } from '../../engine';

/** Names of factions that like or dislike the hero. `among` is the form after `Ansehen`. */
const FACTIONS: Record<RawId, { name: string; among: string }> = {
  townsfolk: { name: 'Stadtleute', among: 'bei den Stadtleuten' },
  demons: { name: 'Dämonen', among: 'bei den Dämonen' },
  arbat: { name: 'Arbat', among: 'bei den Arbat' },
  barbo: { name: 'Barbo', among: 'bei den Barbo' },
  cirro: { name: 'Cirro', among: 'bei den Cirro' },
  market: { name: 'Markt', among: 'beim Markt' },
  'dwarven-remnant': { name: 'Letzte Zwerge', among: 'bei den letzten Zwergen' },
};

/** Returns the name of a faction; the id if there is no name. */
export const factionName = (faction: RawId): string => FACTIONS[faction]?.name ?? faction;
/** Returns the name of a faction in the form after `Ansehen`. If there is no name, returns the id after `bei`. */
export const amongFaction = (faction: RawId): string => FACTIONS[faction]?.among ?? `bei ${faction}`;

/** Phrases for how a faction feels about the hero. */
export const ATTITUDES: Record<Attitude, string> = {
  enemy: 'du bist ihr Feind',
  distrust: 'sie misstrauen dir',
  neutral: 'du bist ihnen nichts Besonderes',
  goodwill: 'sie mögen dich',
  friend: 'du bist ihr Freund',
  ally: 'sie stehen dir bei',
};

/** Phrases for benefits that a faction grants to a hero with enough standing. */
export const STANDING_GAINS: Record<StandingGain, string> = {
  trade: 'handeln sie mit dir, zum doppelten Preis',
  'fair-prices': 'verlangen sie ehrliche Preise',
  peace: 'lassen sie dich in Ruhe',
  help: 'kämpfen sie an deiner Seite',
};
