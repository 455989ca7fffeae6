import { type Game, newGame, type View, view } from '../../../src/engine';
import { mealToEat } from '../../../src/engine/actions/common/meals';
import { loadRaws } from '../../../src/raws';
import { worldOf } from '../../support/combat';
import { act, changed, find, here, mapped, scenario } from '../../support/scenario';

const raws = loadRaws();
const viewOf = (game: Game): View => view(game, raws);
const seen = (game: Game): (string | null)[] => viewOf(game).things.map(({ raw }) => raw);

describe('the ground', () => {
  test('is blank on cells that the hero has never seen', () => {
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

  test('under the hero is named', () => {
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

  test('hidden underfoot are absent, with their light', () => {
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

  test('that live show stance, level, and health as a share', () => {
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

  test('that hurt a creature on them are marked', () => {
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
  /** The hero in a corridor, with a fire round the corner at its end. */
  const corner = scenario('@......\n#####.#\n#####f#', { lit: false });

  test('are the hero and what shines in sight', () => {
    expect(viewOf(scenario('@..f', { lit: false })).lights.map(({ source }) => source)).toEqual(['hero', 'watch-fire']);
  });

  test('round a corner are cells with their brightness, without a source', () => {
    const { lights, glimmers, visible, width } = viewOf(corner);
    expect(lights.map(({ source }) => source)).toEqual(['hero']);
    expect(glimmers).toMatchObject([{ color: '#FFFF55' }]);
    const strengths = new Map(glimmers![0]!.cells.map(({ cell, strength }) => [cell, strength]));
    expect([...strengths.keys()].every((cell) => visible[cell] === '1')).toBe(true);
    // One row of walls above the corridor; the fire is two cells below the corridor's sixth cell.
    expect(strengths.get(width + 6)).toBe(Math.round((8 * (6 - 2)) / 6) / 8);
  });

  test('that the hero remembers keep their source', () => {
    expect(viewOf(mapped(corner)).lights.map(({ source }) => source)).toEqual(['hero', 'watch-fire']);
    expect(viewOf(mapped(corner))).not.toHaveProperty('glimmers');
  });

  test('behind walls are absent', () => {
    expect(viewOf(scenario('@##f')).lights.map(({ source }) => source)).toEqual(['hero']);
  });
});

describe('the pack', () => {
  test('is listed worn first in slot order, then in order of acquisition', () => {
    const { pack: items } = viewOf(scenario('@'));
    expect(items.map(({ raw, slot }) => [raw, slot])).toEqual([
      ['rusty-longsword', 'melee'],
      ['stained-tunic', 'torso'],
      ['torn-trousers', 'legs'],
      ['old-boots', 'feet'],
      ['dried-sausage', null],
      ['beer', null],
    ]);
  });

  test('shows neither range, value nor curse of unknown types', () => {
    const carried = ['fireball-scroll', 'longsword-minus-1'];
    const { pack: items } = viewOf(scenario('@', { carried, worn: [] }));
    expect(items).toMatchObject([
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

  test('has the range and effects of its spells', () => {
    const game = changed(scenario('@'), ({ hero }) => {
      hero.knownSpells = [{ spell: 'web', manaCost: 2 }];
    });
    const effects = { ranged: 6, area_of_effect: 3 };
    const statuses = [{ kind: 'slow', turns: 5, strength: 10, bonus: {} }];
    const web = { spell: 'web', manaCost: 2, range: 6, radius: 3, effects, statuses };
    expect(viewOf(game).hero.spells).toEqual([web]);
  });
});

test('a view is plain JSON, always the same, and shares nothing with the game', () => {
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

describe('figures', () => {
  const packed = (game: Game, raw: string) => viewOf(game).pack.find((item) => item.raw === raw)?.figures;
  /** A hero who is not well fed has no bonus from might or quickness, and a skill of 1. */
  const fed = { hero: { hunger: { state: 'normal', turns: 9 } } } as const;

  test('of a weapon are those of a hit by this hero, skill included', () => {
    const game = scenario('@', { ...fed, worn: ['rusty-longsword'], carried: ['war-axe'] });
    expect(packed(game, 'war-axe')).toMatchObject({ slot: 'melee', blow: { least: 2, most: 13, mean: 7.5, toHit: 1 } });
    expect(viewOf(game).hero.blow).toEqual({ least: 1, most: 8, mean: 4.5, toHit: 0 });
    const plain = { base: 11, modifiers: 0 };
    const strong = changed(game, (draft) => {
      const might = { base: 14, modifiers: 0 };
      draft.hero.attributes = { might, fitness: plain, quickness: plain, intelligence: plain };
    });
    expect(packed(strong, 'war-axe')?.blow).toEqual({ least: 4, most: 15, mean: 9.5, toHit: 3 });
  });

  test('compare a thing with the worn one in its slot, and a worn one with nothing', () => {
    const game = scenario('@', {
      ...fed,
      worn: ['rusty-longsword', 'leather-armor'],
      carried: ['longsword', 'cloth-tunic'],
    });
    expect(packed(game, 'longsword')?.comparison).toEqual({
      verdict: 1,
      damage: 1,
      toHit: 1,
      armorClass: 0,
      penalty: 0,
    });
    expect(packed(game, 'cloth-tunic')?.comparison).toMatchObject({ verdict: -1, armorClass: -0.9, penalty: -0.4 });
    expect(packed(game, 'leather-armor')?.comparison).toBeNull();
  });

  test('of two bows compare their ranges', () => {
    const bows = ['hand-crossbow', 'shortbow'];
    const game = scenario('@', { worn: ['shortbow'], carried: ['hand-crossbow'], identified: bows });
    const rangeOf = (raw: string) => raws.item[raw]?.weapon?.range as number;
    expect(packed(game, 'hand-crossbow')?.comparison?.range).toBe(rangeOf('hand-crossbow') - rangeOf('shortbow'));
    const unarmed = scenario('@', { worn: [], carried: ['hand-crossbow'], identified: bows });
    expect(packed(unarmed, 'hand-crossbow')?.comparison).not.toHaveProperty('range');
  });

  test('include the attributes that worn magic raises', () => {
    const game = scenario('@', { carried: ['gauntlets-of-ogre-power'], identified: ['gauntlets-of-ogre-power'] });
    expect(packed(game, 'gauntlets-of-ogre-power')).toMatchObject({
      attributes: { might: 5 },
      comparison: { verdict: 1, damage: 3, toHit: 3 },
    });
  });

  test('never call a thing better that the hero knows to be cursed', () => {
    const game = scenario('@', { worn: ['cudgel'], carried: ['longsword-minus-1'], identified: ['longsword-minus-1'] });
    expect(packed(game, 'longsword-minus-1')?.comparison?.verdict).toBe(0);
    const uncursed = changed(game, (draft) => {
      find(draft, 'longsword-minus-1').cursed = null;
    });
    expect(packed(uncursed, 'longsword-minus-1')?.comparison?.verdict).toBe(1);
  });

  test('are absent for unknown types', () => {
    const game = scenario('@!', { carried: ['longsword-plus-1'] });
    expect(
      viewOf(game)
        .pack.map(({ figures }) => figures)
        .slice(-1),
    ).toEqual([null]);
    expect(viewOf(game).things.map(({ figures }) => figures)).toEqual([null]);
  });

  test('state the effects of a use', () => {
    const game = scenario('@!', { carried: ['rod-of-venom'], identified: ['health-potion', 'rod-of-venom'] });
    expect(viewOf(game).things[0]?.figures).toMatchObject({
      effects: { provides_healing: 8 },
      weight: 0.5,
      slot: null,
    });
    const poison = { kind: 'damage-over-time', turns: 5, strength: 1, bonus: {} };
    expect(packed(game, 'rod-of-venom')).toMatchObject({ effects: { ranged: 6 }, statuses: [poison] });
  });

  test('are part of the wares of a vendor', () => {
    const [shop] = viewOf(scenario('@s', { legend: { s: 'blacksmith' } })).shops;
    expect(shop?.wares.find(({ raw }) => raw === 'breastplate')?.figures).toMatchObject({
      slot: 'torso',
      armorClass: 3,
    });
  });
});

describe('stacks', () => {
  const stacksOf = (game: Game) => viewOf(game).pack.map(({ id, stack }) => stack - id);

  test('join equal things, and take their name from the first', () => {
    expect(stacksOf(scenario('@', { worn: [], carried: ['beer', 'dagger', 'beer', 'beer'] }))).toEqual([0, 0, -2, -3]);
  });

  test('keep worn and carried things apart, and different charges', () => {
    expect(stacksOf(scenario('@', { worn: ['dagger'], carried: ['dagger'] }))).toEqual([0, 0]);
    const rods = scenario('@', { worn: [], carried: ['rod-of-venom', 'rod-of-venom'], identified: ['rod-of-venom'] });
    expect(stacksOf(rods)).toEqual([0, -1]);
    const used = changed(rods, ({ pack }) => {
      pack[1]!.consumable = { charges: 3, maxCharges: 5 };
    });
    expect(stacksOf(used)).toEqual([0, 0]);
  });

  test('do not distinguish unknown things', () => {
    const rods = changed(scenario('@', { worn: [], carried: ['rod-of-venom', 'rod-of-venom'] }), ({ pack }) => {
      pack[1]!.consumable = { charges: 3, maxCharges: 5 };
    });
    expect(stacksOf(rods)).toEqual([0, -1]);
  });
});

describe('odds', () => {
  const oddsIn = (game: Game) => viewOf(game).things[0]?.odds;

  test('state the chance and the mean number of blows on both sides', () => {
    // The hero and the orc both add 1 to the roll against armour class 11. The unarmed orc deals 3.5 and has 9 hit
    // points.
    const game = scenario('@o', { hero: { hunger: { state: 'normal', turns: 9 } }, worn: ['longsword'] });
    expect(oddsIn(game)).toEqual({ attack: { chance: 0.5, blows: 4 }, defense: { chance: 0.5, blows: 18 } });
  });

  test('state no number of blows for a harmless enemy', () => {
    const o = { raw: 'orc', naturalAttacks: [{ name: 'stare', hitBonus: 0, damage: '1d4-9' }] };
    expect(oddsIn(scenario('@o', { legend: { o } }))?.defense.blows).toBeNull();
  });

  test('are absent once the run is over', () => {
    const over = { result: 'killed', by: 'orc' } as unknown as Game['over'];
    expect(oddsIn({ ...scenario('@o'), over })).toBeNull();
  });

  test('are absent for things', () => {
    expect(oddsIn(scenario('@%'))).toBeNull();
  });
});

test('the view remembers doors and altars out of sight, but nothing hidden or never seen', () => {
  const game = scenario(
    `
      @.#a+S
      ..####
      .....r
    `,
    { legend: { a: 'altar' } },
  );
  expect(viewOf(mapped(game)).remembered.map(({ what, at }) => [what.raw, at])).toEqual([
    ['altar', { x: 4, y: 1 }],
    ['door', { x: 5, y: 1 }],
  ]);
  expect(viewOf(game).remembered).toEqual([]);
});

describe('a thing that was seen before', () => {
  const remembered = (game: Game): (string | null)[] => viewOf(game).remembered.map(({ what }) => what.raw);
  const walk = (game: Game, ...ways: ('n' | 'e' | 's' | 'w' | 'se')[]): Game =>
    ways.reduce((now, direction) => act(now, { kind: 'move', direction }).game, game);
  // From the second step on, the wall hides the first row.
  const room = '@...%\n#.###\n#.###\n#.###';

  test('is remembered where it lies, once it is out of sight', () => {
    const beside = walk(scenario(room), 'e');
    expect(remembered(beside)).toEqual([]);
    const below = walk(beside, 's', 's');
    expect(viewOf(below).things).toEqual([]);
    expect(viewOf(below).remembered).toMatchObject([{ what: { raw: 'rations' }, at: { x: 5, y: 1 } }]);
  });

  test('does not appear if it came there unseen', () => {
    const below = walk(scenario('@....\n#.###\n#.###\n#.###'), 'e', 's', 's');
    const fallen = changed(below, (draft) => {
      const [model] = here(scenario(room)).entities;
      here(draft).entities.push({ ...model!, id: 900, position: { x: 5, y: 1 } });
    });
    expect(remembered(fallen)).toEqual([]);
  });

  test('is forgotten when it is taken', () => {
    const taken = act(walk(scenario('@%...\n#.###\n#.###\n#.###'), 'e'), { kind: 'pickup' }).game;
    expect(remembered(walk(taken, 's', 's'))).toEqual([]);
    expect(taken.pack.some((item) => item.seen)).toBe(false);
  });

  test('is an item or an altar, no furniture and no creature', () => {
    const legend = { t: { raw: 'patron' }, a: { raw: 'altar' }, c: { raw: 'chair' } } as const;
    expect(remembered(walk(scenario('@...a\n#.###\n#.###\n#.###', { legend }), 'e', 's', 's'))).toEqual(['altar']);
    expect(remembered(walk(scenario('@...c\n#.###\n#.###\n#.###', { legend }), 'e', 's', 's'))).toEqual([]);
    expect(remembered(walk(scenario('@...t\n#.###\n#.###\n#.###', { legend }), 'e', 's', 's'))).toEqual([]);
  });
});

test('the view has the turn of the first arrival on each depth', () => {
  const game = newGame({ seed: 'descent' }, raws);
  expect(viewOf(game).descent).toEqual([{ depth: 1, turn: 0 }]);
  const below = changed(game, (draft) => {
    draft.tallies['2'] = { xp: 0, mostXp: 0, mostGold: 0, turn: 40 };
    draft.tallies['3'] = { xp: 0, mostXp: 0, mostGold: 0 };
  });
  expect(viewOf(below).descent).toEqual([
    { depth: 1, turn: 0 },
    { depth: 2, turn: 40 },
  ]);
  expect(viewOf(below).ascent).toEqual([]);
});

test('the view tells a hungry hero which meal it would eat next', () => {
  const carried = ['dried-sausage', 'rations', 'dried-sausage', 'rations'];
  const mealAt = (state: 'normal' | 'hungry') => {
    const game = scenario('@', { carried, hero: { hunger: { state, turns: 9 } } });
    const named = viewOf(game).hero.meal;
    expect(named).toBe((state === 'hungry' ? mealToEat(worldOf(game)) : null)?.id);
    return game.pack.find(({ id }) => id === named)?.raw;
  };
  expect([mealAt('normal'), mealAt('hungry')]).toEqual([undefined, 'dried-sausage']);
});

test('the view marks the town', () => {
  const isTown = (depth: number) => viewOf(scenario('@', { depth })).town ?? false;
  expect([isTown(1), isTown(2)]).toEqual([true, false]);
});
