import type { Attitude, RawId, StandingGain } from '../../engine';

const FACTIONS: Record<RawId, { name: string; among: string }> = {
  townsfolk: { name: 'Townsfolk', among: 'the townsfolk' },
  demons: { name: 'Demons', among: 'the demons' },
  arbat: { name: 'Arbat', among: 'the Arbat' },
  barbo: { name: 'Barbo', among: 'the Barbo' },
  cirro: { name: 'Cirro', among: 'the Cirro' },
  market: { name: 'Market', among: 'the market' },
  'dwarven-remnant': { name: 'Last Dwarves', among: 'the last of the dwarves' },
};

/** Returns the id if the faction has no name. */
export const factionName = (faction: RawId): string => FACTIONS[faction]?.name ?? faction;
/** Returns a phrase to follow "standing with", such as `the demons`; the id if the faction has no name. */
export const amongFaction = (faction: RawId): string => FACTIONS[faction]?.among ?? faction;

export const ATTITUDES: Record<Attitude, string> = {
  enemy: 'you are their enemy',
  distrust: 'they distrust you',
  neutral: 'you are nothing special to them',
  goodwill: 'they think well of you',
  friend: 'you are their friend',
  ally: 'they stand by you',
};

export const STANDING_GAINS: Record<StandingGain, string> = {
  trade: 'they deal with you, at double prices',
  'fair-prices': 'they ask fair prices',
  peace: 'they let you be',
  help: 'they fight at your side',
};
