import type { Attitude, RawId, StandingGain } from '../../engine';

const FACTIONS: Record<RawId, { name: string; among: string }> = {
  townsfolk: { name: 'Stadtleute', among: 'bei den Stadtleuten' },
  demons: { name: 'Dämonen', among: 'bei den Dämonen' },
  arbat: { name: 'Arbat', among: 'bei den Arbat' },
  barbo: { name: 'Barbo', among: 'bei den Barbo' },
  cirro: { name: 'Cirro', among: 'bei den Cirro' },
  market: { name: 'Markt', among: 'beim Markt' },
  'dwarven-remnant': { name: 'Letzte Zwerge', among: 'bei den letzten Zwergen' },
};

/** Returns the id if the faction has no name. */
export const factionName = (faction: RawId): string => FACTIONS[faction]?.name ?? faction;
/** Returns a phrase to follow `Ansehen`, such as `bei den Dämonen`; `bei` and the id if the faction has no name. */
export const amongFaction = (faction: RawId): string => FACTIONS[faction]?.among ?? `bei ${faction}`;

export const ATTITUDES: Record<Attitude, string> = {
  enemy: 'du bist ihr Feind',
  distrust: 'sie misstrauen dir',
  neutral: 'du bist ihnen nichts Besonderes',
  goodwill: 'sie mögen dich',
  friend: 'du bist ihr Freund',
  ally: 'sie stehen dir bei',
};

export const STANDING_GAINS: Record<StandingGain, string> = {
  trade: 'handeln sie mit dir, zum doppelten Preis',
  'fair-prices': 'verlangen sie ehrliche Preise',
  peace: 'lassen sie dich in Ruhe',
  help: 'kämpfen sie an deiner Seite',
};
