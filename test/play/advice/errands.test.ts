import { type Action, type Game, newGame, TOWN } from '../../../src/engine';
import type { Status } from '../../../src/engine/statuses';
import { adviseOn } from '../../../src/play/advice/advice';
import { visit, wantedWare } from '../../../src/play/advice/trading';
import { loadRaws } from '../../../src/raws';
import { act, changed, find, here, scenario } from '../../support/scenario';
import { stocked } from '../../support/stock';
import { adviceOn, pools, situationIn } from './advice-on';

const raws = loadRaws();

/** Meals for so many days that the advice buys none. */
const FOOD = ['rations', 'rations', 'rations'];

const advised = (game: Game): Action => (adviseOn(situationIn(game)) as { action: Action }).action;

/** Returns the game after the advised action. */
const followed = (game: Game): Game => act(game, advised(game)).game;

describe('after a portal to the town', () => {
  const SCROLL = 'town-portal-scroll';
  const TOWN = '............\n@..........>';

  /** Returns a game in the town, after the hero read the scroll at depth 3. */
  function inTown(options: Parameters<typeof scenario>[1] = {}): Game {
    const below = scenario('.@.', {
      depth: 3,
      carried: [SCROLL],
      identified: [SCROLL],
      hero: pools(30, 0),
      ...options,
    });
    const game = changed(below, (draft) => {
      draft.levels['1'] = here(scenario(TOWN, { depth: 1 }));
    });
    return act(game, { kind: 'use', item: find(game, SCROLL).id }).game;
  }

  test('goes back through the portal rather than down all the stairs', () => {
    expect(adviceOn(inTown())).toBe('travel: portal-back');
    const back = followed(inTown());
    expect([back.depth, back.hero.position]).toEqual([3, { x: 2, y: 1 }]);
  });

  test('goes back to the portal after losing sight of it', () => {
    const away = changed(inTown(), (game) => {
      const level = here(game);
      game.hero.position = { x: 1, y: 1 };
      level.revealed = '1'.repeat(level.tiles.length);
      level.lit = false;
      for (const entity of level.entities) if (entity.raw === 'town-portal') entity.position = { x: 11, y: 2 };
    });
    expect(situationIn(away).view.remembered.map(({ what }) => what.raw)).toContain('town-portal');
    expect(adviceOn(away)).toBe('travel: portal-back');
    expect(followed(away).depth).toBe(3);
  });

  test('first mends what can be mended in town', () => {
    expect(adviceOn(inTown({ hero: pools(12, 0) }))).toBe('rest: hurt');
  });

  test('does not go back through the portal with the thing that wins the campaign', () => {
    const home = changed(inTown(), (game) => {
      game.campaign = 'amulet';
      game.pack.push({ id: 9000, kind: 'item', raw: 'amulet-of-yala', inBackpack: { owner: game.hero.id } });
    });
    expect(adviceOn(home)).not.toBe('travel: portal-back');
  });

  test('goes down the stairs if there is no portal', () => {
    const shut = changed(inTown(), (game) => {
      const level = here(game);
      level.entities = level.entities.filter(({ raw }) => raw !== 'town-portal');
    });
    expect(adviceOn(shut)).toBe('descend: onward');
  });
});

describe('in cursed gear', () => {
  const SCROLL = 'remove-curse-scroll';
  const CURSED = 'longsword-minus-1';
  const known = [CURSED, SCROLL];

  const cursed = (carried: string[], { drawing = '@.>', gold = 0 } = {}): Game =>
    scenario(drawing, {
      worn: [CURSED],
      carried,
      identified: known,
      hero: pools(30, gold),
      legend: { a: 'alchemist' },
    });

  /** Returns a game in which the hero stands beside an alchemist who sells the ware. */
  const sold = (ware: string, carried: string[], gold: number): Game =>
    stocked(cursed(carried, { drawing: '@a', gold }), 'alchemist', ware);

  test('lifts the curse of the right item with a scroll, and wears the better item', () => {
    const game = cursed(['battleaxe', SCROLL]);
    expect(adviceOn(game)).toBe('use: lift-curse');
    const asked = followed(game);
    expect(adviseOn(situationIn(asked))).toMatchObject({ action: { kind: 'answer', option: find(game, CURSED).id } });
    const freed = followed(asked);
    expect(adviceOn(freed)).toBe('explore: chores');
    expect(find(followed(freed), 'battleaxe').equipped).toBeDefined();
  });

  test.each([
    ['keeps the scroll if it carries no better gear', cursed([SCROLL]), 'descend: explored'],
    ['reads nothing with an enemy in sight', cursed(['battleaxe', SCROLL], { drawing: '@..r' }), 'fight: beatable'],
    ['buys one', sold(SCROLL, ['battleaxe', ...FOOD], 500), 'buy: buy-lift-curse'],
    ['buys none without the gold', sold(SCROLL, ['battleaxe', ...FOOD], 20), 'wait: wait-for'],
    ['buys none if it carries no better gear', sold('health-potion', FOOD, 500), 'buy: buy-healing'],
  ])('%s', (_, game, advice) => {
    expect(adviceOn(game)).toBe(advice);
  });

  test('buys no weapon if the cursed one cannot be taken off', () => {
    const wanted = (worn: string): string | undefined => {
      const options = {
        worn: [worn],
        carried: FOOD,
        identified: known,
        hero: pools(30, 500),
        legend: { s: 'blacksmith' },
      };
      const situation = situationIn(scenario('@s', options));
      const [shop] = situation.view.shops;
      const weapons = shop!.wares.filter(({ figures }) => figures.slot === 'melee');
      return wantedWare(situation, { ...shop!, wares: weapons })?.reason;
    };
    expect([wanted('rusty-longsword'), wanted(CURSED)]).toEqual(['buy-better', undefined]);
  });

  test('goes to the shop that sells a cure for the curse', () => {
    const atHome = (carried: string[], gold: number): Game =>
      changed(newGame({ seed: 'at home', heroName: 'Ada' }, raws), (game) => {
        game.hero.pools = { ...game.hero.pools, gold };
        game.deepest = 2;
        game.identified.push(...known);
        const weapon = game.pack.find(({ equipped }) => equipped?.slot === 'melee');
        if (weapon) weapon.raw = CURSED;
        game.pack.push(
          ...carried.map((raw, n) => ({
            id: 9000 + n,
            kind: 'item' as const,
            raw,
            inBackpack: { owner: game.hero.id },
          })),
        );
      });
    const visited = (carried: string[], gold: number) => {
      const situation = situationIn(stocked(atHome(carried, gold), 'alchemist', SCROLL));
      const { shops, ...others } = situation;
      return visit({ ...others, shops: shops.filter(({ vendor }) => vendor.raw === 'alchemist') });
    };
    expect(visited(['battleaxe'], 60)).toMatchObject({ reason: 'shop-lift-curse', thing: { raw: 'alchemist' } });
    expect([visited(['battleaxe'], 59), visited([], 60)]).toEqual([null, null]);
  });
});

