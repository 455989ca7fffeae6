import * as fc from 'fast-check';
import {
  armorClass,
  attributeBonus,
  bonusOf,
  capacity,
  heroMaxHp,
  hits,
  initiativeInterval,
  maxMana,
  mobMaxHp,
  overburdened,
  roundGold,
  skillOf,
  xpForNext,
} from '../../src/engine/formulas';
import { loadRaws } from '../../src/raws';
import { worldOf } from '../support/combat';
import { find, type ScenarioOptions, scenario } from '../support/scenario';

const armorOf = (letter: string, raw: string, options: ScenarioOptions = {}) => {
  const game = scenario(`@.${letter}.`, options);
  return armorClass(worldOf(game), find(game, raw));
};

describe('attribute bonus', () => {
  it.each([
    [3, -3],
    [5, -2],
    [7, -1],
    [8, -1],
    [9, 0],
    [10, 0],
    [11, 0],
    [12, 1],
    [13, 1],
    [14, 2],
    [16, 3],
  ])('of %i is %i', (value, bonus) => {
    expect(attributeBonus(value)).toBe(bonus);
  });

  it('is the same distance from ten both ways', () => {
    fc.assert(fc.property(fc.nat(40), (by) => attributeBonus(10 + by) === 0 - attributeBonus(10 - by)));
  });
});

describe('pools', () => {
  it.each([
    [1, 11, 30],
    [2, 11, 45],
    [6, 11, 105],
    [2, 12, 47],
  ])('a hero of level %i and fitness %i has %i hit points', (level, fitness, hp) => {
    expect(heroMaxHp(level, attributeBonus(fitness))).toBe(hp);
  });

  it.each([
    [1, 11, 9],
    [2, 11, 17],
    [3, 11, 25],
    [1, 3, 6],
    [3, 3, 16],
    [6, 13, 55],
  ])('anybody else of level %i and fitness %i has %i', (level, fitness, hp) => {
    expect(mobMaxHp(level, attributeBonus(fitness))).toBe(hp);
  });

  it('never falls below one hit point a level', () => {
    expect(mobMaxHp(3, -9)).toBe(4);
  });

  it.each([
    [1, 11, 4],
    [1, 13, 5],
    [6, 11, 24],
    [2, -9, 2],
  ])('level %i and intelligence %i give %i mana', (level, intelligence, mana) => {
    expect(maxMana(level, attributeBonus(intelligence))).toBe(mana);
  });

  it.each([
    [1, 1000],
    [2, 2000],
    [3, 3000],
  ])('level %i ends at %i experience in total', (level, xp) => {
    expect(xpForNext(level)).toBe(xp);
  });
});

describe('burden', () => {
  it.each([
    [11, 165],
    [10, 150],
    [16, 240],
  ])('might %i carries %i pounds', (might, pounds) => {
    expect(capacity(might)).toBe(pounds);
  });

  it('counts whole pounds', () => {
    expect(overburdened(165.9, 11)).toBe(false);
    expect(overburdened(166, 11)).toBe(true);
  });
});

describe('initiative', () => {
  it.each([
    ['the hero at start', 2.3, 8],
    ['a naked mob', 0, 6],
    ['a bandit', 1.25, 7],
    ['an orc leader', 3.75, 9],
  ])('%s waits its penalty in whole ticks more', (_who, penalty, base) => {
    expect(initiativeInterval(1, 0, penalty)).toBe(base + 1);
    expect(initiativeInterval(6, 0, penalty)).toBe(base + 6);
  });

  it('drops the fraction of a negative penalty downwards', () => {
    expect(initiativeInterval(3, 0, -0.5)).toBe(8);
  });

  it('is shortened by quickness', () => {
    expect(initiativeInterval(3, 2, 0)).toBe(7);
  });
});

describe('armour class', () => {
  it('of the hero at start is 11', () => {
    expect(armorOf('.', 'hero')).toBe(11);
  });

  it('of a rat builds on its natural armour', () => {
    expect(armorOf('r', 'rat')).toBe(10);
  });

  it('of a bandit counts its gear: 1 + 1 + 0.2', () => {
    expect(armorOf('b', 'bandit')).toBe(13);
  });

  it('of the black dragon is 33', () => {
    expect(scenarioArmor('black-dragon')).toBe(33);
  });

  it('cuts the sum of worn armour, not its pieces', () => {
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

  const scenarioArmor = (raw: string) => {
    const game = scenario('@.....\n......\n...D..\n......');
    return armorClass(worldOf(game), find(game, raw));
  };
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

it('counts −4 for a skill somebody lacks', () => {
  const { hero } = scenario('@', { hero: { skills: { defense: 1 } } });
  expect(skillOf(loadRaws(), hero, 'melee')).toBe(-4);
});

it('counts modifiers into the bonus', () => {
  const { hero } = scenario('@', { worn: ['gauntlets-of-ogre-power'] });
  expect(bonusOf(loadRaws(), hero, 'might')).toBe(3);
});

it('keeps gold to the tenth', () => {
  expect(roundGold(0.1 + 0.2)).toBe(0.3);
});
