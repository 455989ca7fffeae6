import { type Game, newGame, view } from '../../src/engine';
import { buyPrice, sellPrice } from '../../src/engine/creatures/vendors';
import { drainEffects } from '../../src/engine/effects/queue/drain-effects';
import {
  armorClass,
  attributeBonus,
  heroMaxHp,
  maxMana,
  mobMaxHp,
  overburdened,
  xpForNext,
} from '../../src/engine/formulas';
import { spawnRegion } from '../../src/engine/spawning/region';
import { hunger } from '../../src/engine/systems/hunger';
import { initiative } from '../../src/engine/systems/initiative';
import { melee } from '../../src/engine/systems/melee';
import type { RawId } from '../../src/engine/vocabulary/character';
import { loadRaws } from '../../src/raws';
import { eventsOfKind, hpOf, intend, inWorld, loadedDice, worldOf } from '../support/combat';
import { freshDraft } from '../support/draft';
import { HERO, hurt, on } from '../support/effects';
import { find, scenario } from '../support/scenario';
import { bearing, playerTurn, poison } from '../support/statuses';

/** Ticks between two turns of the creature if its die shows 1, and if it shows 6. */
function intervalOf(game: Game, raw: RawId): [number, number] {
  const drawn = [1, 6].map((roll) => {
    const world = worldOf(game);
    for (const one of [world.game.hero, ...world.level.entities]) one.initiative = one.raw === raw ? 1 : 99;
    world.rng = loadedDice([roll]);
    initiative(world);
    return inWorld(world, find(game, raw).id).initiative ?? 0;
  });
  return drawn as [number, number];
}

const mob = (raw: RawId) => scenario('@.......\n....m...\n........', { legend: { m: raw } });
const classOf = (game: Game, raw: RawId) => armorClass(worldOf(game), find(game, raw));

/** Lowest natural roll with which the attacker hits, and the damage if all dice show 1. */
function blow(game: Game, attacker: RawId, target: RawId, naturals: number[]): [number | null, number | undefined] {
  let least: number | null = null;
  let amount: number | undefined;
  for (let natural = 2; natural <= 19 && least === null; natural++) {
    const world = worldOf(game, [...naturals, natural, 1, 100]);
    intend(world, find(game, attacker).id, { kind: 'melee', target: find(game, target).id }, melee);
    const [hit] = eventsOfKind(world, 'hit');
    if (!hit) continue;
    least = natural;
    amount = hit.amount;
  }
  return [least, amount];
}

/**
 * Lowest and highest number of things that the engine spawns in a region at a depth, over many seeds. `size`: cells of
 * the region.
 */
function spawnsAt(depth: number, size: number): [number, number] {
  const cells = Array.from({ length: size }, (_, cell) => 1000 + cell);
  const counts = Array.from({ length: 300 }, (_, seed) => {
    let throws = 0;
    const draft = freshDraft(`vectors ${seed}`, depth);
    const int = draft.rng.int.bind(draft.rng);
    draft.rng.int = (low, high) => {
      throws += 1;
      return int(low, high);
    };
    spawnRegion(draft, cells);
    return throws;
  });
  return [Math.min(...counts), Math.max(...counts)];
}

const start = newGame({ seed: 'vectors' }, loadRaws());
const hangover = { kind: 'attributes', source: 'hangover', turns: 9, by: null, bonus: { might: -1 } } as const;
const strong = { kind: 'attributes', source: 'strength-potion', turns: 9, by: null, bonus: { might: 5 } } as const;
const capacityOf = (game: Game) => view(game, loadRaws()).hero.capacity;
const xpOf = (letter: RawId) => {
  const world = worldOf(mob(letter));
  hurt(world, HERO, on(find(world.game, letter).id), 999);
  drainEffects(world);
  return world.game.hero.pools?.xp;
};

