import { readFileSync } from 'node:fs';
import type { MobRaw } from '../../src/engine/schema/mobs';

export type Row = Readonly<Record<string, string>>;

/**
 * Rows of a comma-separated file, keyed by its header. Quoted cells may contain commas and doubled quotes, but no line
 * breaks.
 */
export function readCsv(path: string): Row[] {
  const [header = [], ...rows] = readFileSync(path, 'utf8').trim().split('\n').map(cellsOf);
  return rows.map((cells) => Object.fromEntries(header.map((column, index) => [column, cells[index] ?? ''])));
}

function cellsOf(line: string): string[] {
  const cells = line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g);
  return [...cells].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');
}

/**
 * Factions newer than the reference tables: the footpads of the night, the fungi, and the factions of levels that only
 * The Amulet has.
 */
export const LATER_FACTIONS: readonly string[] = [
  'footpads',
  'fungi',
  'demons',
  'dark-elves',
  'arbat',
  'barbo',
  'cirro',
  'market',
];
/** Spells newer than the reference tables. */
export const LATER_SPELLS: readonly string[] = [
  'explode',
  'confusion-cloud',
  'poison-cloud',
  'flare',
  'hook',
  'kindling-hymn',
  'fire-ring',
  'shadow-leap',
  'pounce',
  'charge',
  'slam',
  'snuff',
  'gate-chain',
  'key-ring',
  'gate-quake',
  'waking-spores',
  'lunge',
  'rush',
  'pound',
  'clinging-spores',
  'spore-puff',
  'mending',
  'cutpurse',
];

/** Items newer than the reference tables, which only kits and supplies of levels have. */
export const LATER_ITEMS: readonly string[] = [
  'spark-rod',
  'fire-flask',
  'hunting-bow',
  'oil-flask',
  'ring-of-venom',
  'ring-of-thorns',
  'ring-of-the-ogre',
  'ring-of-the-turtle',
  'leech-ring',
  'quicksilver-charm',
  'owl-charm',
  'spider-charm',
  'jesters-bell',
  'scholars-charm',
  'ember-charm',
];

/** Creatures newer than the reference tables, in factions that the tables have. */
const LATER_MOBS: readonly string[] = ['watch-guard', 'bandit-archer', 'goblin-archer'];

/** Creatures that the reference tables have: no unique foes, captives, beasts of a hunt and newer creatures. */
export const inTables = (mobs: readonly MobRaw[]): MobRaw[] =>
  mobs.filter(
    ({ id, unique, captive, hunted, faction }) =>
      !unique && !captive && !hunted && !LATER_MOBS.includes(id) && !LATER_FACTIONS.includes(faction ?? ''),
  );

/**
 * Base values in gold that differ from the tables, because a thing that is no worse than another in any figure must not
 * be cheaper.
 */
const DECIDED_VALUES: Readonly<Record<string, string>> = {
  'Dagger of Venom': '150',
  'Longsword -1': '5',
};

/** Row of the tables with the decided base value, if there is one. */
export const withDecidedValue = (row: Row): Row => {
  const base_value = DECIDED_VALUES[row.name ?? ''];
  return base_value === undefined ? row : { ...row, base_value };
};
