import { type Game, newGame, type View, view } from '../../../src/engine';
import { loadRaws } from '../../../src/raws';
import { act, changed, find, here, scenario } from '../../support/scenario';

const raws = loadRaws();
const viewOf = (game: Game): View => view(game, raws);
const seen = (game: Game): (string | null)[] => viewOf(game).things.map(({ raw }) => raw);

describe('the ground', () => {
  test('is blank where the hero has never looked', () => {
    const game = scenario('@.#...');
    const { tiles, visible, width } = viewOf(game);
    expect(tiles.slice(width, 2 * width)).toBe(' ..#    ');
    expect(visible.slice(width, 2 * width)).toBe('01110000');
  });

  test('stays known when it is out of sight', () => {
    let game = scenario('@+..\n#.##\n#.##');
    game = act(game, { kind: 'move', direction: 'se' }).game;
    game = act(game, { kind: 'move', direction: 's' }).game;
    const { tiles, visible, width } = viewOf(game);
    expect(tiles[width + 1]).toBe('.');
    expect(visible[3 * width + 2]).toBe('1');
  });

  test('shows blood only in view', () => {
    const game = changed(scenario('@.#..'), (draft) => {
      here(draft).blood = [7 + 2, 7 + 4];
    });
    expect(viewOf(game).blood).toEqual([7 + 2]);
  });

  test('the one under the hero is given', () => {
    const game = changed(scenario('@>'), (draft) => {
      draft.hero.position = { x: 2, y: 1 };
    });
    expect(viewOf(game).standingOn).toBe('>');
  });
});

describe('things', () => {
  test('out of sight or hidden are absent', () => {
    expect(seen(scenario('@x.#w'))).toEqual([]);
  });

  test('hidden underfoot are absent too, and so is the light they give', () => {
    const legend = { f: { raw: 'watch-fire', hidden: true }, '!': { raw: 'health-potion', hidden: true } } as const;
    const game = changed(scenario('@fx!', { legend, lit: false }), (draft) => {
      for (const entity of here(draft).entities) entity.position = { x: 1, y: 1 };
    });
    const { things, lights } = viewOf(game);
    expect(things).toEqual([]);
    expect(lights.map(({ source }) => source)).toEqual(['hero']);
  });

  test('come nearest first, ties by id', () => {
    expect(seen(scenario('t.@w%', { legend: { t: 'patron' } }))).toEqual(['mangy-wolf', 'patron', 'rations']);
  });

  test('of an unknown type go by their alias', () => {
    const game = changed(scenario('@!'), (draft) => {
      draft.aliases = { 'health-potion': { kind: 'potion', adjective: 'oily', colour: 'red' } };
    });
    expect(viewOf(game).things).toMatchObject([{ raw: null, alias: { adjective: 'oily', colour: 'red' } }]);
    expect(JSON.stringify(viewOf(game))).not.toContain('health-potion');
    const known = changed(game, (draft) => {
      draft.identified = ['health-potion'];
    });
    expect(viewOf(known).things).toMatchObject([{ raw: 'health-potion' }]);
  });

  test('of flesh show stance, level, and health as a share', () => {
    const game = changed(scenario('@wdk'), (draft) => {
      const { pools } = find(draft, 'mangy-wolf');
      if (pools) pools.hp = { current: 3, max: 12 };
    });
    expect(viewOf(game).things).toMatchObject([
      { raw: 'mangy-wolf', kind: 'mob', stance: 'hostile', health: 0.25, vendor: false },
      { raw: 'deer', stance: 'wary', health: 1 },
      { raw: 'barkeep', stance: 'friendly', level: 1, vendor: true },
    ]);
    expect(JSON.stringify(viewOf(game).things)).not.toContain('"max"');
  });

  test('that are doors say whether they are open', () => {
    const game = scenario('@+');
    expect(viewOf(game).things).toMatchObject([{ raw: 'door', open: false, stance: null, health: null }]);
    expect(viewOf(act(game, { kind: 'move', direction: 'e' }).game).things).toMatchObject([{ open: true }]);
  });

  test('that hurt whoever steps on them are marked', () => {
    const { things } = viewOf(scenario('@Xf%'));
    expect(things.map(({ raw, harmful }) => [raw, harmful])).toEqual([
      ['bear-trap', true],
      ['watch-fire', true],
      ['rations', false],
    ]);
  });

  test('of two by two cells are seen when any of them is', () => {
    const view = viewOf(scenario('#######D.\n@........'));
    expect(view.visible[view.width + 8]).toBe('0');
    expect(view.things).toMatchObject([{ raw: 'black-dragon', size: { width: 2, height: 2 }, at: { x: 8, y: 1 } }]);
  });
});