test.each(raws.campaigns.filter(({ offered }) => offered).map(({ id }) => id))(
  'a new hero of the campaign %s goes straight to the woods',
  (campaign) => {
    const game = newGame({ seed: 'at home', campaign, heroName: 'Ada' }, raws);
    expect(adviceOn(game)).toBe('descend: adventure');
    expect(followed(game).depth).toBe(TOWN + 1);
  },
);

test('a hero back from the woods is led to food once, and sets out with enough', () => {
  const begun = newGame({ seed: 'at home', heroName: 'Ada' }, raws);
  let game: Game = { ...begun, deepest: TOWN + 1 };
  const reasons: string[] = [];
  while (game.depth === TOWN && reasons.length < 30) {
    reasons.push(adviceOn(game) ?? 'nothing');
    game = followed(game);
  }
  expect(reasons.filter((reason) => reason === 'travel: shop-food')).toHaveLength(1);
  expect(reasons.at(-1)).toBe('descend: onward');
  const { pack } = situationIn(game).view;
  expect(pack.filter(({ figures }) => figures?.effects.food !== undefined).length).toBeGreaterThanOrEqual(2);
});

describe('beside a vendor of healing potions', () => {
  const beside = (drawing: string, drinks: string[], current: number): Game =>
    scenario(drawing, {
      carried: [...FOOD, ...drinks],
      identified: ['health-potion'],
      hero: pools(current, 500),
      legend: { a: 'alchemist', b: 'barkeep' },
    });

  test.each([
    ['unhurt', 30],
    ['scratched', 28],
  ])('two drinks are enough while %s', (_, current) => {
    const advice = (drinks: string[]) =>
      [stocked(beside('@a', drinks, current), 'alchemist', 'health-potion'), beside('@b', drinks, current)].map(
        (game) => adviceOn(game) === 'buy: buy-healing',
      );
    expect(advice(['health-potion'])).toEqual([true, true]);
    expect(advice(['health-potion', 'beer'])).toEqual([false, false]);
  });
});

describe('confused', () => {
  const CONFUSED: Status = { kind: 'confusion', source: 'confusion-scroll', turns: 4, by: null };
  const dazed = (drawing: string, current = 30): Game =>
    scenario(drawing, { hero: { ...pools(current), statuses: [CONFUSED] } });

  test.each([
    ['waits until its head is clear', dazed('@...........'), 'confused'],
    ['rests, where that is to be had', dazed('@...........', 12), 'confused'],
    ['fights on nevertheless', dazed('@r'), 'beatable'],
  ])('%s', (_, game, reason) => {
    expect(adviseOn(situationIn(game))).toMatchObject({ reason });
  });

  test('goes on when the confusion has passed', () => {
    const { hero } = followed(dazed('@...........'));
    expect(hero.statuses ?? []).toEqual([]);
    expect(hero.position.x).toBeGreaterThan(1);
  });
});

test('of equal meals the advice names the one that the hero would eat by itself: the first taken', () => {
  const hungry = { hunger: { state: 'hungry' as const, turns: 100 } };
  const game = changed(scenario('@.>', { carried: ['rations', 'rations'], hero: hungry }), ({ pack }) => {
    pack.reverse();
  });
  expect(advised(game)).toMatchObject({ kind: 'explore' });
  expect(followed(game).pack.map(({ id }) => id)).not.toContain(game.pack[0]!.id);
  expect(situationIn(game).view.hero.meal).toBe(game.pack[0]!.id);
});
