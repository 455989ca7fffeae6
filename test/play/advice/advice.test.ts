import { follower } from '../../../scripts/bots/follower';
import { Memory } from '../../../scripts/bots/memory';
import { situationOf as botSituationOf } from '../../../scripts/bots/situation';
import { type Action, type Game, newGame, turn, view } from '../../../src/engine';
import type { Hero } from '../../../src/engine/state/entity';
import { add, STEPS } from '../../../src/lib/geometry';
import { rngFromSeed } from '../../../src/lib/rng';
import { adviseOn } from '../../../src/play/advice/advice';
import { isThreatened } from '../../../src/play/advice/fleeing';
import { optionsIn } from '../../../src/play/options/question';
import { loadRaws } from '../../../src/raws';
import { eventsOfKind } from '../../support/combat';
import { isDeep } from '../../support/deep';
import { demons, TOUGH, until } from '../../support/demons';
import { act, changed, find, here, poolsWith, scenario } from '../../support/scenario';
import { adviceOn, justHurt, pools, situationIn } from './advice-on';

const raws = loadRaws();

const zapper = { knownSpells: [{ spell: 'zap', manaCost: 1 }] };

const drained = { ...zapper, pools: { ...pools(30).pools!, mana: { current: 1, max: 4 } } };

const dying = { hero: { ...zapper, pools: { ...pools(4).pools!, mana: { current: 1, max: 4 } } }, carried: [] };

const PORTAL = 'town-portal-scroll';

/** Returns a new game with so much gold and these items in the pack. */
const atHome = (gold: number, carried: string[] = []): Game =>
  changed(newGame({ seed: 'at home', heroName: 'Ada' }, raws), (game) => {
    game.hero.pools = { ...game.hero.pools, gold };
    game.pack.push(...carried.map((raw, n) => ({ id: 9000 + n, kind: 'item' as const, raw })));
  });

/** Hero that has come back to the town from the woods. */
const backHome = (gold: number, carried: string[] = []): Game =>
  changed(atHome(gold, carried), (game) => Object.assign(game, { deepest: 2 }));

const hungry = { hunger: { state: 'hungry' as const, turns: 100 } };

