import { canonicalJson, digest } from '../lib/digest';
import { type Game, isParked, type Level } from './state';

/** Returns 32 hexadecimal digits. `hash` uses them for the level. */
export function digestLevel(level: Level): string {
  return digest(canonicalJson(level));
}

/** Returns 32 hexadecimal digits. Parking levels does not change them. */
export function hash(game: Game): string {
  const levels: Record<string, string> = {};
  for (const [depth, level] of Object.entries(game.levels)) {
    levels[depth] = isParked(level) ? level.digest : digestLevel(level);
  }
  return digest(canonicalJson({ ...game, levels }));
}
