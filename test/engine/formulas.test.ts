import * as fc from 'fast-check';
import {
  armorClass,
  attributeBonus,
  bonusOf,
  hitChance,
  hits,
  initiativeInterval,
  levelProgress,
  maxMana,
  mobMaxHp,
  roundGold,
  skillOf,
  xpForNext,
} from '../../src/engine/formulas';
import { loadRaws } from '../../src/raws';
import { worldOf } from '../support/combat';
import { scenario } from '../support/scenario';

it('gives attribute bonuses symmetric around ten', () => {
  fc.assert(fc.property(fc.nat(40), (by) => attributeBonus(10 + by) === 0 - attributeBonus(10 - by)));
});

it('gives no negative zero', () => {
  expect(Object.is(attributeBonus(9), 0)).toBe(true);
});

it('leaves even the least fit creature a hit point and a point of mana for each level', () => {
  expect(mobMaxHp(3, -9)).toBe(4);
  expect(maxMana(2, -9)).toBe(2);
});

describe('the interval between turns', () => {
  it('rounds the penalty down, even a negative one', () => {
    expect(initiativeInterval(3, 0, 3.9)).toBe(12);
    expect(initiativeInterval(3, 0, -0.5)).toBe(8);
  });

  it('is shortened by quickness', () => {
    expect(initiativeInterval(3, 2, 0)).toBe(7);
  });
});

it('rounds the sum of worn armour down, not its pieces', () => {
  const game = scenario('@', { worn: ['stained-tunic', 'torn-trousers', 'old-boots'] });
  const world = worldOf(game);
  const raws = {
    ...world.raws,
    archetypes: Object.fromEntries(
      Object.entries(world.raws.archetypes).map(([id, one]) => [
        id,
        one.wearable ? { ...one, wearable: { armorClass: 0.7 } } : one,
      ]),
    ),
  };
  expect(armorClass({ raws, game: world.game }, world.game.hero)).toBe(10 + 0 + 1 + 2);
});

describe('a blow', () => {
  it('hits only above the armour class', () => {
    expect(hits(10, 12, 12)).toBe(false);
    expect(hits(10, 13, 12)).toBe(true);
  });

  it('always hits with a natural 20 and always misses with a natural 1', () => {
    expect(hits(20, 0, 99)).toBe(true);
    expect(hits(1, 99, 0)).toBe(false);
  });
});

it('counts a missing skill as −4', () => {
  const { hero } = scenario('@', { hero: { skills: { defense: 1 } } });
  expect(skillOf(loadRaws(), hero, 'melee')).toBe(-4);
});

it('adds modifiers to the bonus of an attribute', () => {
  const { hero } = scenario('@', { worn: ['gauntlets-of-ogre-power'] });
  expect(bonusOf(loadRaws(), hero, 'might')).toBe(3);
});

it('measures progress from one level to the next', () => {
  for (const level of [1, 2, 7]) {
    const [begun, next] = [xpForNext(level - 1), xpForNext(level)];
    expect(levelProgress({ level, xp: begun })).toEqual({ gained: 0, needed: next - begun });
    expect(levelProgress({ level, xp: next - 1 })).toEqual({ gained: next - begun - 1, needed: next - begun });
  }
});

it('keeps gold to the tenth', () => {
  expect(roundGold(0.1 + 0.2)).toBe(0.3);
});

it('gives the chance to hit over all rolls of a die', () => {
  const rolls = Array.from({ length: 20 }, (_, i) => i + 1);
  const check = fc.property(fc.integer({ min: -9, max: 40 }), fc.integer({ min: 0, max: 50 }), (toHit, against) => {
    const landed = rolls.filter((natural) => hits(natural, natural + toHit, against)).length;
    expect(hitChance(toHit, against)).toBe(landed / 20);
  });
  fc.assert(check);
});