test.each<[string, Game, string | null]>([
  ['explores what is unknown', scenario('@...........'), 'explore: unexplored'],
  ['goes down from a level it has seen', scenario('@.>'), 'descend: explored'],
  ['takes the stairs it stands on', changed(scenario('@>'), stepOnto), 'descend: explored'],
  ['leaves the town at once', scenario('@......>', { depth: 1 }), 'descend: adventure'],
  [
    'goes back to where it has been',
    changed(scenario('@......>', { depth: 1 }), (game) => Object.assign(game, { deepest: 3 })),
    'descend: onward',
  ],
  ['fights what it can beat', scenario('@..r'), 'fight: beatable'],
  ['says of what one or two blows kill that it is nearly dead', nearlyDead(0), 'fight: nearly-dead'],
  ['calls no enemy nearly dead that one blow in twenty hits', nearlyDead(40), 'fight: cornered'],
  ['says what a fight will cost that it probably wins', scenario('@..b', { hero: pools(16) }), 'fight: costly'],

  ['leaves rest to Explore', scenario('@.>', { hero: pools(12) }), 'explore: chores'],
  ['rests in the town', scenario('@.>', { hero: pools(12), depth: 1 }), 'rest: hurt'],
  ['leaves meals to Explore', scenario('@.>', { hero: hungry, carried: ['rations'] }), 'explore: chores'],
  [
    'seeks food below when it is hungry with none',
    scenario('@......>', { hero: hungry, carried: [] }),
    'descend: food-below',
  ],
  ['seeks no food on a level below that it knows', hungryAbove('@......>'), null],
  ['explores a level again if it is hungry and knows the next', hungryAbove('@......>.......'), 'explore: unexplored'],
  [
    'promises no rest to a hungry hero without a meal',
    scenario('@...........', { hero: { ...hungry, ...pools(12) }, carried: [] }),
    'explore: unexplored',
  ],
  ['picks up what lies under its feet', changed(scenario('@!', { hero: pools(30) }), stepOnto), 'pickup: lies-near'],
  ['goes for the one thing in view', scenario('@.!>'), 'fetch: lies-near'],
  ['leaves better gear to Explore', scenario('@>', { carried: ['breastplate'] }), 'explore: chores'],
  [
    'drinks when badly hurt in a fight',
    scenario('@b', { hero: pools(6), carried: ['health-potion'], identified: ['health-potion'] }),
    'use: heal',
  ],
  [
    'drinks nothing that heals less than the enemies beside it take',
    scenario('@D', { hero: pools(8), carried: ['beer'] }),
    'fight: cornered',
  ],
  [
    'drinks nothing that heals less than shots from afar take',
    scenario('@.....qq', {
      ...{ legend: { q: 'old-quarrel' }, hero: pools(9), carried: ['health-potion'], identified: ['health-potion'] },
    }),
    'fight: cornered',
  ],
  [
    'drinks nothing before an enemy that gives back next to nothing',
    scenario('@....D', { hero: poolsWith({ hp: { current: 60, max: 200 } }), carried: ['beer'] }),
    'fight: cornered',
  ],
  [
    'casts rather than drink where that ends the fight',
    scenario('@b', { hero: { ...pools(9), ...zapper }, carried: ['beer'] }),
    'cast: magic',
  ],
  ['fights on when badly hurt with no way out', scenario('@b', { hero: pools(4), carried: [] }), 'fight: cornered'],
  [
    'leaves it to the player whether to leave by a portal',
    scenario('@b', { hero: pools(4), carried: [PORTAL], identified: [PORTAL] }),
    'fight: cornered',
  ],
  [
    'leaves it to the player, too, if its magic does not kill the enemy',
    scenario('@b', { ...dying, carried: [PORTAL], identified: [PORTAL] }),
    'fight: cornered',
  ],
  [
    'knows of no portal before it knows the scroll, and reads it',
    unread('@b', PORTAL, { hero: pools(4) }),
    'use: untried-when-losing',
  ],
  [
    'flees to near stairs from what is too strong',
    scenario('.......\n>@....D', { hero: pools(30) }),
    'descend: too-strong',
  ],
  [
    'stays where it is too hungry to rest elsewhere',
    scenario('.......\n>@....D', { hero: { ...pools(30), ...hungry } }),
    'fight: cornered',
  ],
  [
    'does not take the stairs with somebody beside it, who would follow',
    changed(scenario('@<b', { hero: pools(4), carried: [] }), stepOnto),
    'fight: cornered',
  ],
  ['reads the book of a spell it does not know', scenario('@.>', { carried: ['beginners-magic'] }), 'use: new-spell'],
  [
    'reads no book of a spell it knows',
    scenario('@.>', { carried: ['beginners-magic'], hero: zapper }),
    'descend: explored',
  ],
  [
    'reads no book with an enemy in sight',
    scenario('@>~r', { carried: ['beginners-magic'], hero: pools(30) }),
    'descend: explored',
  ],
  ['casts where blows would cost much', scenario('@..b', { hero: zapper }), 'cast: magic'],
  ['keeps its mana where blows will do', scenario('@..r', { hero: zapper }), 'fight: beatable'],
  [
    'casts rather than flee from what its magic kills',
    scenario('.......\n<@....b', { hero: { ...pools(9), ...zapper }, carried: [] }),
    'cast: magic',
  ],
  ['flees from what its mana does not suffice for', scenario('.......\n<@....b', dying), 'ascend: escape'],
  [
    'flees back from it only where rest would do good',
    scenario('.......\n<@....D', { hero: pools(23) }),
    'ascend: too-strong',
  ],
  [
    'does not flee back from it unhurt, to come again as it went',
    scenario('.......\n<@....D', { hero: pools(30) }),
    'fight: cornered',
  ],
  [
    'does not flee unhurt by the stairs under it',
    changed(scenario('.......\n.<@...D', { hero: pools(30) }), stepOnto2),
    'fight: cornered',
  ],
  [
    'flees back from it unhurt, but with hardly any mana',
    scenario('.......\n<@....D', { hero: drained }),
    'ascend: too-strong',
  ],
  ['flees from what its magic does not kill', scenario('.......\n>@....D', { hero: zapper }), 'descend: too-strong'],
  ['keeps its mana from what magic does not kill', scenario('@.....D', { hero: zapper }), 'fight: cornered'],
  ['casts at what its magic does not kill once that is beside it', scenario('@b', dying), 'cast: cornered'],
  ['casts at it diagonally, too', scenario('@~\n~b', dying), 'cast: cornered'],
  ['leaves rest for mana to Explore', scenario('@.>', { hero: drained }), 'explore: chores'],
  ['does not rest for mana without a spell', scenario('@.>', { hero: { pools: drained.pools } }), 'descend: explored'],
  ['needs no shop before it has been below', atHome(20), 'descend: adventure'],
  ['back from below with a single meal, goes where there is food', backHome(20), 'travel: shop-food'],
  ['goes to no shop for food without the gold', backHome(0), 'descend: onward'],
  ['goes to a shop that has better for its gold', backHome(20, ['rations']), 'travel: shop-better'],
  ['goes to no shop without the gold', backHome(2, ['rations']), 'descend: onward'],
  ['shops before it puts on what it bought', backHome(20, ['rations', 'shield']), 'travel: shop-better'],
  ['wears what it bought once its gold is spent', atHome(1, ['rations', 'shield']), 'wear-best: better'],
  ['meets the strong if there is no way out', scenario('@.....D'), 'fight: cornered'],
  [
    'drinks nothing unknown in a fight',
    changed(scenario('@b', { hero: pools(4), carried: ['health-potion'] }), forgetPotions),
    'fight: cornered',
  ],
  [
    'drinks nothing unknown in a fight while it is well, either',
    changed(scenario('@.....D', { carried: ['health-potion'], hero: pools(30) }), forgetPotions),
    'fight: cornered',
  ],
  ['goes over a known trap to the stairs if it must', scenario('@X>', { hero: pools(30) }), 'descend: no-other-way'],
  [
    'goes over a known trap on unexplored ground if it must',
    scenario('@X..........', { hero: pools(30) }),
    'explore: no-other-way',
  ],
  ['strikes the wary who stand in its way', scenario('@d.>', { hero: pools(30) }), 'move: in-the-way'],
  ['strikes them also from a corner', scenario('@#\n#d\n#>', { hero: pools(30) }), 'move: in-the-way'],
  [
    'asks before it strikes who would resent that',
    changed(scenario('@t..>', { hero: pools(30) }), ({ standings }) => Object.assign(standings, { townsfolk: -10 })),
    'descend: in-the-way',
  ],
  [
    'goes on with an enemy in sight that knows no way to it',
    scenario(`w~@${'.'.repeat(20)}`, { hero: pools(30) }),
    'explore: unexplored',
  ],
  ['says that Explore first fights a sleeper', sleeping(`@...s${'.'.repeat(20)}`), 'explore: easy'],
  ['but not if no path leads to it', sleeping(`s~@${'.'.repeat(20)}`), 'explore: unexplored'],
  [
    'nor if Explore leaves it alone, because it guards a thing',
    sleeping(`@...s!${'.'.repeat(20)}\n${'.'.repeat(26)}`),
    'explore: unexplored',
  ],
  ['rests with such an enemy in sight', scenario('@..~w', { hero: pools(9) }), 'explore: chores'],
  [
    'tries on unknown armour where nothing is worn',
    changed(scenario('@>', { carried: ['gauntlets-of-ogre-power'] }), forgetGloves),
    'equip: empty-slot',
  ],
  [
    'tries an unknown potion while it is well and alone',
    justHurt(changed(scenario('@>', { carried: ['health-potion'], hero: pools(27) }), forgetPotions)),
    'use: untried',
  ],
  [
    'tries no unknown potion when hurt, where hunger forbids rest',
    changed(scenario('@>', { carried: ['health-potion'], hero: { ...pools(22), ...hungry } }), forgetPotions),
    'descend: food-below',
  ],
  [
    'tries no unknown potion with an enemy in sight, though it is out of reach',
    changed(scenario('@>~r', { carried: ['health-potion'], hero: pools(30) }), forgetPotions),
    'descend: explored',
  ],
  ['reads one of two alike unknown scrolls while it is well and alone', twoUnread('@.>'), 'use: untried'],
  ['reads none in the town', twoUnread('@.>', { depth: 1 }), 'descend: adventure'],
  ['keeps a single one for a fight', unread('@.>', 'magic-mapping-scroll'), 'descend: explored'],
  ['aims what it has read at the nearest enemy', asked('@..b'), 'use: target'],
  ['leaves it to the player where there is no enemy', asked('@..t'), null],
  [
    'reads one on whoever would cost much',
    unread('@..b', 'magic-missile-scroll', { hero: pools(30) }),
    'use: untried-on-enemy',
  ],
  [
    'says so where the fight would be lost',
    unread('@..b', 'magic-missile-scroll', { hero: pools(4) }),
    'use: untried-when-losing',
  ],
  [
    'tries it on nobody who is easily beaten',
    unread('@..r', 'magic-missile-scroll', { hero: pools(30) }),
    'fight: beatable',
  ],
  ['tries it on nobody out of reach', unread('@......D', 'magic-missile-scroll'), 'fight: cornered'],
  ['spends no scrolls by itself', armed('@..b', 1, pools(9)), 'fight: cornered'],
  ['spends no scroll on an enemy beside it', armed('@b', 1, dying.hero), 'fight: cornered'],
  ['says nothing of scrolls where it wins without', armed('@..b', 1, pools(30)), 'fight: beatable'],
  ['says nothing of scrolls that do not suffice', armed('@.....D', 1, pools(30)), 'fight: cornered'],
  ['says nothing of scrolls if it can flee by stairs', armed('.......\n<@....b', 1, pools(9)), 'ascend: escape'],
  ['leaves junk where it is', scenario('@.h>', { legend: { h: 'hide' } }), 'descend: explored'],
  ['buys food where it lacks some', scenario('@k', { carried: [] }), 'buy: buy-food'],
  [
    'sells gear that is no better than its own',
    scenario('@k', { carried: ['rusty-longsword', 'rusty-longsword'], worn: ['longsword'] }),
    'sell: sell-spare',
  ],
  ['sells a weapon that is worse than its own', withSpare('longsword+1'), 'sell: sell-spare'],
  ['does not sell a weapon that poisons', withSpare('venomous-longsword+1'), 'wait: wait-for'],
  [
    'keeps what it may need',
    scenario('@k', { carried: ['health-potion', 'rations', 'rations', 'rations'], hero: pools(30, 0) }),
    'wait: wait-for',
  ],
])('%s', (_, game, advice) => {
  expect(adviceOn(game)).toBe(advice);
});

