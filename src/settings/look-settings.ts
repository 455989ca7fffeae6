import { EMBLEMS, type EmblemColour } from '../lib/crest';
import { FRAMES, type Looks, PETS, TITLES } from '../lib/looks';

export const EMBLEM_CHOICES = ['none', ...EMBLEMS] as const;
export type EmblemChoice = (typeof EMBLEM_CHOICES)[number];

export const TITLE_CHOICES = ['none', ...TITLES] as const;
export type TitleChoice = (typeof TITLE_CHOICES)[number];

export const PET_CHOICES = ['none', ...PETS] as const;
export type PetChoice = (typeof PET_CHOICES)[number];

/** `none`: the card has the frame of the player's rank. */
export const FRAME_CHOICES = ['none', ...FRAMES] as const;
export type FrameChoice = (typeof FRAME_CHOICES)[number];

export interface LookSettings {
  emblem: EmblemChoice;
  emblemColour: EmblemColour;
  title: TitleChoice;
  pet: PetChoice;
  frame: FrameChoice;
  /** Kit of new runs; `none` repeats the last run's kit. */
  kit: string;
}

export const looksOf = ({ emblem, emblemColour: colour, title, pet, frame }: LookSettings): Looks => ({
  ...(emblem === 'none' ? {} : { crest: { emblem, colour } }),
  ...(title === 'none' ? {} : { title }),
  ...(pet === 'none' ? {} : { pet }),
  ...(frame === 'none' ? {} : { frame }),
});
