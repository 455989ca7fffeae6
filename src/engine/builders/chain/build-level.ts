import { type Point, pointOf } from '../../../lib/geometry';
import { rngFromSeed } from '../../../lib/rng';
import { type Draft, exitCells, newDraft, place, type Snapshot, type Spawn, snapshot } from '../../level-draft/draft';
import { hiddenDoors } from '../../level-draft/hidden-doors';
import { hasFork } from '../../schema/campaigns';
import type { RecipeRaw } from '../../schema/levels';
import { thinThings } from '../../spawning/thin-things';
import { type LevelRef, type RawId, type Raws, recipeOf, TILES } from '../../state';
import { BUILDERS } from '..';
import type { BuilderRegistry } from '../common';
import { dealRecipe, type Site } from './deal-recipe';
import { drawName } from './draw-name';
import { finishDraft } from './finish';
import { layDryGrass, offStairs } from './lay-dry-grass';
import { placeCage } from './place-cage';
import { placeCaptive } from './place-captive';
import { placeSecondStairs } from './place-second-stairs';
import { assemble, runChain } from './run';
import { findFault } from './validate';

/** A level before the engine creates its entities. */
export interface BuiltLevel extends LevelRef {
  /** One tile character per cell. Hidden doors look like walls. */
  tiles: string;
  start: Point;
  /** Cell index; absent if the level has only one way down. */
  secondStairs?: number;
  lit: boolean;
  /** Entities in order of creation; `cell` is an index in `tiles`. */
  spawns: Pick<Spawn, 'cell' | 'raw' | 'caged' | 'asleep'>[];
  prefabs: RawId[];
  /** Indices of the cells with dry grass, ascending. */
  dry: number[];
  snapshots: Snapshot[];
  faults: string[];
}

export interface BuildOptions extends Pick<Site, 'isSecond'> {
  snapshots?: boolean;
  /** Allows second stairs at depths with a second way down. */
  forks?: boolean;
}

const MAX_REBUILDS = 20;
const FALLBACKS = 10;

/** Equal arguments give equal levels. Throws without a recipe, or if all attempts fail. */
export function buildLevel(raws: Raws, seed: string, depth: number, options: BuildOptions = {}): BuiltLevel {
  return buildWith(BUILDERS, raws, { seed, depth, ...options });
}

/** Throws without a recipe, or if all attempts fail. */
export function buildWith(
  registry: BuilderRegistry,
  raws: Raws,
  { seed, depth, isSecond = false, forks = false, snapshots = false }: Site & BuildOptions,
): BuiltLevel {
  const recipe = dealRecipe(raws, { seed, depth, isSecond });
  const stream = levelStream({ seed, depth, isSecond });
  const faults: string[] = [];
  for (let attempt = 0; attempt <= MAX_REBUILDS + FALLBACKS; attempt++) {
    const chosen = attempt <= MAX_REBUILDS ? recipe : fallbackOf(raws, recipe);
    const rng = rngFromSeed(`${stream}/${attempt}`);
    const draft = newDraft(raws, { seed, depth, rng, snapshots: snapshots ? [] : null });
    runChain(registry, assemble(chosen.chain, draft.rng), draft);
    const wrong = finishDraft(draft) ?? findFault(draft, chosen.validation);
    if (wrong === null) {
      thinThings(draft, chosen.supplies);
      if (recipe.goal !== undefined) replaceExit(draft, recipe.goal);
      else if (chosen === recipe) placeCage(draft, chosen.validation);
      if (recipe.goal === undefined && chosen === recipe) placeCaptive(draft, chosen.validation);
      const dry = layDryGrass(draft, chosen);
      const second = forks && hasFork(raws.campaign, depth) ? placeSecondStairs(draft, stream) : null;
      const level = { ...builtLevel(chosen, draft, faults), dry, ...drawName(seed, depth, chosen) };
      return second === null ? level : { ...level, dry: offStairs(draft, dry, second), secondStairs: second };
    }
    faults.push(wrong);
  }
  throw new Error(`no level ${depth} for seed ${seed}: ${faults.join(', ')}`);
}

const levelStream = ({ seed, depth, isSecond }: Site): string => `${seed}/level/${depth}${isSecond ? '/second' : ''}`;

function replaceExit(draft: Draft, goal: RawId): void {
  const cells = exitCells(draft.map);
  for (const cell of cells) draft.map.tiles[cell] = TILES.floor;
  if (cells[0] !== undefined) place(draft, cells[0], goal);
  snapshot(draft, 'clean-up');
}

function builtLevel(recipe: RecipeRaw, draft: Draft, faults: string[]): Omit<BuiltLevel, 'dry'> {
  const hidden = hiddenDoors(draft.raws, draft.spawns);
  return {
    recipe: recipe.id,
    depth: draft.depth,
    tiles: draft.map.tiles.map((tile, cell) => (hidden.has(cell) ? TILES.wall : tile)).join(''),
    start: pointOf(draft.map, draft.start ?? 0),
    lit: recipe.lit,
    spawns: draft.spawns.map(({ cell, raw, caged, asleep }) => ({
      cell,
      raw,
      ...(caged && { caged }),
      ...(asleep && { asleep }),
    })),
    prefabs: draft.prefabs,
    snapshots: draft.snapshots ?? [],
    faults,
  };
}

function fallbackOf(raws: Raws, recipe: RecipeRaw): RecipeRaw {
  const id = recipe.fallback ?? 'fallback';
  const found = recipeOf(raws, id);
  if (!found) throw new Error(`recipe ${recipe.id} has no fallback ${id}`);
  return found;
}
