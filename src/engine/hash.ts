import { canonicalJson, digest } from '../lib/digest';
import { type Game, isParked, type Level } from './state';

/** Digest of one level, 32 hexadecimal digits. A parked level is represented by its digest. */
export function digestLevel(level: Level): string {
  return digest(canonicalJson(level));
}

/**
 * Digest of the whole game, 32 hexadecimal digits. The digest is equal on every machine, whichever levels are parked.
 */
export function hash(game: Game): string {
  const levels: Record<string, string> = {};
  for (const [depth, level] of Object.entries(game.levels)) {
    levels[depth] = isParked(level) ? level.digest : digestLevel(level);
  }
  return digest(canonicalJson({ ...game, levels }));
}