const usual = { base: 11, modifiers: 0 };
const STRONG = { might: { base: 24, modifiers: 0 }, fitness: usual, quickness: usual, intelligence: usual };

test('an enemy is nearly dead if Look calls it so and a blow or two will do', () => {
  const adviceAt = (share: number): string | null =>
    adviceOn(
      changed(scenario('@b', { worn: ['battleaxe'], hero: { ...pools(30), attributes: STRONG } }), (game) => {
        const { hp } = find(game, 'bandit').pools!;
        hp.current = Math.floor(hp.max * share);
      }),
    );
  expect([0.9, 0.3].map(adviceAt)).toEqual(['fight: beatable', 'fight: nearly-dead']);
});

test('no enemy counts as nearly dead while others stand', () => {
  const adviceOf = (drawing: string): string | null =>
    adviceOn(
      changed(scenario(drawing, { hero: pools(30) }), (game) => {
        find(game, 'rat').pools!.hp = { current: 1, max: 9 };
      }),
    );
  expect(['@..r', '@..r\n....b'].map(adviceOf)).toEqual(['fight: nearly-dead', 'fight: beatable']);
});

describe('on ground that glows, and burns next turn', () => {
  const onGlow = (drawing: string, options = {}): Game =>
    changed(scenario(drawing, { depth: 15, legend: { G: 'glowing-crack' }, ...options }), (game) => {
      find(game, 'glowing-crack').position = { ...game.hero.position };
    });

  test.each([
    [
      'does not wait for a shield to be lowered',
      changed(onGlow('@uG', { hero: pools(30), legend: { G: 'glowing-crack', u: 'bulwark-fiend' } }), (game) => {
        find(game, 'bulwark-fiend').statuses = [
          { kind: 'guard', source: 'bulwark-fiend', turns: 9, by: null, armor: 16 } as never,
        ];
      }),
      'fight: cornered',
    ],
    ['goes on before it rests', onGlow('@G.........', { hero: pools(20) }), 'explore: unexplored'],
    ['goes on before it eats', onGlow('@G.........', { hero: hungry, carried: ['rations'] }), 'explore: unexplored'],
    [
      'goes on before it changes its armour',
      onGlow('@G.........', { carried: ['breastplate'], hero: pools(30) }),
      'explore: unexplored',
    ],
    ['fights where it stands', onGlow('@rG', { hero: pools(30) }), 'fight: beatable'],
  ])('%s', (_, game, advice) => {
    expect(adviceOn(game)).toBe(advice);
  });
});

