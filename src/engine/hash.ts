import { canonicalJson, digest } from '../lib/digest';
import { type Game, isParked, type Level } from './state';

/** Returns the 32 hexadecimal digits that represent the level in the hash of the game. */
export function digestLevel(level: Level): string {
  return digest(canonicalJson(level));
}

/** Returns 32 hexadecimal digits, independent of the machine and of which levels are stored apart. */
export function hash(game: Game): string {
  const levels: Record<string, string> = {};
  for (const [depth, level] of Object.entries(game.levels)) {
    levels[depth] = isParked(level) ? level.digest : digestLevel(level);
  }
  return digest(canonicalJson({ ...game, levels }));
}
