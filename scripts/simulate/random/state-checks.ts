import { type Game, isParked, isStairs, isWalkable, type Level, type Raws } from '../../../src/engine';
import { component, footprint } from '../../../src/engine/state/components';
import { distanceField, UNREACHED } from '../../../src/lib/path';
import { encodeGame } from '../../../src/storage/codec/save';
import { parkLevels } from '../../../src/storage/turns/parked-levels';
import { checkSave, InvariantError } from '../checks';

/** Maximum number of bytes in a packed game without its parked levels. */
const MOST_BYTES = 40_000;

/** Freezes a game deeply, so that an action that changes its input throws. */
export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
  return value;
}

/**
 * Makes checks that are too slow to follow every action. Returns the game as loaded from a save, and its packed size.
 * Throws an `InvariantError` if a check fails.
 */
export function checkThoroughly(raws: Raws, game: Game): { game: Game; bytes: number } {
  const found = [...numberFaults(game, 'game'), ...reachFaults(raws, game)];
  if (found.length > 0) throw new InvariantError('the state is sound', found.join('; '));
  const bytes = encodeGame(parkLevels('RANDOM', 0, game, {}).game).length;
  if (bytes > MOST_BYTES) throw new InvariantError('a packed game is small', `${bytes} bytes`);
  return { game: checkSave(raws, game), bytes };
}

/** Returns faults for values that JSON cannot represent: infinite numbers, NaN, -0 and `undefined`. */
function numberFaults(value: unknown, path: string): string[] {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? [] : [`${path} is ${value}`];
  if (value === undefined) return [`${path} is undefined`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => numberFaults(part, `${path}.${key}`));
}

/** Returns a fault for stairs to which the hero cannot walk, even if all doors open and all creatures move away. */
function reachFaults(raws: Raws, game: Game): string[] {
  const level = game.levels[String(game.depth)];
  const at = game.hero.position;
  if (!level || isParked(level)) return [];
  const { width, height, tiles } = level;
  const cost = new Uint8Array(tiles.length).fill(10);
  const field = distanceField({ width, height, blocked: walls(raws, level), cost }, [at]);
  return [...tiles].flatMap((tile, cell) =>
    isStairs(tile) && field[cell] === UNREACHED ? [`no way from ${at.x},${at.y} to the stairs at ${cell}`] : [],
  );
}

/** Returns 1 for each cell that terrain or a prop always blocks, and 0 for other cells. */
function walls(raws: Raws, { tiles, width, entities }: Level): Uint8Array {
  const blocked = Uint8Array.from(tiles, (tile) => (isWalkable(tile) ? 0 : 1));
  for (const prop of entities) {
    const blocks = prop.kind === 'prop' && component(raws, prop, 'blocksTile') && !component(raws, prop, 'door');
    if (blocks) for (const { x, y } of footprint(raws, prop)) blocked[y * width + x] = 1;
  }
  return blocked;
}
