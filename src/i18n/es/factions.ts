import type { Attitude, RawId, StandingGain } from '../../engine';

const FACTIONS: Record<RawId, { name: string; among: string }> = {
  townsfolk: { name: 'Gente del pueblo', among: 'entre la gente del pueblo' },
  demons: { name: 'Demonios', among: 'entre los demonios' },
  arbat: { name: 'Arbat', among: 'entre los Arbat' },
  barbo: { name: 'Barbo', among: 'entre los Barbo' },
  cirro: { name: 'Cirro', among: 'entre los Cirro' },
  market: { name: 'Mercado', among: 'entre los del mercado' },
  'dwarven-remnant': { name: 'Últimos enanos', among: 'entre los últimos enanos' },
};

/** Returns the id if the faction has no name. */
export const factionName = (faction: RawId): string => FACTIONS[faction]?.name ?? faction;
/**
 * Returns a phrase to follow `reputación`, such as `entre los demonios`; `entre` and the id if the faction has no name.
 */
export const amongFaction = (faction: RawId): string => FACTIONS[faction]?.among ?? `entre ${faction}`;

export const ATTITUDES: Record<Attitude, string> = {
  enemy: 'te tienen por enemigo',
  distrust: 'desconfían de ti',
  neutral: 'no eres nadie especial para ellos',
  goodwill: 'te ven con buenos ojos',
  friend: 'te tienen por amigo',
  ally: 'están de tu parte',
};

export const STANDING_GAINS: Record<StandingGain, string> = {
  trade: 'comercian contigo, al doble',
  'fair-prices': 'te cobran lo justo',
  peace: 'te dejan en paz',
  help: 'luchan a tu lado',
};
