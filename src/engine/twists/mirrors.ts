import { refOf } from '../knowledge';
import { call, countCalled } from '../spawning/call';
import {
  component,
  type Entity,
  emit,
  entityById,
  has,
  heroSeesEntity,
  isAlive,
  isHero,
  own,
  positionOf,
  sizeOf,
  type World,
} from '../state';
import type { Twist } from './common/twist';

const INTERVAL = 7;
const MEMORY = 6;
const MOST_COPIES = 3;
const SHARE = 1 / 2;

/** Copies a visible recent attacker of the hero every `INTERVAL` player-turns. */
export const mirrors: Twist = {
  pass(world) {
    const { game, blows } = world;
    for (const { by, target } of blows) if (isHero(target)) target.harmedBy = { id: by.id, turn: game.turn };
    if (world.heroDue && game.turn % INTERVAL === 0) copyAttacker(world);
  },
};

function copyAttacker(world: World): void {
  const { game, raws } = world;
  const { harmedBy } = game.hero;
  if (!harmedBy || game.turn - harmedBy.turn > MEMORY) return;
  const attacker = entityById(world, harmedBy.id);
  if (!attacker || !isAlive(raws, attacker) || !fitsMirror(world, attacker) || !heroSeesEntity(world, attacker)) return;
  if (countCalled(world, attacker.raw) >= MOST_COPIES) return;
  const copy = call(world, attacker.raw, positionOf(attacker));
  if (!copy) return;
  const pools = own(raws, copy, 'pools');
  const hp = Math.ceil(pools.hp.max * SHARE);
  pools.hp = { current: hp, max: hp };
  copy.chasing = game.hero.id;
  if (heroSeesEntity(world, copy)) world.noticed.add(copy.id);
  const at = positionOf(heroSeesEntity(world, copy) ? copy : attacker);
  emit(world, { kind: 'mirrored', who: refOf(world, attacker), at }, 'seen');
}

function fitsMirror({ raws }: World, entity: Entity): boolean {
  const { width, height } = sizeOf(raws, entity);
  const isSmall = width === 1 && height === 1;
  return (
    isSmall &&
    raws.mob[entity.raw]?.unique === undefined &&
    !has(raws, entity, 'leader') &&
    !has(raws, entity, 'summoned') &&
    !component(raws, entity, 'rooted')
  );
}
