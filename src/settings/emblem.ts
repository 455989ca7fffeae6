import { type Crest, EMBLEMS, type EmblemColour } from '../lib/crest';

/** Values of the setting: no emblem, or one of them. */
export const EMBLEM_CHOICES = ['none', ...EMBLEMS] as const;
export type EmblemChoice = (typeof EMBLEM_CHOICES)[number];

/** Settings of a player that choose a crest. */
export interface CrestSettings {
  emblem: EmblemChoice;
  emblemColour: EmblemColour;
}

/** Returns the crest that a player's settings choose; `null` if the player has no emblem. */
export const crestOf = ({ emblem, emblemColour }: CrestSettings): Crest | null =>
  emblem === 'none' ? null : { emblem, colour: emblemColour };