describe('with the Amulet', () => {
  const homeward = (drawing: string, depth: number, hero: Partial<Hero> = pools(30)): Game =>
    changed(scenario(drawing, { depth, carried: ['amulet-of-yala'], hero }), (game) => {
      game.campaign = 'amulet';
      game.deepest = 15;
    });

  test('goes up', () => {
    expect(adviceOn(homeward('@..<', 14))).toBe('ascend: homeward');
  });

  test('flees up the stairs, even if unhurt', () => {
    expect(adviceOn(homeward('.......\n<@....D', 14))).toBe('ascend: too-strong');
  });

  test('walks away from an enemy behind it, and fights an enemy ahead', () => {
    expect(adviceOn(homeward('<....@.r', 14))).toBe('ascend: homeward');
    expect(adviceOn(homeward('<..r..@', 14))).toBe('fight: beatable');
  });

  test('rests only when badly hurt, because hunters keep coming', () => {
    const advised = (hero: Partial<Hero>) => adviceOn(homeward('@..<', 14, hero));
    expect([pools(26), pools(11), drained].map(advised)).toEqual(Array(3).fill('ascend: homeward'));
    expect(advised(pools(10))).toBe('rest: hurt');
  });

  test('rests as usual after the captain is dead, because no hunters come then', () => {
    const inPeace = changed(homeward('@..<', 14, pools(20)), (game) => {
      game.hunt = { depth: 14, at: 0, next: 1, captain: 9000, peace: true };
    });
    expect(adviceOn(inPeace)).toBe('rest: hurt');
  });

  test("visits the barkeep, however hurt, because the way home ends in the barkeep's room", () => {
    const game = changed(newGame({ seed: 'home', campaign: 'amulet' }, raws), (draft) => {
      draft.hero.pools.hp.current = 5;
      draft.pack.push({ id: 9000, kind: 'item', raw: 'amulet-of-yala', inBackpack: { owner: draft.hero.id } });
    });
    expect(adviseOn(situationIn(game))).toMatchObject({
      ...{ action: { kind: 'travel' }, reason: 'homeward' },
      thing: { raw: 'barkeep' },
    });
  });
});

