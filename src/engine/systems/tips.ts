import { add, STEPS } from '../../lib/geometry';
import { stanceToHero } from '../creatures';
import { refOf } from '../knowledge';
import { emit, has, heroSees, isAlive, positionOf, type World } from '../state';

/** Friendly creatures beside the hero speak once. Call this after an action. */
export function giveTips(world: World): void {
  const { raws, game } = world;
  if (game.over) return;
  const at = positionOf(game.hero);
  for (const step of Object.values(STEPS)) {
    const cell = add(at, step);
    for (const entity of world.index.at(cell)) {
      if (!has(raws, entity, 'advice') || !isAlive(raws, entity) || !heroSees(world, cell)) continue;
      if (stanceToHero(world, entity) !== 'friendly') continue;
      entity.advice = null;
      emit(world, { kind: 'advice', who: refOf(world, entity), at: { ...positionOf(entity) } }, 'seen');
    }
  }
}
