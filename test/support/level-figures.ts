import type { BuiltLevel, Raws } from '../../src/engine';

/** Level with figures that several rules need. They are computed once. */
export interface Inspection {
  raws: Raws;
  depth: number;
  level: BuiltLevel;
  /** Cells that the hero can walk to if all doors are open. */
  reached: Set<number>;
  /** Cost of the cheapest path from the start to the way down, in plain steps. */
  way: number;
}

/** Fewest and most cells that the hero can walk to, by recipe. */
const REACHABLE: Record<string, readonly [number, number]> = {
  town: [2300, 3000],
  forest: [1600, 2700],
  'limestone-caverns': [700, 1700],
  'deep-limestone-caverns': [860, 1060],
  'wet-caverns': [700, 1900],
  'dwarf-fort': [1400, 2500],
  'orc-mine': [700, 2300],
  'dwarven-fortress': [1200, 2400],
  'dwarven-cistern': [1000, 2400],
  depths: [700, 3300],
  'deep-caves': [700, 2700],
  'old-mine': [700, 2300],
  crypt: [700, 3300],
  'flooded-halls': [700, 3300],
  'overgrown-halls': [700, 3300],
  'grove-edge': [900, 2800],
  'mother-grove': [900, 2700],
  'elven-gate': [900, 2700],
  'open-city': [1800, 3000],
  citadel: [1500, 3000],
  warrens: [2400, 3300],
  'abyss-brink': [700, 2600],
  'abyss-court': [700, 3300],
  'abyss-bottom': [800, 2700],
  fallback: [2550, 3300],
  'fallback-lair': [2550, 3300],
  'fallback-gate': [1000, 3300],
};

/** Lists the fault of a level whose number of reachable cells is outside the range of its recipe. */
export function sizeFaults({ level, reached }: Inspection): string[] {
  const range = REACHABLE[level.recipe];
  if (!range) return [`how many cells may be reached is not said for ${level.recipe} in test/support/level-figures.ts`];
  const [fewest, most] = range;
  return reached.size < fewest || reached.size > most ? [`${reached.size} cells within reach`] : [];
}

export interface Counts {
  reachable: number;
  mobs: number;
  items: number;
  /** Traps and furniture, without doors. */
  props: number;
}

/** Counts the reachable cells, mobs, items and props of a level. */
export function countsOf({ raws, level, reached }: Inspection): Counts {
  const kinds = level.spawns.flatMap(({ raw }) => {
    if (raw === 'door') return [];
    return [raws.mob[raw] ? 'mobs' : raws.item[raw] ? 'items' : 'props'];
  });
  const of = (kind: string) => kinds.filter((one) => one === kind).length;
  return { reachable: reached.size, mobs: of('mobs'), items: of('items'), props: of('props') };
}

/**
 * Expected means over many levels, by depth, including creatures and things in cages and prisons. At depth 4 the mobs
 * include eight orcs of the camp.
 */
const MEANS: Record<number, Partial<Counts>> = {
  2: { mobs: 16.4, items: 8.8, props: 20.5 },
  3: { mobs: 18, items: 8.9 },
  4: { mobs: 25.4, items: 8.3 },
  6: { reachable: 1870, mobs: 26.6, items: 10.7, props: 35 },
};
/** Percentage by which a mean may differ from the expected mean. */
const TOLERANCE = 20;

/** Lists the means of a depth that are too far from the expected ones. Needs a hundred levels or more. */
export function meanFaults(depth: number, means: Counts): string[] {
  return Object.entries(MEANS[depth] ?? {}).flatMap(([key, expected]) => {
    const mean = means[key as keyof Counts];
    const off = Math.abs(mean - expected) * 100 > TOLERANCE * expected;
    return off ? [`${mean.toFixed(1)} ${key} on average instead of ${expected}`] : [];
  });
}
