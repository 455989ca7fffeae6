import { isWithin } from '../../lib/range';
import type { Rng } from '../../lib/rng';
import { stanceByNature, triggerRange } from '../creatures';
import { isInCampaign, type RawId, type Raws } from '../state';

type Table = { raws: RawId[]; weights: number[] };

/** Weights are multiples of a quarter, but draws need whole numbers. */
const QUARTERS = 4;

export interface MasterTable {
  items: Table;
  props: Table;
  mobs: Table;
  /** `variants` maps plain gear to magic variants; `percent` is a variant's chance. */
  magic: { percent: number; variants: ReadonlyMap<RawId, Table> } | null;
}

const LAST_DEPTH = 100;

/** All greater depths share the table of `LAST_DEPTH`. */
export const tabledDepth = (depth: number): number => Math.min(depth, LAST_DEPTH);

/** Considers only the present campaign. */
export function masterTable(raws: Raws, depth: number): MasterTable {
  const tabled = tabledDepth(depth);
  const table: MasterTable = { items: empty(), props: empty(), mobs: empty(), magic: magicAt(raws, depth) };
  for (const row of raws.spawnTable) {
    if (!isWithin([row.min_depth, row.max_depth], tabled) || !isInCampaign(raws, row)) continue;
    const weight = QUARTERS * (row.weight + (row.add_map_depth_to_weight ? tabled : 0));
    if (weight <= 0) continue;
    const kind = tableOf(raws, table, row.raw);
    kind.raws.push(row.raw);
    kind.weights.push(weight);
  }
  return table;
}

/** Weight 0 removes a creature. Weights have the unit of `raws.spawnTable`. */
export function withWeights(table: MasterTable, weights: readonly { raw: RawId; weight: number }[]): MasterTable {
  const { mobs } = table;
  const replaced = new Set(weights.map(({ raw }) => raw));
  const kept = [...mobs.raws.keys()].filter((row) => !replaced.has(mobs.raws[row] as RawId));
  const added = weights.filter(({ weight }) => weight > 0);
  return {
    ...table,
    mobs: {
      raws: [...kept.map((row) => mobs.raws[row] as RawId), ...added.map(({ raw }) => raw)],
      weights: [...kept.map((row) => mobs.weights[row] as number), ...added.map(({ weight }) => QUARTERS * weight)],
    },
  };
}

/** Chooses item, prop, creature or nothing with equal chance. */
export function masterRoll(table: MasterTable, rng: Rng): RawId | null {
  const kind = [table.items, table.props, table.mobs][rng.die(4) - 1];
  const raw = kind?.raws[rng.weighted(kind.weights)] ?? null;
  return raw === null ? null : asMagic(table, rng, raw);
}

function asMagic({ magic }: MasterTable, rng: Rng, raw: RawId): RawId {
  const variants = magic?.variants.get(raw);
  if (!magic || !variants || !rng.percent(magic.percent)) return raw;
  return variants.raws[rng.weighted(variants.weights)] ?? raw;
}

function magicAt(raws: Raws, depth: number): MasterTable['magic'] {
  const { campaigns, chance } = raws.magicGear;
  const { from, to } = chance;
  if (!campaigns.includes(raws.campaign.id) || depth < from.depth) return null;
  const share = Math.min(1, (depth - from.depth) / (to.depth - from.depth));
  const variants = new Map<RawId, Table>();
  for (const { id, variant } of raws.items) {
    if (!variant || depth < variant.minDepth) continue;
    const table = variants.get(variant.base) ?? empty();
    variants.set(variant.base, table);
    table.raws.push(id);
    table.weights.push(variant.weight);
  }
  return { percent: Math.round(from.percent + share * (to.percent - from.percent)), variants };
}

/** Draws one-cell raws only. Mobs are hostile and never burst. `mayLive` tests mobs only. */
export function randomRaw(
  { raws, depth, rng }: { raws: Raws; depth: number; rng: Rng },
  kind: 'item' | 'magic-item' | 'mob',
  mayLive: (raw: RawId) => boolean = () => true,
): RawId | null {
  const { items, mobs } = masterTable(raws, depth);
  if (kind === 'mob') return mobs.raws[rng.weighted(guardWeights(raws, mobs, mayLive))] ?? null;
  const weights = kind === 'magic-item' ? magicWeights(raws, items) : smallWeights(raws, items);
  return items.raws[rng.weighted(weights)] ?? null;
}

/** Returns 0 for each item that is not magic. */
export const magicWeights = (raws: Raws, items: Table): number[] =>
  items.weights.map((weight, row) => (raws.item[items.raws[row] as RawId]?.magic ? weight : 0));

const guardWeights = (raws: Raws, mobs: Table, mayLive: (raw: RawId) => boolean): number[] =>
  smallWeights(raws, mobs).map((weight, row) => {
    const raw = mobs.raws[row] as RawId;
    return isGuard(raws, raw) && mayLive(raw) ? weight : 0;
  });

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
