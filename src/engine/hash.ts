import { canonicalJson, digest } from '../lib/digest';
import { type Game, isParked, type Level } from './state';

/**
 * Returns 32 hexadecimal digits. The hash of a game contains these digests, so storing a level apart does not change
 * the hash.
 */
export function digestLevel(level: Level): string {
  return digest(canonicalJson(level));
}

/** Returns 32 hexadecimal digits, the same on every machine and no matter which levels are stored apart. */
export function hash(game: Game): string {
  const levels: Record<string, string> = {};
  for (const [depth, level] of Object.entries(game.levels)) {
    levels[depth] = isParked(level) ? level.digest : digestLevel(level);
  }
  return digest(canonicalJson({ ...game, levels }));
}
