import type { Emblem } from '../lib/crest';
import { type CardFrame, type Pet, TITLES } from '../lib/looks';
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

export type Look =
  | { kind: 'emblem'; id: EmblemChoice }
  | { kind: 'title'; id: TitleChoice }
  | { kind: 'pet'; id: PetChoice }
  | { kind: 'frame'; id: FrameChoice }
  /** `none`: the kit of the last run. */
  | { kind: 'kit'; id: string };

/** Feat that unlocks each look; looks without an entry are free. */
const OPENED_BY: Readonly<Record<Look['kind'], Readonly<Record<string, string>>>> = {
  emblem: {
    key: 'local-hero',
    crown: 'dragonslayer',
    skull: 'massacre',
    sun: 'daily-bread',
    moon: 'tiptoe',
    star: 'three-at-a-blow',
  } satisfies Partial<Record<Emblem, string>>,
  title: Object.fromEntries(TITLES.map((id) => [id, id])),
  pet: {
    cat: 'pest-control',
    pup: 'wolfsbane',
    owl: 'cartographer',
    spiderling: 'arachnophile',
    hatchling: 'home-and-dry',
  } satisfies Record<Pet, string>,
  frame: {
    ivy: 'pilgrim',
    bones: 'regular',
    coins: 'deep-pockets',
    flames: 'own-goal',
  } satisfies Record<CardFrame, string>,
  kit: { tinker: 'down-the-hole' },
};

const LOOKS: readonly Look[] = [
  ...EMBLEM_CHOICES.map((id): Look => ({ kind: 'emblem', id })),
  ...TITLE_CHOICES.map((id): Look => ({ kind: 'title', id })),
  ...PET_CHOICES.map((id): Look => ({ kind: 'pet', id })),
  ...FRAME_CHOICES.map((id): Look => ({ kind: 'frame', id })),
  ...Object.keys(OPENED_BY.kit).map((id): Look => ({ kind: 'kit', id })),
];

/** Returns `null` if the look is unlocked for everybody. */
export const featFor = ({ kind, id }: Look): string | null => OPENED_BY[kind][id] ?? null;

/** Returns looks in the order of `LOOKS`. */
export const looksOpenedBy = (feats: readonly string[]): Look[] =>
  LOOKS.filter((look) => feats.includes(featFor(look) ?? ''));

export function isOpen(look: Look, feats: readonly string[]): boolean {
  const feat = featFor(look);
  return feat === null || feats.includes(feat);
}

/** Returns the first newly chosen look that is still locked. */
export function lockedLook(
  changes: Partial<LookSettings>,
  { settings, feats = [] }: { settings: LookSettings; feats?: readonly string[] },
): Look | null {
  const isChosen = ({ kind, id }: Look): boolean => changes[kind] === id && settings[kind] !== id;
  return LOOKS.find((look) => isChosen(look) && !isOpen(look, feats)) ?? null;
}

/** Replaces locked looks with `none`. */
export const withoutLocked = <T extends LookSettings>(settings: T, feats: readonly string[]): T => {
  const locked = LOOKS.filter((look) => settings[look.kind] === look.id && !isOpen(look, feats));
  return { ...settings, ...Object.fromEntries(locked.map(({ kind }) => [kind, 'none'])) };
};
