import { canonicalJson, digest } from '../lib/digest';
import { type Game, isParked, type Level } from './state';

/**
 * Returns the digest of one level, 32 hexadecimal digits. In the hash of a game, the digest stands for a level that is
 * stored apart from the game.
 */
export function digestLevel(level: Level): string {
  return digest(canonicalJson(level));
}

/**
 * Returns the digest of the whole game, 32 hexadecimal digits. The digest is the same on every machine, and does not
 * depend on which levels are stored apart from the game.
 */
export function hash(game: Game): string {
  const levels: Record<string, string> = {};
  for (const [depth, level] of Object.entries(game.levels)) {
    levels[depth] = isParked(level) ? level.digest : digestLevel(level);
  }
  return digest(canonicalJson({ ...game, levels }));
}