describe('before the Amulet', () => {
  test('goes back to the Amulet after losing sight of it', () => {
    const game = changed(scenario('@..........', { depth: 15, carried: [] }), (draft) => {
      draft.campaign = 'amulet';
      draft.deepest = 15;
      const level = here(draft);
      level.revealed = '1'.repeat(level.tiles.length);
      level.lit = false;
      level.entities.push({ id: 9000, kind: 'item', raw: 'amulet-of-yala', position: { x: 11, y: 1 }, seen: true });
    });
    expect(situationIn(game).view.things.map(({ raw }) => raw)).not.toContain('amulet-of-yala');
    expect(adviseOn(situationIn(game))).toMatchObject({
      action: { kind: 'travel', to: { x: 11, y: 1 } },
      reason: 'goal',
    });
  });
});

describe('with the Amulet and no barkeep left', () => {
  test('goes to the room in which the run began', () => {
    const game = changed(newGame({ seed: 'home', campaign: 'amulet' }, raws), (draft) => {
      draft.pack.push({ id: 9000, kind: 'item', raw: 'amulet-of-yala', inBackpack: { owner: draft.hero.id } });
      const level = here(draft);
      draft.hero.position = {
        x: level.tiles.lastIndexOf('>') % level.width,
        y: Math.floor(level.tiles.lastIndexOf('>') / level.width),
      };
      level.entities = level.entities.filter(({ raw }) => raw !== 'barkeep');
    });
    const to = here(game).start;
    expect(adviseOn(situationIn(game))).toEqual({ action: { kind: 'travel', to }, reason: 'homeward' });
  });
});

