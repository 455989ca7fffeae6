import type { Emblem } from '../lib/crest';
import type { CardFrame, Pet } from '../lib/looks';
import {
  EMBLEM_CHOICES,
  type EmblemChoice,
  FRAME_CHOICES,
  type FrameChoice,
  type LookSettings,
  PET_CHOICES,
  type PetChoice,
  TITLE_CHOICES,
  type TitleChoice,
} from './look-settings';

/** A look that a player may choose, or a kit with which the player's runs begin. */
export type Look =
  | { kind: 'emblem'; id: EmblemChoice }
  | { kind: 'title'; id: TitleChoice }
  | { kind: 'pet'; id: PetChoice }
  | { kind: 'frame'; id: FrameChoice }
  /** `id` is the raw id of the kit, or `none` for the kit of the last run. */
  | { kind: 'kit'; id: string };

/** Feats that open an emblem, by emblem. An emblem without a feat is open to everybody. */
const EMBLEMS_OPENED_BY: Partial<Record<Emblem, string>> = {
  key: 'local-hero',
  crown: 'dragonslayer',
  skull: 'massacre',
  sun: 'daily-bread',
  moon: 'tiptoe',
  star: 'three-at-a-blow',
};

/** Feats that open a pet or a frame. */
const PETS_OPENED_BY: Record<Pet, string> = {
  cat: 'pest-control',
  pup: 'wolfsbane',
  owl: 'cartographer',
  spiderling: 'arachnophile',
  hatchling: 'home-and-dry',
};
const FRAMES_OPENED_BY: Record<CardFrame, string> = {
  ivy: 'pilgrim',
  bones: 'regular',
  coins: 'deep-pockets',
  flames: 'own-goal',
};

/**
 * Feats that open a kit in ranked runs, by the id of the kit. A kit without a feat is open to everybody. In practice
 * and in parties every kit is open.
 */
const KITS_OPENED_BY: Readonly<Record<string, string>> = { tinker: 'down-the-hole' };

const LOOKS: readonly Look[] = [
  ...EMBLEM_CHOICES.map((id): Look => ({ kind: 'emblem', id })),
  ...TITLE_CHOICES.map((id): Look => ({ kind: 'title', id })),
  ...PET_CHOICES.map((id): Look => ({ kind: 'pet', id })),
  ...FRAME_CHOICES.map((id): Look => ({ kind: 'frame', id })),
  ...Object.keys(KITS_OPENED_BY).map((id): Look => ({ kind: 'kit', id })),
];

/** Returns the id of the feat that opens a look; `null` if the look is open to everybody. */
export function featFor(look: Look): string | null {
  if (look.id === 'none') return null;
  switch (look.kind) {
    case 'emblem':
      return EMBLEMS_OPENED_BY[look.id] ?? null;
    case 'title':
      return look.id;
    case 'pet':
      return PETS_OPENED_BY[look.id];
    case 'frame':
      return FRAMES_OPENED_BY[look.id];
    case 'kit':
      return KITS_OPENED_BY[look.id] ?? null;
  }
}

/** Returns the looks that these feats open, in the order of the settings. */
export const looksOpenedBy = (feats: readonly string[]): Look[] =>
  LOOKS.filter((look) => feats.includes(featFor(look) ?? ''));

/** True if a player with these feats may choose the look. */
export function isOpen(look: Look, feats: readonly string[]): boolean {
  const feat = featFor(look);
  return feat === null || feats.includes(feat);
}

/**
 * Returns the first look among the changes that a player may not choose yet; `null` if there is none. `feats` are the
 * player's. The player may keep the present look.
 */
export function lockedLook(
  changes: Partial<LookSettings>,
  { settings, feats = [] }: { settings: LookSettings; feats?: readonly string[] },
): Look | null {
  const isChosen = ({ kind, id }: Look): boolean => changes[kind] === id && settings[kind] !== id;
  return LOOKS.find((look) => isChosen(look) && !isOpen(look, feats)) ?? null;
}

/** Returns the settings without looks that these feats do not open. */
export const withoutLocked = <T extends LookSettings>(settings: T, feats: readonly string[]): T => {
  const locked = LOOKS.filter((look) => settings[look.kind] === look.id && !isOpen(look, feats));
  return { ...settings, ...Object.fromEntries(locked.map(({ kind }) => [kind, 'none'])) };
};