describe('lights', () => {
  test('are the hero and whatever shines into view, from round a corner too', () => {
    const game = scenario('@......\n#####.#\n#####f#', { lit: false });
    expect(viewOf(game).lights.map(({ source }) => source)).toEqual(['hero', 'watch-fire']);
  });

  test('behind walls are absent', () => {
    expect(viewOf(scenario('@##f')).lights.map(({ source }) => source)).toEqual(['hero']);
  });
});

describe('the pack', () => {
  test('is listed worn first in slot order, then in order of acquisition', () => {
    const { pack: held } = viewOf(scenario('@'));
    expect(held.map(({ raw, slot }) => [raw, slot])).toEqual([
      ['rusty-longsword', 'melee'],
      ['stained-tunic', 'torso'],
      ['torn-trousers', 'legs'],
      ['old-boots', 'feet'],
      ['dried-sausage', null],
      ['beer', null],
    ]);
  });

  test('of an unknown type tells neither range, value nor curse', () => {
    const carried = ['fireball-scroll', 'longsword-minus-1'];
    const { pack: held } = viewOf(scenario('@', { carried, worn: [] }));
    expect(held).toMatchObject([
      { raw: null, range: null, radius: null, value: 0, cursed: false, usable: true, fits: null },
      { raw: null, cursed: false, usable: false, fits: 'melee' },
    ]);
    const known = viewOf(scenario('@', { carried, worn: [], identified: carried })).pack;
    expect(known).toMatchObject([{ raw: 'fireball-scroll', range: 6, radius: 3 }, { cursed: true }]);
  });
});

describe('the hero', () => {
  test('shows its derived values', () => {
    const { hero } = viewOf(scenario('@'));
    expect(hero).toMatchObject({
      name: 'Tester',
      at: { x: 1, y: 1 },
      hp: { current: 30, max: 30 },
      armorClass: 11,
      hunger: 'well-fed',
      weight: 10,
      capacity: 165,
      penalty: 2.3,
      sight: 8,
      attributes: { might: { value: 11, base: 11, bonus: 0 } },
    });
  });

  test('knows what its spells reach', () => {
    const game = changed(scenario('@'), ({ hero }) => {
      hero.knownSpells = [{ spell: 'web', manaCost: 2 }];
    });
    expect(viewOf(game).hero.spells).toEqual([{ spell: 'web', manaCost: 2, range: 6, radius: 3 }]);
  });
});

test('a view is plain JSON, the same each time, and shares nothing with the game', () => {
  const game = newGame({ seed: 'view' }, raws);
  const before = JSON.stringify(game);
  const first = viewOf(game);
  expect(JSON.parse(JSON.stringify(first))).toEqual(first);
  expect(viewOf(game)).toEqual(first);
  first.hero.hp.current = -1;
  first.events.length = 0;
  first.pack.length = 0;
  for (const thing of first.things) thing.at.x = -1;
  expect(JSON.stringify(game)).toBe(before);
});

test('a view of the town names its theme', () => {
  expect(viewOf(newGame({ seed: 'view' }, raws))).toMatchObject({
    recipe: 'town',
    theme: 'town',
    themeEast: null,
    lit: true,
  });
});
