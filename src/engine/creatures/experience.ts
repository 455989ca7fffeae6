import { maxHpOf, maxManaOf, roundGold, XP_PER_VICTIM_LEVEL, xpForNext } from '../formulas';
import {
  ATTRIBUTES,
  type AttributeName,
  boonSum,
  bornAt,
  component,
  type Entity,
  emit,
  isAlive,
  own,
  SKILLS,
  type World,
} from '../state';
import { earnBoon } from './boons';
import { shareOfPay } from './stage-figures';

/** Raises the hero by at most one level. `share` (0 to 1) scales only experience. */
export function reward(world: World, victim: Entity, share = 1): void {
  const { hero } = world.game;
  const victimPools = component(world.raws, victim, 'pools');
  if (!victimPools) return;
  const pools = own(world.raws, hero, 'pools');
  const levels = { mob: victimPools.level, hero: pools.level };
  const xp = Math.round(
    share * XP_PER_VICTIM_LEVEL * levels.mob * shareOfPay(world.raws, levels, bornAt(world, victim)),
  );
  pools.xp += xp;
  const gold = roundGold((victimPools.gold * (100 + boonSum(world.raws, hero, 'spoils_percent'))) / 100);
  pools.gold = roundGold(pools.gold + gold);
  world.game.coins = roundGold((world.game.coins ?? 0) + victimPools.gold);
  countXp(world, victim, xp);
  emit(world, { kind: 'rewarded', xp, gold }, 'self');
  if (pools.xp >= xpForNext(pools.level) && isAlive(world.raws, hero)) levelUp(world, hero);
}

function countXp(world: World, victim: Entity, xp: number): void {
  const { tallies } = world.game;
  const depth = String(bornAt(world, victim));
  const tally = tallies[depth];
  if (tally) tallies[depth] = { ...tally, xp: tally.xp + xp };
}

function levelUp(world: World, hero: Entity): void {
  const { raws } = world;
  const pools = own(raws, hero, 'pools');
  pools.level += 1;
  const attribute = ATTRIBUTES[world.rng.die(ATTRIBUTES.length) - 1] as AttributeName;
  own(raws, hero, 'attributes')[attribute].base += 1;
  const skills = own(raws, hero, 'skills');
  for (const name of SKILLS) if (skills[name] !== undefined) skills[name] += 1;
  const hp = maxHpOf(raws, hero, pools.level);
  const mana = maxManaOf(raws, hero, pools.level);
  pools.hp = { current: hp, max: hp };
  pools.mana = { current: mana, max: mana };
  world.stale.add(hero.id);
  emit(world, { kind: 'levelled', level: pools.level, attribute }, 'self');
  earnBoon(world, pools.level);
}
