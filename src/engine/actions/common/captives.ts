import { companionHere, joinHero, makeNoise } from '../../creatures';
import { roundGold } from '../../formulas';
import { refOf } from '../../knowledge';
import {
  type Entity,
  type EntityId,
  emit,
  entityById,
  own,
  type Pending,
  positionOf,
  removeFromLevel,
  type World,
} from '../../state';
import { type Plan, refuse, type Series } from './plan';
import { threatsInView } from './threats';

/** Gold per experience level of the hero. */
const PURSE = 6;

const purseOf = ({ game }: World): number => PURSE * game.hero.pools.level;

/** Plans the question to the player. Refused as `hostile-in-view`. */
export function askToFree(world: World, captive: Entity): Plan {
  const [threat] = threatsInView(world);
  if (threat) return refuse({ code: 'hostile-in-view', who: threat.raw });
  const { game } = world;
  const purse = game.companion ? [game.hero.id] : [];
  return {
    kind: 'free',
    run() {
      game.pending = { kind: 'captive', item: captive.id, options: [captive.id, ...purse], price: purseOf(world) };
    },
  };
}

/** If `option` is the hero's id, the captive pays instead of joining. */
export function freeCaptive(world: World, { item }: Pending, option: EntityId): Plan {
  const { game } = world;
  const captive = entityById(world, item);
  const series: Series = {
    limit: captive?.chains ?? 1,
    atLimit: 'done',
    next: () => ({
      run() {
        game.pending = null;
        if (captive) unchain(world, captive, option === captive.id);
      },
    }),
  };
  return { kind: 'series', series };
}

function unchain(world: World, captive: Entity, joins: boolean): void {
  const at = { ...positionOf(captive) };
  makeNoise(world, 'chains', at);
  const turns = (captive.chains ?? 1) - 1;
  emit(world, { kind: 'unchained', who: refOf(world, captive), turns, at }, 'self');
  if (turns > 0) {
    captive.chains = turns;
    return;
  }
  delete captive.chains;
  delete captive.faction;
  if (joins) join(world, captive);
  else sendHome(world, captive, purseOf(world));
}

function join(world: World, captive: Entity): void {
  const former = companionHere(world);
  if (former) sendHome(world, former, 0);
  // `joinHero` adds the captive to the level again.
  removeFromLevel(world, captive);
  joinHero(world, captive);
  emit(world, { kind: 'joined', who: refOf(world, captive), at: { ...positionOf(captive) } }, 'self');
}

function sendHome(world: World, who: Entity, gold: number): void {
  const { raws, game } = world;
  game.sentHome = [...(game.sentHome ?? []), who.raw];
  const pools = own(raws, game.hero, 'pools');
  pools.gold = roundGold(pools.gold + gold);
  emit(world, { kind: 'went-home', who: refOf(world, who), gold, at: { ...positionOf(who) } }, 'self');
  removeFromLevel(world, who);
}
