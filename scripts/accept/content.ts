import { isDeepStrictEqual } from 'node:util';
import type { Raws } from '../../src/engine';
import { masterTable } from '../../src/engine/spawning/master-table';
import { dice } from '../../src/lib/dice';
import type { PendingChange } from './change';
import { readRecorded, writeRecorded } from './recorded-json';

const NAME = 'content.json';
/** Depths of the first campaign for which the kinds of creatures are counted. */
const DEPTHS = [2, 3, 4, 6, 9];

export interface Content {
  /** Number of kinds of creatures in the spawn table, by depth. */
  mobs: Record<string, number>;
  potions: string[];
  scrolls: string[];
  rods: string[];
  wornMagic: string[];
  /** Slot and whole points of each piece of armour without magic. */
  armour: Record<string, { slot: string; points: number }>;
  weapons: Record<string, { hit: number; die: number; bonus: number; penalty: number }>;
}

/** Returns the content that tests expect; empty if nothing was recorded yet. */
export function readContent(root: string): Content {
  const nothing = { mobs: {}, potions: [], scrolls: [], rods: [], wornMagic: [], armour: {}, weapons: {} };
  return readRecorded<Content>(root, NAME) ?? nothing;
}

function contentOf(raws: Raws): Content {
  const idsOf = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);
  const made = raws.items.filter(({ variant }) => !variant);
  return {
    mobs: Object.fromEntries(DEPTHS.map((depth) => [depth, masterTable(raws, depth).mobs.raws.length])),
    potions: idsOf(made.filter(({ magic }) => magic?.naming === 'potion')),
    scrolls: idsOf(made.filter(({ magic }) => magic?.naming === 'scroll')),
    rods: idsOf(made.filter(({ consumable }) => consumable?.charges !== undefined)),
    wornMagic: idsOf(made.filter(({ wearable, magic }) => wearable && magic)),
    armour: Object.fromEntries(
      made.flatMap(({ id, wearable, magic }) =>
        wearable && !magic ? [[id, { slot: wearable.slot, points: Math.floor(wearable.armor_class) }]] : [],
      ),
    ),
    weapons: Object.fromEntries(
      made.flatMap(({ id, weapon, initiative_penalty: penalty = 0 }) => {
        if (weapon?.range !== 'melee') return [];
        const { sides, bonus } = dice(weapon.base_damage);
        return [[id, { hit: weapon.hit_bonus, die: sides, bonus, penalty }]];
      }),
    ),
  };
}

/** Compares the present content with the content that tests expect. Returns the differences as a change to accept. */
export function compareContent(root: string, raws: Raws): PendingChange {
  const [was, is] = [readContent(root), contentOf(raws)];
  const lines = [
    ...DEPTHS.flatMap((depth) => {
      const [before, after] = [was.mobs[depth], is.mobs[depth]];
      return before === after ? [] : [`depth ${depth}: ${after} kinds of creatures instead of ${before ?? 'none'}`];
    }),
    ...(['potions', 'scrolls', 'rods', 'wornMagic'] as const).flatMap((key) => listDifferences(key, was[key], is[key])),
    ...(['armour', 'weapons'] as const).flatMap((key) => figureDifferences(key, was[key], is[key])),
  ];
  return { kind: 'content', changed: lines.length, lines, tasks: [], write: () => writeRecorded(root, NAME, is) };
}

function listDifferences(name: string, was: readonly string[], is: readonly string[]): string[] {
  const lines = [
    ...is.filter((id) => !was.includes(id)).map((id) => `${name}: ${id} is new`),
    ...was.filter((id) => !is.includes(id)).map((id) => `${name}: ${id} is gone`),
  ];
  return lines.length === 0 && !isDeepStrictEqual(was, is) ? [`${name}: in another order`] : lines;
}

type Figures = Readonly<Record<string, object>>;

function figureDifferences(name: string, was: Figures, is: Figures): string[] {
  const shown = (figures: object): string =>
    Object.entries(figures)
      .map(([key, value]) => `${key} ${value}`)
      .join(', ');
  const lines = listDifferences(name, Object.keys(was), Object.keys(is));
  const changed = Object.entries(is).flatMap(([id, figures]) => {
    const before = was[id];
    if (before === undefined || isDeepStrictEqual(before, figures)) return [];
    return [`${name}: ${id} has ${shown(figures)} instead of ${shown(before)}`];
  });
  return [...lines, ...changed];
}
