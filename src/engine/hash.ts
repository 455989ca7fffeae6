import { canonicalJson, digest } from '../lib/digest';
import { type Game, isParked, type Level } from './state';

/** Digest of one level, which stands in for it while it is parked: 32 hexadecimal digits. */
export function digestLevel(level: Level): string {
  return digest(canonicalJson(level));
}

/** Digest of the whole state: 32 hexadecimal digits, the same on every machine and whichever levels are parked. */
export function hash(game: Game): string {
  const levels: Record<string, string> = {};
  for (const [depth, level] of Object.entries(game.levels)) {
    levels[depth] = isParked(level) ? level.digest : digestLevel(level);
  }
  return digest(canonicalJson({ ...game, levels }));
}
