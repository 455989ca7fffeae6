import { canonicalJson, digest } from '../lib/digest';
import { type Game, isParked, type Level } from './state';

/**
 * Digest of one level, 32 hexadecimal digits. The digest of a level that is stored apart from the game stands for that
 * level in the hash of the game.
 */
export function digestLevel(level: Level): string {
  return digest(canonicalJson(level));
}

/**
 * Digest of the whole game, 32 hexadecimal digits. The digest is equal on every machine, whichever levels are stored
 * apart from the game.
 */
export function hash(game: Game): string {
  const levels: Record<string, string> = {};
  for (const [depth, level] of Object.entries(game.levels)) {
    levels[depth] = isParked(level) ? level.digest : digestLevel(level);
  }
  return digest(canonicalJson({ ...game, levels }));
}
