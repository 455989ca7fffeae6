import type { RawId } from '../../src/engine';
import type { BuilderStep } from '../../src/engine/schema/levels';

/** A chain of builders that begins with solid rock. There is a picture for each seed. */
export interface Exhibit {
  caption: string;
  chain: readonly BuilderStep[];
  /** Id of the recipe whose theme is drawn; by default the fortress's. */
  recipe?: RawId;
  /** Depth for the spawn tables; 6 by default. */
  depth?: number;
}

/** A contact sheet in `docs/levels`. */
export interface Plate {
  file: string;
  columns: number;
  seeds: readonly string[];
  exhibits: readonly Exhibit[];
}

const step = (builder: string, settings: Record<string, unknown> = {}): BuilderStep => ({ builder, ...settings });
const CAVE = 'limestone-caverns';
const SEEDS = ['a', 'b', 'c'];

const DRUNKARDS = ['open-area', 'open-halls', 'winding-passages', 'fat-passages', 'fearful-symmetry'];
const AGGREGATIONS = ['default', 'walk-inwards', 'walk-outwards', 'heavy-erosion', 'central-attractor', 'insectoid'];
const CORRIDORS = ['dogleg-corridors', 'nearest-corridors', 'straight-corridors', 'bsp-corridors'];

const rooms: BuilderStep[] = [step('bsp-dungeon'), step('room-drawer')];
const corridorSteps: BuilderStep[] = [...rooms, step('room-sorter', { order: 'leftmost' }), step('nearest-corridors')];
const furnishedSteps: BuilderStep[] = [...corridorSteps, step('room-start'), step('room-stairs')];
const cave: BuilderStep[] = [step('cellular-automata'), step('area-start', { x: 'left', y: 'centre' }), step('cull')];
const spot = (x: string, y: string) => ({ x, y });

const STARTERS: Plate[] = [
  {
    file: 'rooms',
    columns: 3,
    seeds: SEEDS,
    exhibits: [
      { caption: 'simple-rooms', chain: [step('simple-rooms'), step('room-drawer')] },
      { caption: 'bsp-dungeon', chain: rooms },
      { caption: 'bsp-interior', chain: [step('bsp-interior')] },
      { caption: 'glades', chain: [step('glades')], recipe: 'mother-grove' },
    ],
  },
  {
    file: 'caves',
    columns: 3,
    seeds: SEEDS,
    exhibits: [
      { caption: 'cellular-automata', chain: [step('cellular-automata')], recipe: CAVE },
      ...['pythagoras', 'manhattan', 'chebyshev'].map((metric) => ({
        caption: `voronoi-cells: ${metric}`,
        chain: [step('voronoi-cells', { metric })],
        recipe: CAVE,
      })),
    ],
  },
  {
    file: 'drunkards',
    columns: 3,
    seeds: SEEDS,
    exhibits: DRUNKARDS.map((preset) => ({
      caption: `drunkards-walk: ${preset}`,
      chain: [step('drunkards-walk', { preset })],
      recipe: CAVE,
    })),
  },
  {
    file: 'aggregations',
    columns: 3,
    seeds: SEEDS,
    exhibits: AGGREGATIONS.map((preset) => ({
      caption: `aggregation: ${preset}`,
      chain: [step('diffusion-limited-aggregation', { preset })],
      recipe: CAVE,
    })),
  },
  {
    file: 'mazes',
    columns: 3,
    seeds: SEEDS,
    exhibits: [
      { caption: 'maze', chain: [step('maze')] },
      { caption: 'maze, door-placement', chain: [step('maze'), step('door-placement')] },
    ],
  },
];

/** Levels changed by builders that modify a level, beside the unchanged level. */
const MODIFIERS: Plate[] = [
  {
    file: 'corridors',
    columns: 3,
    seeds: SEEDS,
    exhibits: CORRIDORS.map((corridors) => ({
      caption: corridors,
      chain: [...rooms, step('room-sorter', { order: 'leftmost' }), step(corridors)],
    })),
  },
  {
    file: 'modifiers',
    columns: 3,
    seeds: ['d'],
    exhibits: [
      { caption: 'rooms and corridors', chain: corridorSteps },
      { caption: 'room-exploder', chain: [...corridorSteps, step('room-exploder')] },
      { caption: 'room-corner-rounder', chain: [...corridorSteps, step('room-corner-rounder')] },
      { caption: 'room-start, room-stairs', chain: furnishedSteps },
      { caption: 'room-spawner', chain: [...furnishedSteps, step('room-spawner')] },
      { caption: 'corridor-spawner', chain: [...furnishedSteps, step('corridor-spawner')] },
      { caption: 'door-placement', chain: [...furnishedSteps, step('door-placement')] },
      { caption: 'room-vaults', chain: [...furnishedSteps, step('room-vaults')] },
      { caption: 'dragons-lair', chain: [...furnishedSteps, step('dragons-lair')] },
      {
        caption: 'room-sorter: central, then corridors',
        chain: [...rooms, step('room-sorter', { order: 'central' }), step('nearest-corridors')],
      },
      {
        caption: 'room-sorter: topmost, then corridors',
        chain: [...rooms, step('room-sorter', { order: 'topmost' }), step('nearest-corridors')],
      },
      {
        caption: 'dragon-spawner among others',
        chain: [
          ...furnishedSteps,
          step('dragons-lair'),
          step('voronoi-spawner'),
          step('dragon-spawner', { raw: 'black-dragon', clearing: 25 }),
        ],
      },
      { caption: 'cellular-automata', chain: [step('cellular-automata')], recipe: CAVE },
      { caption: 'area-start: left, centre; cull', chain: cave, recipe: CAVE },
      { caption: 'distant-exit', chain: [...cave, step('distant-exit')], recipe: CAVE },
      { caption: 'area-end: right, bottom', chain: [...cave, step('area-end', spot('right', 'bottom'))], recipe: CAVE },
      { caption: 'trail: road', chain: [...cave, step('trail', { kind: 'road' })], recipe: 'grove-edge' },
      { caption: 'trail: stream', chain: [...cave, step('trail', { kind: 'stream' })], recipe: 'elven-gate' },
      { caption: 'voronoi-spawner', chain: [...cave, step('voronoi-spawner')], recipe: CAVE },
      { caption: 'cave-decorator', chain: [...cave, step('cave-decorator')], recipe: CAVE },
      { caption: 'cave-transition', chain: [...cave, step('cave-transition')], recipe: 'dwarf-fort' },
      { caption: 'yellow-brick-road', chain: [...cave, step('yellow-brick-road')], recipe: 'forest' },
      { caption: 'wave-function-collapse', chain: [...cave, step('wave-function-collapse')], recipe: CAVE },
      {
        caption: 'prefab-section: orc-camp',
        chain: [...cave, step('prefab-section', { prefab: 'orc-camp', ...spot('centre', 'centre') })],
        recipe: CAVE,
      },
      {
        caption: 'prefab-section: underground-fort',
        chain: [...cave, step('prefab-section', { prefab: 'underground-fort', ...spot('right', 'top') })],
      },
      { caption: 'prefab-level: baronial-jigsaw', chain: [step('prefab-level', { prefab: 'baronial-jigsaw' })] },
    ],
  },
];

export const PLATES: readonly Plate[] = [...STARTERS, ...MODIFIERS];
