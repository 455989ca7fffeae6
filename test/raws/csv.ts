import { readFileSync } from 'node:fs';
import type { MobRaw } from '../../src/engine/schema/mobs';

export type Row = Readonly<Record<string, string>>;

/** Rows of a comma-separated file by its header; quoted cells may hold commas and doubled quotes, no line breaks. */
export function readCsv(path: string): Row[] {
  const [header = [], ...rows] = readFileSync(path, 'utf8').trim().split('\n').map(cellsOf);
  return rows.map((cells) => Object.fromEntries(header.map((column, index) => [column, cells[index] ?? ''])));
}

function cellsOf(line: string): string[] {
  const cells = line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g);
  return [...cells].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');
}

/** What came after the tables: the fungi and their spells, and who lives where only The Amulet leads. */
export const LATER_FACTIONS: readonly string[] = ['fungi', 'demons', 'dark-elves', 'arbat', 'barbo', 'cirro', 'market'];
export const LATER_SPELLS: readonly string[] = [
  'explode',
  'confusion-cloud',
  'poison-cloud',
  'flare',
  'hook',
  'kindling-hymn',
  'pounce',
  'charge',
  'slam',
  'snuff',
  'gate-chain',
  'key-ring',
  'gate-quake',
  'waking-spores',
];

/** Creatures that came after the tables into factions that these have. */
const LATER_MOBS: readonly string[] = ['watch-guard', 'bandit-archer', 'goblin-archer'];

/** The creatures that the tables have: not foes with names of their own, nor later ones. */
export const inTables = (mobs: readonly MobRaw[]): MobRaw[] =>
  mobs.filter(
    ({ id, unique, faction }) => !unique && !LATER_MOBS.includes(id) && !LATER_FACTIONS.includes(faction ?? ''),
  );
