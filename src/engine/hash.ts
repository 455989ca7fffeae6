import { canonicalJson, digest } from '../lib/digest';
import { type Game, isParked, type Level } from './state';

/**
 * Returns the digest of a level, 32 hexadecimal digits. The hash of a game contains digests in place of levels, so that
 * a level stored apart gives the same hash.
 */
export function digestLevel(level: Level): string {
  return digest(canonicalJson(level));
}

/**
 * Returns the digest of the whole game, 32 hexadecimal digits. The digest is the same on every machine, no matter which
 * levels are stored apart.
 */
export function hash(game: Game): string {
  const levels: Record<string, string> = {};
  for (const [depth, level] of Object.entries(game.levels)) {
    levels[depth] = isParked(level) ? level.digest : digestLevel(level);
  }
  return digest(canonicalJson({ ...game, levels }));
}
