import { type Crest, EMBLEMS, type Emblem, type EmblemColour } from '../lib/crest';

/** Values of the setting: no emblem, or one of them. */
export const EMBLEM_CHOICES = ['none', ...EMBLEMS] as const;
export type EmblemChoice = (typeof EMBLEM_CHOICES)[number];

/** Feats that open an emblem, by emblem. An emblem without a feat is open to everybody. */
const UNLOCKED_BY: Partial<Record<Emblem, string>> = {};

/** Returns the choices that are open to a player with these feats, in their order. */
export const openEmblems = (feats: readonly string[]): EmblemChoice[] =>
  EMBLEM_CHOICES.filter((emblem) => {
    const feat = emblem === 'none' ? undefined : UNLOCKED_BY[emblem];
    return feat === undefined || feats.includes(feat);
  });

/** Settings of a player that choose a crest. */
export interface CrestSettings {
  emblem: EmblemChoice;
  emblemColour: EmblemColour;
}

/** Returns the crest that a player's settings choose; `null` if the player has no emblem. */
export const crestOf = ({ emblem, emblemColour }: CrestSettings): Crest | null =>
  emblem === 'none' ? null : { emblem, colour: emblemColour };
