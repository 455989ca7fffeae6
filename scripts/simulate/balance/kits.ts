import type { RawId } from '../../../src/engine';

/** Equipment of a hero for a duel with the dragon, and the hero's tactics after scrolls and mana are used up. */
export interface Kit {
  name: string;
  worn: readonly RawId[];
  carried: readonly RawId[];
  spells: readonly RawId[];
  afterwards: 'strike' | 'run';
}

/** Items so light that a hero with them moves as fast as the dragon. */
const LIGHT = ['dagger', 'stained-tunic', 'torn-trousers', 'old-boots'];
const BEST = [
  'war-axe',
  'tower-shield',
  'chain-coif',
  'dwarf-steel-shirt',
  'torn-trousers',
  'leather-boots',
  'gauntlets-of-ogre-power',
];
const many = (times: number, raw: RawId): RawId[] => Array.from({ length: times }, () => raw);
const NUKE = 'magic-missile-scroll';

export const KITS: readonly Kit[] = [
  {
    name: 'best melee, 5 health potions',
    worn: BEST,
    carried: many(5, 'health-potion'),
    spells: [],
    afterwards: 'strike',
  },
  { name: '1 nuke, then melee', worn: BEST, carried: [NUKE], spells: [], afterwards: 'strike' },
  { name: '2 nukes, then melee', worn: BEST, carried: many(2, NUKE), spells: [], afterwards: 'strike' },
  { name: 'Zap only', worn: LIGHT, carried: [], spells: ['zap'], afterwards: 'strike' },
  { name: '2 nukes and Zap', worn: LIGHT, carried: many(2, NUKE), spells: ['zap'], afterwards: 'strike' },
  { name: '3 nukes', worn: LIGHT, carried: many(3, NUKE), spells: [], afterwards: 'strike' },
  { name: 'Venom, keeping away', worn: LIGHT, carried: [], spells: ['venom'], afterwards: 'run' },
];

/** Levels at which the hero fights the duels. */
export const LEVELS = [4, 5, 6, 8, 10, 12] as const;
export const PLACES = ['arena', 'lair'] as const;
export type Place = (typeof PLACES)[number];
