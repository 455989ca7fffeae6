import type { Point } from '../../../lib/geometry';
import { cellToShoot, duelOdds, effectsInHands, hostilesInView, isBesideHero, isUnaware } from '../../creatures';
import { component, type EffectMap, type Entity, heroSeesEntity, isAlive, type RawId, type World } from '../../state';
import { aimAt, aimDanger } from '../common/aim';
import { intend, type Next, type Series, truceStop } from '../common/plan';
import { MAX_BLOWS, seriesLimits } from '../common/series-limits';
import { type Battle, createBattle, floorOf, isEasy, letEasyJoin, nextTarget } from './battle';

interface Casting {
  spell: RawId;
  manaCost: number;
  effects: EffectMap;
  range: number;
  foe: Entity;
  at: Point;
}

/** After `foe`, targets aware enemies that were in view at the start. */
export function castings(world: World, casting: Casting): Series {
  const { foe, at, spell } = casting;
  const known = new Set(hostilesInView(world).map(({ id }) => id)).add(foe.id);
  const counted = new Set(known);
  const floor = floorOf(world);
  const isNext = (one: Entity): boolean =>
    counted.has(one.id) && !isUnaware(one) && cellToShoot(world, one, casting) !== null;
  let target = foe;
  let done = 0;
  let battle: Battle | null = null;
  const castAt = (cell: Point): Next => {
    done += 1;
    return intend(world, { kind: 'cast', spell, ...aimAt(world, cell) });
  };
  const fight = (first: Entity | null): Next | null => {
    battle = first && isEasy(world, hostilesInView(world)) ? createBattle(world, first) : null;
    return battle?.next() ?? null;
  };
  return {
    ...seriesLimits(world),
    known,
    floor,
    observe: () => letEasyJoin(world, known),
    next() {
      if (battle) return battle.next();
      if (done === 0) return castAt(at);
      if (!isAlive(world.raws, target)) {
        const fought = fight(nextTarget(world, floor));
        const isSound = world.game.hero.pools.hp.current >= floor();
        const other = isSound ? hostilesInView(world).find(isNext) : undefined;
        if (fought || !other) return fought ?? { stop: { reason: 'done', what: target.raw } };
        target = other;
        done = 1;
      }
      const cell = nextCell(world, casting, target);
      if ('x' in cell) return done < MAX_BLOWS ? castAt(cell) : { stop: { reason: 'limit', what: target.raw } };
      const { reason } = cell.stop;
      return (reason === 'mana' || reason === 'beside' ? fight(target) : null) ?? cell;
    },
  };
}

function nextCell(
  world: World,
  { manaCost, ...casting }: Casting,
  target: Entity,
): Point | Extract<Next, { stop: unknown }> {
  const what = target.raw;
  if (!heroSeesEntity(world, target)) return { stop: { reason: 'lost', what } };
  const truce = truceStop(world, target);
  if (truce) return { stop: truce };
  const cell = cellToShoot(world, target, casting);
  if (cell === null) return { stop: { reason: 'out-of-range', what } };
  if (aimDanger(world, casting.effects, cell)) return { stop: { reason: 'limit', what } };
  if (isBesideHero(world, target) && diesSoonerByBlows(world, casting, target))
    return { stop: { reason: 'beside', what } };
  return world.game.hero.pools.mana.current < manaCost ? { stop: { reason: 'mana', what } } : cell;
}

function diesSoonerByBlows(
  world: World,
  { spell, effects }: Pick<Casting, 'spell' | 'effects'>,
  target: Entity,
): boolean {
  const { damage = 0 } = effectsInHands(world.raws, world.game.hero, spell, effects);
  const { blows } = duelOdds(world, target).attack;
  const hp = component(world.raws, target, 'pools')?.hp.current ?? 0;
  return blows !== null && blows < Math.ceil(hp / damage);
}
