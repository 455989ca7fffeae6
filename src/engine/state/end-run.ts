import { emit } from './emit';
import type { World } from './world';

/** Ends the run of a living hero, and emits `over`. */
export function endRun(world: World, result: 'retired' | 'abandoned'): void {
  const { game } = world;
  game.over = { result, turn: game.turn, depth: game.depth, by: null, cause: null };
  emit(world, { kind: 'over', result }, 'self');
}
