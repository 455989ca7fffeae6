import { touch } from '../../src/engine/builders/common/rooms';
import { type Draft, type MapDraft, newDraft } from '../../src/engine/level-draft/draft';
import type { BuilderStep } from '../../src/engine/schema/levels';
import type { Raws } from '../../src/engine/schema/raws';
import { TILES } from '../../src/engine/vocabulary/tile';
import { rngFromSeed } from '../../src/lib/rng';
import { build, floorOf } from './builders';
import { areaSizes } from './level-rules';

/** Figures of every level that a chain of builders makes from solid rock. Ranges include both ends. */
export interface BuilderFigures {
  name: string;
  chain: readonly BuilderStep[];
  rooms?: readonly [number, number];
  floor?: readonly [number, number];
  /** Fewest cells that the largest connected part may have. */
  largest?: number;
  /** Lowest percentage of the floor that the largest connected part may have. */
  connected?: number;
  /** Range for the median size, over many seeds, of the largest connected part. */
  typical?: readonly [number, number];
}

const one = (builder: string, settings: Record<string, string> = {}): BuilderStep[] => [{ builder, ...settings }];
const presets = (
  builder: string,
  setting: string,
  figures: Record<string, Omit<BuilderFigures, 'name' | 'chain'>>,
): BuilderFigures[] =>
  Object.entries(figures).map(([preset, rest]) => ({
    name: `${builder}: ${preset}`,
    chain: one(builder, { [setting]: preset }),
    ...rest,
  }));

const clumps = (floor: number, stroke = 4) => ({ floor: [floor, floor + stroke - 1], connected: 100 }) as const;
const cells = { floor: [2750, 3300], connected: 50, typical: [2850, 3150] } as const;

/**
 * Expected figures of each builder. `typical` is the size that such builders are known for. Other ranges were measured
 * over thousands of seeds.
 */
export const BUILDER_FIGURES: readonly BuilderFigures[] = [
  { name: 'simple-rooms', chain: one('simple-rooms'), rooms: [8, 22], floor: [0, 0] },
  { name: 'bsp-dungeon', chain: one('bsp-dungeon'), rooms: [6, 36], floor: [0, 0] },
  {
    name: 'bsp-interior',
    chain: one('bsp-interior'),
    rooms: [25, 50],
    floor: [3050, 3400],
    connected: 100,
    typical: [3150, 3300],
  },
  { name: 'glades', chain: one('glades'), rooms: [6, 20], floor: [1350, 2450], connected: 100, typical: [1650, 1950] },
  {
    name: 'cellular-automata',
    chain: one('cellular-automata'),
    floor: [1750, 2650],
    largest: 900,
    typical: [2150, 2350],
  },
  ...presets('drunkards-walk', 'preset', {
    'open-area': { floor: [2000, 2250], connected: 94, typical: [2000, 2100] },
    'open-halls': { floor: [2000, 2250], largest: 600, typical: [1900, 2100] },
    'winding-passages': { floor: [1600, 1700], largest: 250, typical: [1200, 1400] },
    'fat-passages': { floor: [1600, 1750], largest: 200, typical: [950, 1250] },
    'fearful-symmetry': { floor: [1600, 1800], largest: 200, typical: [1300, 1500] },
  }),
  { name: 'maze', chain: one('maze'), floor: [1747, 1747], connected: 100 },
  ...presets('diffusion-limited-aggregation', 'preset', {
    default: clumps(1000),
    'walk-inwards': clumps(1000),
    'walk-outwards': clumps(1000),
    'heavy-erosion': clumps(1400),
    'central-attractor': clumps(1000),
    insectoid: clumps(1000, 8),
  }),
  ...presets('voronoi-cells', 'metric', { pythagoras: cells, manhattan: cells, chebyshev: cells }),
];

export interface BuilderReport {
  faults: string[];
  /** Cells of the largest connected part. */
  largest: number;
}

/** Builds the level of one seed and lists everything about it that breaks the figures. */
export function inspectBuilder(raws: Raws, figures: BuilderFigures, seed: string): BuilderReport {
  const draft = build(newDraft(raws, { seed, depth: 2, rng: rngFromSeed(seed) }), ...figures.chain);
  const [largest = 0] = areaSizes(draft.map.tiles.join(''));
  return { faults: [...roomFaults(draft, figures), ...floorFaults(draft, figures, largest)], largest };
}

function roomFaults({ rooms }: Draft, figures: BuilderFigures): string[] {
  if (!figures.rooms) return [];
  const [fewest, most] = figures.rooms;
  const all = rooms ?? [];
  const faults = all.length < fewest || all.length > most ? [`${all.length} rooms`] : [];
  if (all.some((room, index) => all.slice(index + 1).some((other) => touch(room, other)))) faults.push('rooms touch');
  if (all.some(({ x1, y1, x2, y2 }) => Math.min(x2 - x1, y2 - y1) < 3)) faults.push('a room is too narrow');
  return faults;
}

function floorFaults(draft: Draft, figures: BuilderFigures, largest: number): string[] {
  const floor = floorOf(draft);
  const [fewest, most] = figures.floor ?? [0, Number.POSITIVE_INFINITY];
  const faults = floor < fewest || floor > most ? [`${floor} cells of floor`] : [];
  if (!isRingSolid(draft.map)) faults.push('the edge is open');
  if (largest < (figures.largest ?? 0) || largest * 100 < (figures.connected ?? 0) * floor) {
    faults.push(`only ${largest} of ${floor} cells connected`);
  }
  return faults;
}

function isRingSolid({ width, height, tiles }: MapDraft): boolean {
  return tiles.every((tile, cell) => {
    const x = cell % width;
    const onRing = x === 0 || x === width - 1 || cell < width || cell >= width * (height - 1);
    return !onRing || tile === TILES.wall;
  });
}