describe('with the laurel', () => {
  const won = (more: Partial<Game>): Game => ({
    ...scenario('@....>', { depth: 6, hero: pools(30) }),
    turn: 50,
    laurel: true,
    events: [{ kind: 'laurel', turn: 40, sense: 'self' }],
    ...more,
  });

  test('may retire or go on, until the hero has gone on', () => {
    const subjects = (game: Game) => optionsIn(situationIn(game)).map(({ subject }) => subject.kind);
    expect(subjects(won({}))).toEqual(['retire', 'onward']);
    const arrived = { kind: 'arrived', turn: 45, sense: 'self', first: false, way: 'stairs' } as never;
    expect(subjects(won({ events: [{ kind: 'laurel', turn: 40, sense: 'self' }, arrived] }))).toEqual([]);
  });
});

describe('against demons', () => {
  const COLOSSUS = '......\n..C...\n.@....\n......\n......';
  const aimedAt = (map: string) => until(demons(map, TOUGH), 'prepared')!.game;

  test('steps off a cell that a creature winds up a blow for', () => {
    const game = aimedAt(COLOSSUS);
    const advice = adviseOn(situationIn(game));
    expect(advice).toMatchObject({ action: { kind: 'move' }, reason: 'wound-up' });
    expect(optionsIn(situationIn(game))).toEqual([]);
    const aside = act(game, (advice as { action: Action }).action).game;
    const hurtBy = (from: Game) => eventsOfKind(until(from, 'cast')!, 'hurt').length;
    expect([hurtBy(game), hurtBy(aside)]).toEqual([1, 0]);
  });

  test('does not step aside onto a creature, because such a step would be a blow', () => {
    const game = changed(aimedAt(COLOSSUS), (draft) => {
      const advice = adviseOn(situationIn(draft)) as { action: Extract<Action, { kind: 'move' }> };
      const cell = add(draft.hero.position, STEPS[advice.action.direction]);
      here(draft).entities.push({ ...find(scenario('@r'), 'rat'), id: 9000, position: cell });
    });
    const { action } = adviseOn(situationIn(game)) as { action: Action };
    const before = game.hero.position;
    expect(act(game, action).game.hero.position).not.toEqual(before);
  });

  test('sees no threat after the blow has fallen', () => {
    const aimed = aimedAt(COLOSSUS);
    const games = [aimed, until(aimed, 'cast')!.game];
    expect(games.map((game) => isThreatened(view(game, raws), game.hero.position))).toEqual([true, false]);
  });

  test.each([
    ['waits while hardly a blow passes its shield', 'guard', 'wait: shield'],
    ['strikes when that is down', null, 'fight: cornered'],
  ])('%s', (_, kind, advised) => {
    const game = changed(demons('@b', { hero: pools(30) }), (draft) => {
      const guard = { kind: 'guard', source: 'bulwark-fiend', turns: 20, by: null, armor: 16 } as const;
      find(draft, 'bulwark-fiend').statuses = kind === null ? [] : [guard];
    });
    expect(adviceOn(game)).toBe(advised);
  });
});

/** Returns a game with a sleeping rat for each `s`. */
function sleeping(drawing: string): Game {
  return scenario(drawing, { hero: pools(30), carried: [], legend: { s: { raw: 'rat', unaware: 'asleep' } } });
}

