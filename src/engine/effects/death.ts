import { isUnaware, paysExperience, reward } from '../creatures';
import { refById, refOf } from '../knowledge';
import {
  type Entity,
  emit,
  emitAbout,
  entityById,
  has,
  isHero,
  noteInStory,
  type QueuedEffect,
  roleIn,
  visibleCellOf,
  type World,
} from '../state';
import { always, type EffectKind, never } from './common/kind';

/** Share of the usual experience if a hazard kills an unaware creature. */
const HAZARD_PAY = 0.5;

const COMPANION_PAY = 0.5;

/** The system `death` removes the body later. */
export const death: EffectKind = {
  readFrom: never,
  hasEffect: always,
  apply(world, effect, target) {
    const cause = causeOf(world, effect);
    const at = visibleCellOf(world, target);
    const { hero, companion } = world.game;
    const killer = effect.credit ?? effect.by;
    const isCompanions = killer !== null && killer === companion?.id;
    const earned = killer === hero.id || isCompanions;
    const story = earned ? roleIn(world.game.story, target.id) : null;
    if (story) noteInStory(world.game, story, { felled: true });
    const dead = { who: refOf(world, target), by: refById(world, effect.by), cause, at };
    const fact = { kind: 'died', ...dead, ...(story && { story }) } as const;
    if (killer === hero.id) emit(world, fact, 'self');
    else emitAbout(world, fact, target, effect.by);
    if (has(world.raws, target, 'onDeath') || earned) world.dying.push({ id: target.id, by: killer });
    if (isHero(target)) endRun(world, effect);
    else if (target.companion) loseCompanion(world, target);
    else if (earned) {
      world.game.kills += 1;
      const isHazards = isUnaware(target) && effect.by !== hero.id;
      if (paysExperience(world.raws, target))
        reward(world, target, isCompanions ? COMPANION_PAY : isHazards ? HAZARD_PAY : 1);
      awardLaurel(world, target);
    }
  },
};

function loseCompanion(world: World, companion: Entity): void {
  delete world.game.companion;
  const at = visibleCellOf(world, companion);
  emit(world, { kind: 'companion-died', who: refOf(world, companion), at }, 'self');
}

function awardLaurel(world: World, victim: Entity): void {
  const { laurel } = world.raws.campaign;
  if (world.game.laurel || !('slain' in laurel) || victim.raw !== laurel.slain) return;
  world.game.laurel = true;
  emit(world, { kind: 'laurel' }, 'self');
}

/** Returns `null` for the killer's own attack. */
function causeOf(world: World, effect: QueuedEffect): string | null {
  return effect.source === killerOf(world, effect)?.raw ? null : effect.source;
}

const killerOf = (world: World, effect: QueuedEffect): Entity | null =>
  effect.by === null ? null : entityById(world, effect.by);

function endRun(world: World, effect: QueuedEffect): void {
  const { game } = world;
  const by = killerOf(world, effect)?.raw ?? null;
  game.over = { result: 'died', turn: game.turn, depth: game.depth, by, cause: causeOf(world, effect) };
}