it.each<[rule: string, actual: unknown, expected: unknown]>([
  [
    'attribute bonus of 3, 7, 8, 9, 10, 11, 12, 13, 14, 16',
    [3, 7, 8, 9, 10, 11, 12, 13, 14, 16].map(attributeBonus),
    [-3, -1, -1, 0, 0, 0, 1, 1, 2, 3],
  ],
  ['hit points of a hero of fitness 11 at level 1, 2, 6', [1, 2, 6].map((level) => heroMaxHp(level, 0)), [30, 45, 105]],
  ['hit points of a hero of fitness 12 at level 2', heroMaxHp(2, attributeBonus(12)), 47],
  ['hit points of mobs of fitness 11 at level 1, 2, 3', [1, 2, 3].map((level) => mobMaxHp(level, 0)), [9, 17, 25]],
  ['hit points of mobs of fitness 3 at level 1, 3', [1, 3].map((level) => mobMaxHp(level, attributeBonus(3))), [6, 16]],
  ['hit points of a mob of fitness 13 at level 6', mobMaxHp(6, attributeBonus(13)), 55],
  ['mana of intelligence 11 and 13 at level 1', [11, 13].map((value) => maxMana(1, attributeBonus(value))), [4, 5]],
  ['mana of intelligence 11 at level 6', maxMana(6, attributeBonus(11)), 24],
  ['pounds of might 11', capacityOf(scenario('@')), 165],
  ['pounds of a hangover', capacityOf(scenario('@', { hero: { statuses: [hangover] } })), 150],
  ['pounds with a strength potion', capacityOf(scenario('@', { hero: { statuses: [strong] } })), 240],
  ['overburdened by 165.9 and 166 pounds', [165.9, 166].map((weight) => overburdened(weight, 11)), [false, true]],
  ['weight and penalty at the start', [start.hero.pools?.weight, start.hero.pools?.penalty], [10, 2.3]],
  ['interval of the hero at the start: 8 + 1d6', intervalOf(scenario('@'), 'hero'), [9, 14]],
  ['interval of a naked mob: 6 + 1d6', intervalOf(mob('goblin'), 'goblin'), [7, 12]],
  ['interval of a bandit: 7 + 1d6', intervalOf(mob('bandit'), 'bandit'), [8, 13]],
  ['interval of townsfolk: 8 + 1d6', intervalOf(mob('peasant'), 'peasant'), [9, 14]],
  ['interval of an orc leader: 9 + 1d6', intervalOf(mob('orc-leader'), 'orc-leader'), [10, 15]],
  ['armour class at the start', classOf(scenario('@'), 'hero'), 11],
  ['armour class of a rat', classOf(mob('rat'), 'rat'), 10],
  ['armour class of a bandit', classOf(mob('bandit'), 'bandit'), 13],
  ['armour class of the black dragon', classOf(mob('black-dragon'), 'black-dragon'), 33],
  ['well fed hero at start on a rat: 1d20 + 1 > 10, 1d8 - 1 + 1', blow(mob('rat'), 'hero', 'rat', []), [10, 1]],
  ['rat on the hero: 1d20 - 2 > 11, at least 0', blow(mob('rat'), 'rat', 'hero', [0]), [14, 0]],
  ['bite of the dragon: 1d20 + 23, 1d10 + 21', blow(mob('black-dragon'), 'black-dragon', 'hero', [0]), [2, 22]],
  [
    'hero on the dragon: nothing but a natural 20',
    blow(mob('black-dragon'), 'hero', 'black-dragon', []),
    [null, undefined],
  ],
  ['experience for level 1 and 6', [xpOf('rat'), xpOf('black-dragon')], [100, 600]],
  ['experience at which level 1, 2, 3 end', [1, 2, 3].map(xpForNext), [1000, 2000, 3000]],
  ['throws at depth 2 into 50 cells: 1d7 - 2', spawnsAt(2, 50), [0, 5]],
  ['throws at depth 5 into 50 cells: 1d7 + 1', spawnsAt(5, 50), [2, 8]],
  ['throws at depth 5 into 3 cells', spawnsAt(5, 3), [2, 3]],
  ['what a vendor pays for a dragon scale', sellPrice(loadRaws(), { raw: 'dragon-scale' }), 60],
  ['what a vendor asks for a health potion', buyPrice(loadRaws(), 'health-potion'), 60],
])('%s', (_rule, actual, expected) => {
  expect(actual).toEqual(expected);
});

it('hunger hurts for the first time in the 620th player-turn', () => {
  const world = worldOf({ ...start, depth: 2, levels: { 2: start.levels[1]! } });
  let turns = 0;
  while (eventsOfKind(world, 'hurt').length === 0 && turns < 1000) {
    turns += 1;
    world.heroDue = true;
    hunger(world);
    drainEffects(world);
  }
  expect(turns).toBe(620);
});

it('poison of 4 for five turns does 20 damage in five player-turns', () => {
  const world = worldOf(bearing(scenario('@'), 'hero', poison(5, 4, null)));
  const left = Array.from({ length: 6 }, () => {
    playerTurn(world);
    return hpOf(world.game.hero);
  });
  expect(left).toEqual([26, 22, 18, 14, 10, 10]);
});
