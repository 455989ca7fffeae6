import type { Point } from '../../lib/geometry';
import {
  cellToShoot,
  hostileBesideHero,
  hostilesInView,
  nearestToShoot,
  type Shot,
  shotOf,
  stanceToHero,
} from '../creatures';
import type { ItemRaw } from '../schema/items';
import type { Entity, Refusal, World } from '../state';
import { component, heroSees, heroSeesEntity, isAlive, isInCampaign, mobAt } from '../state';
import {
  intend,
  type Next,
  noEnemyRefusal,
  type Planner,
  refuse,
  refuseFriendly,
  truceRefusal,
  truceStop,
} from './common/plan';
import { MAX_BLOWS, seriesLimits } from './common/series-limits';
import { floorOf, letEasyJoin } from './series/battle';

/** Plans up to `MAX_BLOWS` shots, by default at the nearest enemy. */
export const fire: Planner<'fire'> = (world, { at, sure }) => {
  const shot = shotOf(world, world.game.hero);
  if (shot === null) return refuse({ code: 'no-bow', bows: whereBowsAre(world) });
  const beside = hostileBesideHero(world);
  if (beside) return refuse({ code: 'foe-beside', who: beside.raw });
  const target = at ? creatureAt(world, at, shot) : nearestHostile(world, shot);
  if ('code' in target) return refuse(target);
  const truce = truceRefusal(world, target);
  if (truce) return refuse(truce);
  const isHostile = stanceToHero(world, target) === 'hostile';
  if (!isHostile && !sure) return refuseFriendly(world, target);
  const known = new Set(hostilesInView(world).map(({ id }) => id)).add(target.id);
  let shots = 0;
  return {
    kind: 'series',
    series: {
      ...seriesLimits(world),
      known,
      floor: floorOf(world),
      observe: () => letEasyJoin(world, known),
      next() {
        shots += 1;
        return nextShot(world, { target, shot, isOver: shots > (isHostile ? MAX_BLOWS : 1) });
      },
    },
  };
};

function whereBowsAre({ raws, game }: World): Extract<Refusal, { code: 'no-bow' }>['bows'] {
  if (game.pack.some((item) => component(raws, item, 'equippable')?.slot === 'ranged')) return 'in-pack';
  const isBow = (item: ItemRaw): boolean => typeof item.weapon?.range === 'number' && isInCampaign(raws, item);
  return raws.items.some(isBow) ? 'elsewhere' : 'nowhere';
}

function nextShot(world: World, { target, shot, isOver }: { target: Entity; shot: Shot; isOver: boolean }): Next {
  if (!isAlive(world.raws, target)) return { stop: { reason: 'done', what: target.raw } };
  if (!heroSeesEntity(world, target)) return { stop: { reason: 'lost', what: target.raw } };
  const truce = truceStop(world, target);
  if (truce) return { stop: truce };
  const beside = hostileBesideHero(world);
  if (beside) return { stop: { reason: 'beside', what: beside.raw } };
  if (cellToShoot(world, target, shot) === null) return { stop: { reason: 'out-of-range', what: target.raw } };
  return isOver ? { stop: { reason: 'limit', what: target.raw } } : intend(world, { kind: 'shoot', target: target.id });
}

function creatureAt(world: World, at: Point, shot: Shot): Entity | Refusal {
  if (!heroSees(world, at)) return { code: 'target-unseen' };
  const there = mobAt(world, at);
  if (!there || !heroSeesEntity(world, there)) return { code: 'nobody-there' };
  return cellToShoot(world, there, shot) === null ? { code: 'out-of-range', range: shot.range } : there;
}

function nearestHostile(world: World, shot: Shot): Entity | Refusal {
  if (hostilesInView(world).length === 0) return noEnemyRefusal(world);
  return nearestToShoot(world) ?? { code: 'out-of-range', range: shot.range };
}