/** Returns a game in which the hero is hungry, has no meal, and has been on the level below. */
function hungryAbove(drawing: string): Game {
  return changed(scenario(drawing, { hero: hungry, carried: [] }), (game) => {
    game.deepest += 1;
  });
}

/** Returns a game in which the hero carries this scroll and does not know it. */
function unread(drawing: string, scroll: string, options: Parameters<typeof scenario>[1] = {}): Game {
  return changed(scenario(drawing, { carried: [scroll], ...options }), (game) => {
    game.aliases = { [scroll]: { kind: 'scroll', word: 'xyzzy' } };
  });
}

/** Returns a game in which the hero carries two unknown scrolls that look alike. */
function twoUnread(drawing: string, options: Parameters<typeof scenario>[1] = {}): Game {
  const scroll = 'magic-mapping-scroll';
  return unread(drawing, scroll, { carried: [scroll, scroll], ...options });
}

/** Returns a game in which the hero has read a scroll that now waits for its target. */
function asked(drawing: string): Game {
  const game = unread(drawing, 'magic-missile-scroll');
  return act(game, { kind: 'use', item: find(game, 'magic-missile-scroll').id }).game;
}

/** Returns a game in which the hero knows its scrolls, each of which takes 20 hit points. */
function armed(drawing: string, scrolls: number, hero: Partial<Hero>): Game {
  const scroll = 'magic-missile-scroll';
  return scenario(drawing, { hero, carried: Array(scrolls).fill(scroll), identified: [scroll] });
}

/** Returns a game beside a barkeep, with this weapon in the pack and a far better one in hand. */
function withSpare(weapon: string): Game {
  const worn = ['longsword+5'];
  const carried = [weapon, 'rations', 'rations', 'rations'];
  return scenario('@k', { carried, worn, identified: [...worn, weapon], hero: pools(30, 0) });
}

/** Places the hero one row lower than `stepOnto` does. */
function stepOnto2(game: Game): void {
  game.hero.position = { x: 2, y: 2 };
}

function stepOnto(game: Game): void {
  game.hero.position = { x: 2, y: 1 };
}

function forgetGloves(game: Game): void {
  game.aliases = { 'gauntlets-of-ogre-power': { kind: 'plain', id: 'unidentified-gauntlets' } };
}

function forgetPotions(game: Game): void {
  game.aliases = { 'health-potion': { kind: 'potion', adjective: 'fizzy', colour: 'red' } };
}

/** Returns the longest series of presses in which no time passes, while a run follows the advice. */
function longestStandstill(seed: string, presses: number): number {
  const rng = rngFromSeed(seed);
  const memory = new Memory();
  let game = newGame({ seed, heroName: 'Ada' }, raws);
  let [idle, longest] = [0, 0];
  for (let pressed = 0; pressed < presses && !game.over; pressed++) {
    const plan = follower(botSituationOf(raws, game, { rng, memory, idle: 0 }));
    let step = plan.next({ code: 'blocked' });
    let result = step.done ? null : turn(game, step.value, raws);
    while (!step.done && result && !result.ok) {
      step = plan.next(result.refusal);
      result = step.done ? null : turn(game, step.value, raws);
    }
    if (!result?.ok) return Number.POSITIVE_INFINITY;
    idle = result.game.turn > game.turn ? 0 : idle + 1;
    longest = Math.max(longest, idle);
    game = result.game;
  }
  return longest;
}

test.each(Array.from({ length: isDeep ? 25 : 1 }, (_, n) => `FOLLOWED-${n}`))(
  '%s: a player who follows the advice does not press in vain',
  (seed) => {
    expect(longestStandstill(seed, isDeep ? 400 : 40)).toBeLessThan(30);
  },
);

/** Returns a game in which the hero stands before an orc with one hit point and the given natural armour. */
function nearlyDead(naturalArmor: number): Game {
  const legend = { o: { raw: 'orc', naturalArmor } };
  return changed(scenario('@o', { worn: ['war-axe'], carried: [], legend, hero: pools(16) }), (game) => {
    const orc = here(game).entities.find(({ raw }) => raw === 'orc')!;
    orc.pools = { ...orc.pools!, hp: { ...orc.pools!.hp, current: 1 } };
  });
}
