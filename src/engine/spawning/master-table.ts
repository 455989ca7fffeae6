import type { Rng } from '../../lib/rng';
import { stanceByNature, triggerRange } from '../creatures';
import type { SpawnRow } from '../schema/spawns';
import type { RawId, Raws } from '../state';

/** Weights are counted in quarters, so that all are whole. */
type Table = { raws: RawId[]; weights: number[] };

const QUARTERS = 4;

/** What may be spawned at random at one depth, by kind. */
export interface MasterTable {
  items: Table;
  props: Table;
  mobs: Table;
}

/** Rows of the campaign's spawn table for this depth, each with its weight, plus the depth where the row says so. */
export function masterTable(raws: Raws, depth: number): MasterTable {
  const table: MasterTable = { items: empty(), props: empty(), mobs: empty() };
  for (const row of raws.spawnTable) {
    if (depth < row.min_depth || depth > row.max_depth || !isRowOf(row, raws.campaign.id)) continue;
    const weight = QUARTERS * (row.weight + (row.add_map_depth_to_weight ? depth : 0));
    if (weight <= 0) continue;
    const kind = tableOf(raws, table, row.raw);
    kind.raws.push(row.raw);
    kind.weights.push(weight);
  }
  return table;
}

const isRowOf = ({ campaigns }: SpawnRow, campaign: RawId): boolean => campaigns?.includes(campaign) ?? true;

/** One roll: an item, a prop, a mob or nothing, each with a chance of one in four. */
export function masterRoll(table: MasterTable, rng: Rng): RawId | null {
  const kind = [table.items, table.props, table.mobs][rng.die(4) - 1];
  return kind?.raws[rng.weighted(kind.weights)] ?? null;
}

/**
 * A raw of this kind that turns up at the depth, by weight; `null` when there is none. Creatures of more than one cell
 * are left out, and those that would not attack a hero or go off near one: they guard nothing.
 */
export function randomRaw(
  { raws, depth, rng }: { raws: Raws; depth: number; rng: Rng },
  kind: 'item' | 'magic-item' | 'mob',
): RawId | null {
  const { items, mobs } = masterTable(raws, depth);
  if (kind === 'mob') return mobs.raws[rng.weighted(guardWeights(raws, mobs))] ?? null;
  const weights = kind === 'magic-item' ? magicWeights(raws, items) : smallWeights(raws, items);
  return items.raws[rng.weighted(weights)] ?? null;
}

/** The weights of items, those without magic at zero. */
export const magicWeights = (raws: Raws, items: Table): number[] =>
  items.weights.map((weight, row) => (raws.item[items.raws[row] as RawId]?.magic ? weight : 0));

const guardWeights = (raws: Raws, mobs: Table): number[] =>
  smallWeights(raws, mobs).map((weight, row) => (isGuard(raws, mobs.raws[row] as RawId) ? weight : 0));

const isGuard = (raws: Raws, raw: RawId): boolean =>
  stanceByNature(raws, raw) === 'hostile' && triggerRange(raws, raw) === null;

const smallWeights = (raws: Raws, table: Table): number[] =>
  table.weights.map((weight, row) => (raws.archetypes[table.raws[row] as RawId]?.tileSize ? 0 : weight));

function tableOf(raws: Raws, table: MasterTable, raw: RawId): Table {
  if (raws.item[raw]) return table.items;
  if (raws.mob[raw]) return table.mobs;
  return table.props;
}

const empty = (): Table => ({ raws: [], weights: [] });
