import { shuffle } from '../../../lib/lists';
import type { Rng } from '../../../lib/rng';
import type { PrefabRaw } from '../../schema/prefabs';

type Rows = readonly string[];

/** Shuffles the orientations. Prefabs of whole levels are never rotated. */
export function orientations({ rows, kind, turns }: PrefabRaw, rng: Rng): Rows[] {
  const plain = [rows, mirrored(rows)];
  if (turns === false) return shuffle(plain, rng);
  const halves = plain.flatMap((one) => [one, [...one].reverse()]);
  return shuffle(kind === 'level' ? halves : halves.flatMap((one) => [one, rotate(one)]), rng);
}

const mirrored = (rows: Rows): Rows => rows.map((row) => [...row].reverse().join(''));

function rotate(rows: Rows): Rows {
  const columns = Array.from(rows[0] ?? '', (_, x) => rows.map((row) => row[x] ?? ''));
  return columns.map((column) => column.reverse().join(''));
}
