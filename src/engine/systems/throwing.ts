import type { Point } from '../../lib/geometry';
import { cellToShoot, isConfused, makeNoise, THROW_RANGE, throwOf, throwTargets } from '../creatures';
import { splashCells } from '../effects/common/areas';
import { carrierOf, queueEffects, wouldAffect } from '../effects/queue/carriers';
import { identify, refOf } from '../knowledge';
import { nearestFree } from '../spawning/free-cell';
import {
  addToLevel,
  consumeIntents,
  type Entity,
  emit,
  emitAt,
  entityById,
  heroSees,
  heroSeesEntity,
  type Intent,
  isAlive,
  isCreature,
  isHero,
  positionOf,
  type World,
} from '../state';
import { resolveAttack } from './common/resolve-attack';
import { isStuck } from './equip';

type Throw = Pick<Extract<Intent, { kind: 'throw' }>, 'at' | 'target'>;

const BREAKAGE = 3;

/** A hero who throws a worn cursed item loses the turn. */
export function throwing(world: World): void {
  for (const { actor, intent } of consumeIntents(world, 'throw')) {
    const item = world.game.pack.find(({ id }) => id === intent.item);
    if (!item || (item.equipped && isStuck(world, item))) continue;
    const aim = strayAim(world, actor) ?? intent;
    if (throwOf(world.raws, item)) hurl(world, actor, item, aim);
    else shatter(world, actor, item, aim.at);
  }
}

function strayAim(world: World, actor: Entity): Throw | null {
  if (!isConfused(world.raws, actor)) return null;
  const targets = throwTargets(world);
  if (targets.length === 0) return null;
  const target = world.rng.pick(targets);
  return { at: cellToShoot(world, target, { range: THROW_RANGE }) ?? positionOf(target), target: target.id };
}

function hurl(world: World, actor: Entity, weapon: Entity, { at, target: id }: Throw): void {
  const target = id === null ? null : entityById(world, id);
  const attack = throwOf(world.raws, weapon);
  if (!target || !attack || !isAlive(world.raws, target)) return;
  const cell = cellToShoot(world, target, { range: world.level.width }) ?? at;
  letGo(world, actor, weapon);
  emit(world, { kind: 'threw', item: refOf(world, weapon), at: { ...cell }, from: { ...positionOf(actor) } }, 'self');
  resolveAttack(world, { attacker: actor, target, way: 'throw' }, attack);
  if (world.rng.die(BREAKAGE) === 1) {
    emitAt(world, { kind: 'broke', item: refOf(world, weapon), at: { ...cell } }, cell, true);
    return;
  }
  weapon.thrown = true;
  weapon.position = nearestFree(world, weapon, positionOf(target)) ?? { ...positionOf(target) };
  addToLevel(world, weapon);
}

/** Hides visual effects, because colours would reveal the type. */
function shatter(world: World, actor: Entity, vessel: Entity, at: Point): void {
  const cells = splashCells(world, at);
  letGo(world, actor, vessel);
  makeNoise(world, 'shot', at);
  const splash = cells.filter((cell) => heroSees(world, cell));
  emit(
    world,
    { kind: 'threw', item: refOf(world, vessel), at: { ...at }, from: { ...positionOf(actor) }, splash },
    'self',
  );
  const { effects, ...carrier } = carrierOf(world, vessel, positionOf(actor));
  const { particle: _, particle_line: __, ...unseen } = effects;
  const source = { ...carrier, effects: unseen };
  const creatures = cells.flatMap((cell) => world.index.at(cell)).filter(isCreature);
  if (creatures.length === 0) return;
  const isNoticed = (one: Entity): boolean => isHero(one) || heroSeesEntity(world, one);
  if (creatures.some((one) => isNoticed(one) && wouldAffect(world, source, one))) identify(world, vessel.raw);
  queueEffects(world, source, actor.id, { kind: 'cells', cells });
}

function letGo(world: World, actor: Entity, item: Entity): void {
  const { pack } = world.game;
  pack.splice(pack.indexOf(item), 1);
  delete item.inBackpack;
  delete item.equipped;
  world.stale.add(actor.id);
}
