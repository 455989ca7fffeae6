import { BOT_NAMES, BOTS, type BotName } from '../../scripts/bots';
import { Memory } from '../../scripts/bots/memory';
import { arsenalOf, suffices } from '../../scripts/bots/parts/arsenal';
import { type Action, type Game, legalActions, newGame, type Refusal, type StopReason, view } from '../../src/engine';
import { rawsFor } from '../../src/engine/state/campaign';
import { loadRaws } from '../../src/raws';
import { botChoice, botSituation } from '../support/bot-choice';
import { arrivedAtFork } from '../support/forks';
import { act, changed, find, here, poolsWith, type ScenarioOptions, scenario } from '../support/scenario';
import { bearing, poison } from '../support/statuses';
import { stocked } from '../support/stock';

const raws = loadRaws();
const hero = (hp: number, level = 1, gold = 0) =>
  poolsWith({ hp: { current: hp, max: 15 + 15 * level }, mana: { current: 4 * level, max: 4 * level }, level, gold });

describe('the random bot', () => {
  const game = scenario('.w.\n@.t\n.!.');

  /** Actions that the bot suggests if the engine refuses each of them. */
  function ideas(refusal: Refusal): Action[] {
    const plan = BOTS.random(botSituation(game));
    const found: Action[] = [];
    for (let idea = plan.next(refusal); !idea.done; idea = plan.next(refusal)) found.push(idea.value);
    return found;
  }

  test('tries every listed kind of action, except to give up', () => {
    const kinds = new Set(ideas({ code: 'blocked' }).map(({ kind }) => kind));
    for (const { kind } of legalActions(game, raws)) if (kind !== 'abandon') expect(kinds).toContain(kind);
    expect(kinds).not.toContain('abandon');
  });

  test('confirms an action that is refused as dangerous', () => {
    const sure = ideas({ code: 'danger', danger: 'friendly', what: null });
    expect(sure).toContainEqual({ kind: 'attack', direction: 'e', sure: true });
  });

  test('varies its actions', () => {
    const kinds = Array.from({ length: 40 }, (_, n) => botChoice('random', game, { seed: `stream ${n}` }).kind);
    expect(new Set(kinds).size).toBeGreaterThan(3);
  });
});

/** Bots that must not sell all spare items at once, because their figures were measured before this action existed. */
const MEASURED = ['random', 'fighter', 'follower'] as const satisfies BotName[];

test.each(MEASURED.flatMap((bot) => (['dragon', 'amulet'] as const).map((campaign) => [bot, campaign] as const)))(
  '%s sells item by item in %s, because its figures were measured so',
  (bot, campaign) => {
    const carried = ['longsword', 'rusty-longsword', 'cudgel'];
    const game = { ...scenario('@k', { worn: ['war-axe'], carried, depth: 1 }), campaign };
    const refused = { code: 'blocked' } as const;
    const memory = new Memory();
    memory.errand = 'shop';
    const plan = BOTS[bot](botSituation(game, { memory }));
    const kinds = new Set<string>();
    for (let idea = plan.next(refused); !idea.done; idea = plan.next(refused)) kinds.add(idea.value.kind);
    expect(legalActions(game, raws).map(({ kind }) => kind)).toContain('sell-spares');
    expect(kinds).toContain('sell');
    expect(kinds).not.toContain('sell-spares');
  },
);

/** Game of a hero who carries the Amulet home. */
const homeward = (drawing: string, options: ScenarioOptions = {}): Game =>
  changed(scenario(drawing, { depth: 9, carried: ['amulet-of-yala'], ...options }), (draft) => {
    Object.assign(draft, { campaign: 'amulet', deepest: 15 });
  });

describe('on the way home, the walker', () => {
  test('walks on along the path, even with enemies behind it', () => {
    expect(botChoice('walker', homeward('<...@v', { legend: { v: 'vault-hound' } }))).toEqual({
      kind: 'move',
      direction: 'w',
    });
  });

  test('strikes a creature in the only path', () => {
    expect(botChoice('walker', homeward('<..v@', { legend: { v: 'vault-hound' } }))).toMatchObject({
      kind: 'attack',
      direction: 'w',
    });
  });
});

describe('on the way home, the planner', () => {
  const pools = poolsWith({ hp: { current: 2000, max: 2000 }, level: 24 });
  const strong = { ...pools, skills: { melee: 30, defense: 30, magic: 1 } };

  test('strikes the captain first', () => {
    const legend = { A: 'ash-captain', v: 'vault-hound' };
    const game = changed(homeward('#A.\nv@<', { legend, hero: strong, worn: ['war-axe'] }), (draft) => {
      draft.hunt = { depth: 9, at: 0, next: 1, captain: find(draft, 'ash-captain').id };
    });
    expect(botChoice('planner', game)).toMatchObject({ kind: 'attack', direction: 'n' });
  });

  test("rests after the captain's death, and not before", () => {
    const hurt = homeward('@...<', { hero: hero(20, 4) });
    const peace = changed(hurt, (draft) => {
      draft.hunt = { depth: 9, at: 0, next: 1, captain: 9000, peace: true };
    });
    expect(botChoice('planner', peace)).toEqual({ kind: 'rest' });
    expect(botChoice('planner', hurt)).toEqual({ kind: 'ascend' });
  });
});

describe('the fighter', () => {
  test('fights what it sees', () => {
    expect(botChoice('fighter', scenario('@...w'))).toEqual({ kind: 'fight' });
  });

  test('attacks even when nearly dead, and drinks nothing', () => {
    const game = scenario('@...w', { hero: hero(5), carried: ['health-potion'], identified: ['health-potion'] });
    expect(botChoice('fighter', game)).toEqual({ kind: 'fight', sure: true });
  });

  test('leaves items on the ground', () => {
    expect(botChoice('fighter', scenario(`@.%${'.'.repeat(20)}`)).kind).toBe('explore');
  });

  test('steps on a known trap if there is no other path', () => {
    const game = scenario('@X.>', { legend: { X: { raw: 'bear-trap', hidden: null } } });
    expect(botChoice('fighter', game)).toEqual({ kind: 'move', direction: 'e', sure: true });
  });

  test('strikes a fluttering creature in its only path', () => {
    const game = scenario('@d.>', { legend: { d: 'bat' } });
    expect(botChoice('fighter', game)).toMatchObject({ kind: 'attack', direction: 'e' });
  });

  test('goes down after it has seen everything', () => {
    let game = scenario('@..>');
    for (let n = 0; n < 10 && botChoice('fighter', game).kind !== 'descend'; n++) {
      game = act(game, botChoice('fighter', game)).game;
    }
    expect(botChoice('fighter', game)).toEqual({ kind: 'descend' });
  });
});

describe('the careful bot', () => {
  const wounded: ScenarioOptions = { hero: hero(8), carried: ['health-potion'], identified: ['health-potion'] };

  test('drinks in a fight at few hit points', () => {
    expect(botChoice('careful', scenario('@w', wounded))).toMatchObject({ kind: 'use' });
  });

  test('leaves by the stairs under it at few hit points without a potion', () => {
    const low = botSituation(scenario('@..w', { ...wounded, carried: [] }));
    const view = { ...low.view, standingOn: '<' };
    const plan = BOTS.careful({ ...low, view });
    expect(plan.next({ code: 'nothing-pending' }).value).toEqual({ kind: 'ascend' });
  });

  test('takes no stairs while a neighbour would follow', () => {
    const low = botSituation(scenario('@w', { ...wounded, carried: [] }));
    const plan = BOTS.careful({ ...low, view: { ...low.view, standingOn: '<' } });
    expect(plan.next({ code: 'nothing-pending' }).value).toEqual({ kind: 'fight' });
  });

  test('drinks and eats before an action that could kill it', () => {
    const wounded = scenario(`@${'.'.repeat(20)}`, {
      hero: hero(20),
      carried: ['health-potion'],
      identified: ['health-potion'],
    });
    expect(botChoice('careful', bearing(wounded, 'hero', poison(3, 40, null)))).toMatchObject({ kind: 'use' });
    const starving: ScenarioOptions = { hero: { ...hero(1), hunger: { state: 'starving', turns: 0 } } };
    expect(botChoice('careful', scenario(`@${'.'.repeat(20)}`, { ...starving, carried: ['rations'] }))).toMatchObject({
      kind: 'use',
    });
    const bare = botChoice('careful', scenario(`@${'.'.repeat(20)}`, { ...starving, carried: [] }));
    expect(bare).toEqual({ kind: 'move', direction: 'e' });
  });

  test.each(['careful', 'planner'] as const)('as %s it never strikes a friendly creature', (bot) => {
    const game = scenario('@t#', { legend: { t: { raw: 'peasant', fights: true } }, depth: 1 });
    const kinds = Array.from({ length: 60 }, (_, n) => botChoice(bot, game, { seed: `${n}`, idle: 99 }));
    expect(kinds.filter((action) => 'sure' in action)).toEqual([]);
    expect(kinds.map(({ kind }) => kind)).not.toContain('attack');
  });

  test('reads no scrolls', () => {
    const game = scenario(`@.?${'.'.repeat(20)}`, { identified: ['magic-missile-scroll'] });
    expect(botChoice('careful', game).kind).toBe('explore');
  });

  test('leaves rest, meals and better gear to Explore', () => {
    const hungry = { ...hero(45, 8), hunger: { state: 'hungry', turns: 5 } } as const;
    const game = scenario(`@${'.'.repeat(20)}`, { hero: hungry, worn: ['dagger'], carried: ['rations', 'battleaxe'] });
    expect(botChoice('careful', game)).toEqual({ kind: 'explore', take: 'useful' });
  });

  test('buys its first gear before it leaves the town', () => {
    const game = newGame({ seed: 'a careful shopper' }, raws);
    const smith = view(game, raws).places.find(({ who }) => who.raw === 'blacksmith')!;
    expect(chosen('careful', game)).toContainEqual({ kind: 'travel', to: smith.at });
  });
});

/** Returns the first actions that the bot takes in a game. */
function chosen(bot: BotName, game: Game, actions = 12): Action[] {
  const memory = new Memory();
  const taken: Action[] = [];
  for (let now = game; taken.length < actions; ) {
    const action = botChoice(bot, now, { memory });
    taken.push(action);
    now = act(now, action).game;
  }
  return taken;
}

describe('the planner', () => {
  test('if badly hurt, gives a meal to a healing shrine instead of resting', () => {
    const legend = { R: 'shrine-of-crumbs' };
    const at = (current: number) => {
      const hero = poolsWith({ hp: { current, max: 30 } });
      return botChoice('planner', scenario('@R.....', { depth: 3, legend, hero, carried: ['dried-sausage'] }));
    };
    expect(at(12)).toEqual({ kind: 'offer', sure: true });
    expect(at(20).kind).not.toBe('offer');
  });

  test('reads books, and answers the question of a scroll', () => {
    const game = scenario('@....', { carried: ['venom-101'] });
    expect(botChoice('planner', game)).toMatchObject({ kind: 'use' });
    const asked = act(scenario('@....', { carried: ['identify-scroll', 'slow-potion'], worn: [] }), {
      kind: 'use',
      item: 2,
    });
    expect(botChoice('planner', asked.game)).toEqual({ kind: 'answer', option: 3 });
  });

  test('reads an unknown scroll near an enemy, and aims it at that enemy', () => {
    const game = scenario('@....b', { carried: ['magic-missile-scroll'] });
    const start = { ...game, aliases: { 'magic-missile-scroll': { kind: 'scroll', word: 'xyzzy' } as const } };
    const { id } = find(start, 'magic-missile-scroll');
    expect(botChoice('planner', start)).toEqual({ kind: 'use', item: id });
    const { game: asked } = act(start, { kind: 'use', item: id });
    expect(botChoice('planner', asked)).toEqual({ kind: 'use', item: id, at: { x: 6, y: 1 } });
  });

  test('declines a target if there is no enemy', () => {
    const start = scenario('@..', { carried: ['magic-missile-scroll'] });
    const { game } = act(start, { kind: 'use', item: find(start, 'magic-missile-scroll').id });
    expect(botChoice('planner', game)).toEqual({ kind: 'answer', option: null });
  });

  test('poisons the dragon from afar if its mana suffices to kill it', () => {
    const game = scenario(`@.....D.${'\n........'.repeat(3)}`, {
      hero: { ...hero(90, 5), knownSpells: [{ spell: 'venom', manaCost: 2 }] },
    });
    expect(botChoice('planner', game)).toMatchObject({ kind: 'cast', spell: 'venom' });
  });

  test('keeps away from the dragon while it cannot kill it', () => {
    const game = scenario(`>......@......D.${'\n................'.repeat(3)}`, { hero: hero(90, 5) });
    expect(botChoice('planner', game)).toMatchObject({ kind: 'move' });
    expect(botChoice('planner', game)).not.toMatchObject({ direction: 'e' });
  });

  test('decides by figures whether its items suffice', () => {
    const kit = (scrolls: number) =>
      botSituation(
        scenario('@..', {
          hero: hero(90, 5),
          carried: Array<string>(scrolls).fill('magic-missile-scroll'),
          identified: ['magic-missile-scroll'],
        }),
      );
    const enough = (scrolls: number) => suffices(kit(scrolls).view, arsenalOf(kit(scrolls)), 55);
    expect([enough(2), enough(3)]).toEqual([false, true]);
  });

  test('sells spare items and buys what it needs', () => {
    const memory = new Memory();
    memory.errand = 'shop';
    const shop = { legend: { a: 'alchemist' }, depth: 1, memory };
    const loot = scenario('@a', { ...shop, carried: ['hide'] });
    expect(botChoice('planner', loot, { memory })).toMatchObject({ kind: 'sell' });
    const rich = scenario('@a', { ...shop, carried: [], hero: hero(30, 1, 60) });
    const choice = botChoice('planner', stocked(rich, 'alchemist', 'venom-101'), { memory });
    expect(choice).toMatchObject({ kind: 'buy', item: 'venom-101' });
  });

  test('retires after a victory', () => {
    const game = { ...scenario('@....'), laurel: true };
    expect(botChoice('planner', game)).toEqual({ kind: 'retire' });
  });
});

describe('the planner below the lair', () => {
  const deep = (map: string, options: ScenarioOptions = {}): Game =>
    Object.assign(scenario(map, { depth: 8, hero: hero(165, 10), ...options }), { campaign: 'amulet' });

  test('readies the bow that it carries', () => {
    const game = deep('@....', { carried: ['shortbow'] });
    expect(botChoice('planner', game)).toEqual({ kind: 'wear-best' });
  });

  test('shoots a cap beside an enemy, and no other', () => {
    const shoots = (map: string): boolean => {
      const legend = { c: 'firecap', f: 'fungus-man' };
      const { kind } = botChoice('planner', deep(map, { legend, worn: ['shortbow'] }));
      return kind === 'fire';
    };
    expect([shoots('.+@...c..f'), shoots('.+@...c....f')]).toEqual([true, false]);
  });

  test('shoots a cap that bars the path to the rest', () => {
    const game = deep(`@...c${'.'.repeat(12)}`, { legend: { c: 'firecap' }, worn: ['shortbow'] });
    expect(botChoice('planner', game)).toMatchObject({ kind: 'fire' });
  });

  test('finally fights an enemy that it has evaded often', () => {
    const memory = new Memory();
    const game = deep('.....@....C.', { legend: { C: 'slag-colossus' }, hero: hero(40, 1) });
    const kinds = Array.from({ length: 14 }, () => botChoice('planner', game, { memory }).kind);
    expect([kinds[0], kinds.at(-1)]).toEqual(['move', 'fight']);
  });

  test('leaves the sight of a creature that wakes the dead, and attacks it after many attempts', () => {
    const memory = new Memory();
    const map = '...........\n......M....\n...@.......\n...........';
    const game = deep(map, { legend: { M: 'mother-cap' }, worn: ['war-axe'] });
    const choices = Array.from({ length: 41 }, () => botChoice('planner', game, { memory }));
    expect([choices[0], choices.at(-1)]).toMatchObject([
      { kind: 'move', direction: expect.stringMatching(/w/) },
      { kind: 'move', direction: expect.stringMatching(/e/) },
    ]);
  });

  test('escapes by scroll when badly hurt, and goes shopping', () => {
    const memory = new Memory();
    const [carried, identified] = [['town-portal-scroll'], ['town-portal-scroll']];
    const game = deep('@f...', { legend: { f: 'fungus-man' }, hero: hero(30, 10), carried, identified });
    expect(botChoice('planner', game, { memory })).toMatchObject({ kind: 'use' });
    expect(memory.errand).toBe('shop');
  });

  test('takes the Amulet, in view or remembered', () => {
    const legend = { A: 'amulet-of-yala' };
    const game = deep('@...A', { legend });
    const amulet = find(game, 'amulet-of-yala');
    expect(botChoice('planner', game)).toEqual({ kind: 'fetch', item: amulet.id });
    const behindDoor = changed(deep('@..+A', { legend }), (draft) => {
      here(draft).revealed = '1'.repeat(here(draft).tiles.length);
      for (const entity of here(draft).entities) if (entity.raw === 'amulet-of-yala') entity.seen = true;
    });
    expect(botChoice('planner', behindDoor)).toEqual({ kind: 'travel', to: { x: 5, y: 1 } });
  });

  test('climbs on when hurt on its way home, and does not rest', () => {
    const game = deep('@...<', { carried: ['amulet-of-yala'], hero: hero(70, 10) });
    expect(botChoice('planner', game)).toEqual({ kind: 'ascend' });
  });

  test('goes to the stairs on its way home, even above the lair, and not to far enemies', () => {
    const options = { depth: 5, legend: { f: 'gore-ram' }, carried: ['amulet-of-yala'], worn: ['war-axe'] };
    expect(botChoice('planner', deep('<...@.....f.', options))).toEqual({ kind: 'ascend' });
  });

  test.each([
    ['is easy', 'rat', 'explore'],
    ['is not', 'gore-ram', 'fight'],
  ])('fights on its way an enemy that %s: a %s', (_, foe, kind) => {
    const game = deep('@....f.......', { legend: { f: foe }, worn: ['war-axe'] });
    expect(botChoice('planner', game).kind).toBe(kind);
  });

  test('tries on magic gear that is no worse than the worn gear', () => {
    const wears = (worn: string): boolean =>
      botChoice('planner', deep('@....', { worn: [worn], carried: ['longsword+3'] })).kind === 'equip';
    expect([wears('dagger'), wears('war-axe')]).toEqual([true, false]);
  });
});

describe('the tourist', () => {
  test('goes to see an altar', () => {
    const memory = new Memory();
    const game = scenario(`@...a${'.'.repeat(20)}`, { legend: { a: 'altar' } });
    const kinds = Array.from({ length: 10 }, (_, n) => botChoice('tourist', game, { seed: `${n}`, memory }));
    expect(kinds).toContainEqual({ kind: 'travel', to: { x: 5, y: 1 } });
  });

  test('goes to see a shrine, and makes its offering', () => {
    const legend = { s: 'shrine-of-coin' };
    const away = scenario(`@...s${'.'.repeat(20)}`, { legend });
    const kinds = Array.from({ length: 20 }, (_, n) =>
      botChoice('tourist', away, { seed: `${n}`, memory: new Memory() }),
    );
    expect(kinds).toContainEqual({ kind: 'travel', to: { x: 5, y: 1 } });
    const beside = scenario('@s...', { legend, hero: hero(30, 1, 500) });
    expect(botChoice('tourist', beside)).toEqual({ kind: 'offer', sure: true });
  });

  test('comes back to a remembered shrine when it has the price', () => {
    const legend = { s: 'shrine-of-coin' };
    const goes = (gold: number): boolean => {
      const game = scenario(`@...s${'.'.repeat(20)}`, { legend, hero: hero(30, 1, gold) });
      const shrine = view(game, raws).things.find(({ raw }) => raw === 'shrine-of-coin')!;
      const kinds = Array.from({ length: 20 }, (_, n) => {
        const memory = new Memory();
        memory.done.add(`see ${shrine.id}`);
        return botChoice('tourist', game, { seed: `${n}`, memory });
      });
      return kinds.some((action) => action.kind === 'travel' && action.to.x === shrine.at.x);
    };
    expect([goes(500), goes(10)]).toEqual([true, false]);
  });

  test.each([
    ['one', ['magic-mapping-scroll'], false],
    ['the first of two', ['magic-mapping-scroll', 'magic-mapping-scroll'], true],
  ])('as a pilgrim uses the scrolls that a shrine may take, but not the last: %s', (_, carried, uses) => {
    const game = scenario('@....', { carried, identified: ['magic-mapping-scroll'] });
    const used = (manner: string): boolean =>
      Array.from({ length: 20 }, (_, n) => {
        const memory = new Memory();
        for (const key of ['manner', manner]) memory.done.add(key);
        return botChoice('tourist', game, { seed: `${n}`, memory }).kind;
      }).includes('use');
    expect([used('pilgrim'), used('none')]).toEqual([uses, true]);
  });

  test('shoots when there is a target', () => {
    const shoots = (map: string): boolean => {
      const game = scenario(map, { worn: ['shortbow'] });
      return Array.from({ length: 20 }, (_, n) => botChoice('tourist', game, { seed: `${n}` }).kind).includes('fire');
    };
    expect([shoots('@..w'), shoots('@.......w')]).toEqual([true, false]);
  });

  test('first walks to every person of note', () => {
    const game = newGame({ seed: 'a tourist' }, raws);
    const places = view(game, raws).places.map(({ at: to }) => ({ kind: 'travel', to }));
    expect(places).toContainEqual(botChoice('tourist', game));
  });

  test('on tiptoe goes down past creatures, until it has killed one or come deep', () => {
    const game = scenario('@...\n....\n.r.>');
    const memory = (): Memory => {
      const tiptoe = new Memory();
      for (const key of ['manner', 'tiptoe']) tiptoe.done.add(key);
      return tiptoe;
    };
    const choices = (kills: number, deepest = 2) =>
      Array.from(
        { length: 9 },
        (_, n) => botChoice('tourist', { ...game, kills, deepest }, { seed: `${n}`, memory: memory() }).kind,
      );
    expect(new Set(choices(0))).toEqual(new Set(['move']));
    expect(choices(1)).toContain('fight');
    expect(choices(0, 9)).toContain('fight');
  });

  test('on tiptoe does not explore into a fight, and goes back up if its path is cut off', () => {
    const memory = new Memory();
    for (const key of ['manner', 'tiptoe']) memory.done.add(key);
    const cutOff = scenario('#######\n<@r..>#\n#######');
    expect(botChoice('tourist', cutOff, { memory })).toEqual({ kind: 'move', direction: 'w' });
  });

  test.each([
    ['w', 0],
    ['e', -1],
  ] as const)('on tiptoe runs to the edge of the known ground that it has chosen, to the %s', (direction, end) => {
    const half = '.'.repeat(20);
    const game = scenario(`${half}@${half}\n${half}r${half}`);
    const { tiles, hero, width } = view(game, raws);
    const row = Array.from({ length: width }, (_, x) => hero.at.y * width + x);
    const cell = row.filter((at) => tiles[at] === '.').at(end) as number;
    const memory = new Memory();
    for (const key of ['manner', 'tiptoe']) memory.done.add(key);
    memory.onward = { depth: game.depth, cell };
    expect(botChoice('tourist', game, { memory })).toEqual({ kind: 'move', direction });
  });

  /** First action of the tourist in each of several runs of The Amulet. */
  const firsts = (map: string, options: ScenarioOptions, runs = 30): Action[] => {
    const game = { ...scenario(map, options), campaign: 'amulet' };
    return Array.from({ length: runs }, (_, n) => botChoice('tourist', game, { seed: `${n}`, memory: new Memory() }));
  };

  test('pays tribute at a market', () => {
    const market = { legend: { m: 'market-draper' }, depth: 11, carried: [], hero: hero(165, 10, 60) };
    expect(firsts('@m', market).map(({ kind }) => kind)).toContain('pay-tribute');
  });

  test('tries on all pieces that look alike', () => {
    const carried = ['longsword+3', 'longsword+2'];
    const game = { ...scenario('@....', { carried, worn: ['war-axe'], depth: 8 }), campaign: 'amulet' };
    const pack = view(game, rawsFor(raws, game)).pack.filter(({ slot }) => slot === null);
    expect(pack[0]?.alias).toEqual(pack[1]?.alias);
    const [first, second] = pack.map(({ id }) => id) as [number, number];
    const worn = Array.from({ length: 60 }, (_, n) => {
      const memory = new Memory();
      for (const key of [first, JSON.stringify(pack[0]?.alias)]) memory.done.add(`wear ${key}`);
      return botChoice('tourist', game, { seed: `${n}`, memory });
    });
    // The tourist sometimes tries on the second item by chance, without any reason.
    const times = worn.filter((action) => action.kind === 'equip' && action.item === second).length;
    expect(times).toBeGreaterThan(10);
  });

  const SEEDS = Array.from({ length: 150 }, (_, n) => String(n));

  test('ends its run after a long time, but in a finite campaign only on the last level', () => {
    const ends = (changes: Partial<Game>): boolean => {
      const game = { ...scenario('@....'), turn: 4000, ...changes };
      return SEEDS.some((seed) => botChoice('tourist', game, { seed }).kind === 'abandon');
    };
    expect([ends({}), ends({ campaign: 'amulet' }), ends({ campaign: 'amulet', deepest: 15 })]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('shoots every kind of cap', () => {
    const grove = { legend: { c: 'firecap' }, depth: 8, worn: ['shortbow'], carried: [] };
    expect(firsts('@...c', grove)).toContainEqual({ kind: 'fire', at: { x: 5, y: 1 } });
  });

  test('goes below the lair to fetch items, and opens gates', () => {
    const lying = { legend: { i: 'longsword' }, depth: 12, carried: [] };
    expect(firsts('@...i....', lying).map(({ kind }) => kind)).toContain('fetch');
    const grate = { legend: { g: 'water-grate' }, depth: 12, carried: [] };
    expect(firsts(`@...g${'.'.repeat(20)}`, grate)).toContainEqual({ kind: 'travel', to: { x: 5, y: 1 } });
  });

  test('sometimes declines the question of a scroll', () => {
    const { game } = act(scenario('@....', { carried: ['identify-scroll', 'slow-potion'], worn: [] }), {
      kind: 'use',
      item: 2,
    });
    const answers = Array.from({ length: 30 }, (_, n) => botChoice('tourist', game, { seed: `${n}` }));
    expect(answers).toContainEqual({ kind: 'answer', option: null });
    expect(answers).toContainEqual({ kind: 'answer', option: 3 });
  });
});

describe('the wizard', () => {
  test('gives up deep down in an endless campaign, and goes to the bottom of a finite one', () => {
    const givesUp = (campaign?: 'amulet'): boolean => {
      const game = { ...scenario('@....', { depth: 12 }), cheated: true, ...(campaign && { campaign }) };
      return Array.from(
        { length: 20 },
        (_, n) => botChoice('wizard', game, { seed: `${n}`, memory: new Memory() }).kind,
      ).includes('abandon');
    };
    expect([givesUp(), givesUp('amulet')]).toEqual([true, false]);
  });

  test('ends no run on the last level while it meets new kinds there', () => {
    const last = { turn: 4000, deepest: 15, campaign: 'amulet', cheated: true };
    const game = { ...scenario('@....', { depth: 15 }), ...last };
    const ends = (routine: number): boolean =>
      Array.from({ length: 60 }, (_, n) => {
        const memory = new Memory();
        botSituation(game, { memory });
        memory.routine = routine;
        return botChoice('wizard', game, { seed: `${n}`, memory }).kind;
      }).includes('abandon');
    expect([ends(20), ends(200)]).toEqual([false, true]);
  });

  /**
   * First action of the wizard in each of forty runs of The Amulet. `routine`: decisions that it has made since it last
   * met something new.
   */
  const below = (game: Game, { routine = 0, memory = () => new Memory() } = {}): Action[] => {
    const here = { ...game, campaign: 'amulet', cheated: true };
    return Array.from({ length: 40 }, (_, n) => {
      const known = memory();
      botSituation(here, { memory: known });
      known.routine = routine;
      return botChoice('wizard', here, { seed: `${n}`, memory: known });
    });
  };
  const kinds = (actions: readonly Action[]): string[] => actions.map(({ kind }) => kind);
  /** Share of the actions that equal the wanted action, from 0 to 1. */
  const shareOf = (actions: readonly Action[], wanted: Action): number =>
    actions.filter((action) => JSON.stringify(action) === JSON.stringify({ ...wanted })).length / actions.length;

  test('goes on after it has met nothing new for long, and everything that such a level must have', () => {
    const leaves = (recipe: string, routine: number, seen: string[] = []): boolean => {
      const game = changed(scenario('@....', { depth: 8 }), (draft) => Object.assign(here(draft), { recipe }));
      const memory = (): Memory => {
        const known = new Memory();
        for (const raw of seen) known.kinds.add(raw);
        return known;
      };
      return below(game, { routine, memory }).some((action) => action.kind === 'cheat' && action.cheat === 'exit');
    };
    expect([leaves('grove-edge', 10), leaves('grove-edge', 60)]).toEqual([false, true]);
    expect([leaves('mother-grove', 60), leaves('mother-grove', 60, ['mother-cap'])]).toEqual([false, true]);
  });

  test('attacks a leader before nearer creatures, until it has killed one', () => {
    const legend = { L: 'captain-longsight', g: 'barbo-gate-guard' };
    const game = scenario('...@.g\n......\nL.....', { legend, depth: 12, carried: [] });
    const share = (slain: string[]): number => {
      const memory = (): Memory => {
        const known = new Memory();
        for (const raw of slain) known.slain.add(raw);
        return known;
      };
      const steps = below(game, { memory }).filter((one) => one.kind === 'move' && /w/.test(one.direction));
      return steps.length / 40;
    };
    expect(share([])).toBeGreaterThan(0.5);
    expect(share(['captain-longsight'])).toBeLessThan(0.3);
  });

  test('shoots a cap of a kind that it has not killed, from outside its range', () => {
    const grove = { legend: { c: 'firecap' }, depth: 8, worn: ['shortbow'], carried: [] };
    const share = (map: string, wanted: Action): number => shareOf(below(scenario(map, grove)), wanted);
    expect(share('@...c', { kind: 'fire', at: { x: 5, y: 1 }, sure: true })).toBeGreaterThan(0.5);
    expect(share('@.....c', { kind: 'move', direction: 'e' })).toBeGreaterThan(0.5);
  });

  test('goes to a grate and opens it, even with enemies near', () => {
    const legend = { g: 'water-grate', f: 'gore-ram' };
    const memory = (): Memory => {
      const known = new Memory();
      known.slain.add('gore-ram');
      return known;
    };
    const share = (map: string, wanted: Action): number =>
      shareOf(below(scenario(map, { legend, depth: 12, carried: [] }), { memory }), wanted);
    expect(share('@..g...', { kind: 'travel', to: { x: 4, y: 1 } })).toBeGreaterThan(0.5);
    expect(share('g...@.....f', { kind: 'travel', to: { x: 1, y: 1 } })).toBeGreaterThan(0.5);
    expect(share('g@.....f', { kind: 'travel', to: { x: 1, y: 1 } })).toBeGreaterThan(0.5);
  });

  test('trades once with each vendor', () => {
    const game = scenario('@m', { legend: { m: 'market-draper' }, depth: 11, carried: ['leather-boots', 'beer'] });
    const vendor = view({ ...game, campaign: 'amulet' }, rawsFor(raws, { campaign: 'amulet' })).shops[0]!.vendor.id;
    const dealt = (): Memory => {
      const known = new Memory();
      for (const key of [`visit ${vendor}`, 'sell to market-draper', 'pilgrim', 'manner']) known.done.add(key);
      known.served.add(vendor);
      return known;
    };
    expect(kinds(below(game))).toContain('sell-spares');
    expect(kinds(below(game, { memory: dealt })).filter((kind) => kind.startsWith('sell'))).toEqual([]);
  });

  test('waits while a foe can cast an unseen spell, and kills the foe afterwards', () => {
    const legend = { S: 'scribbles' };
    const share = (map: string, wanted: Action['kind'], spells: string[] = []): number => {
      const memory = (): Memory => {
        const known = new Memory();
        for (const spell of spells) known.suffered.add(spell);
        return known;
      };
      const done = kinds(below(scenario(map, { legend, depth: 4, carried: [] }), { memory }));
      return done.filter((kind) => kind === wanted).length / done.length;
    };
    expect(share('@...S', 'wait')).toBeGreaterThan(0.5);
    expect(share('...@S', 'move')).toBeGreaterThan(0.5);
    expect(share('@...S', 'wait', ['zap'])).toBe(0);
    expect(share('@...S', 'fight', ['zap'])).toBeGreaterThan(0.5);
  });

  test("waits for the spells of a foe's present phase", () => {
    const waits = (spells: string[], phase: number): boolean => {
      const legend = { G: { raw: 'gatekeeper', phase } };
      const memory = (): Memory => {
        const known = new Memory();
        for (const spell of spells) known.suffered.add(spell);
        return known;
      };
      const game = scenario('@..G..\n......\n......', { legend, depth: 15, carried: [] });
      return kinds(below(game, { memory })).includes('wait');
    };
    const before = ['gate-chain', 'key-ring'];
    expect([waits(before, 0), waits(before, 2), waits([...before, 'gate-quake'], 2)]).toEqual([false, true, false]);
  });

  test('fights across the border of a truce, until a truce has stopped it', () => {
    const first = (map: string, stops: StopReason[] = []): Action[] => {
      const memory = (): Memory => {
        const known = new Memory();
        for (const reason of stops) known.stops.add(reason);
        known.slain.add('goblin');
        return known;
      };
      const city = changed(scenario(map, { depth: 11, carried: [] }), (draft) =>
        Object.assign(here(draft), { recipe: 'open-city' }),
      );
      return below(city, { memory });
    };
    expect(shareOf(first('@.==..g'), { kind: 'fight', sure: true })).toBeGreaterThan(0.5);
    expect(shareOf(first('..=@..g'), { kind: 'move', direction: 'w' })).toBeGreaterThan(0.5);
    expect(shareOf(first('..=@..g', ['truce']), { kind: 'move', direction: 'w' })).toBeLessThan(0.3);
    expect(shareOf(first('@.==..g', ['truce']), { kind: 'fight', sure: true })).toBe(0);
  });

  test('walks straight to a closed door, until a door has stopped it', () => {
    const strides = (stops: StopReason[]): boolean => {
      const memory = (): Memory => {
        const known = new Memory();
        for (const reason of stops) known.stops.add(reason);
        for (const key of ['stride to door', 'see 3']) known.done.add(key);
        return known;
      };
      const walks = below(scenario('@...+....', { depth: 4, carried: [] }), { memory });
      return walks.some((one) => one.kind === 'move' && (one.steps ?? 1) > 1);
    };
    expect([strides([]), strides(['door'])]).toEqual([true, false]);
  });

  test('buys, takes and puts on magic gear of every kind that it has not worn', () => {
    const memory = (): Memory => {
      const known = new Memory();
      known.done.add('worn magic buckler');
      return known;
    };
    const lying = (raw: string): Action[] =>
      below(scenario('@...i..', { legend: { i: raw }, depth: 8, carried: [] }), { memory });
    const share = (raw: string): number => kinds(lying(raw)).filter((kind) => kind === 'fetch').length / 40;
    expect(share('shortsword+1')).toBeGreaterThan(0.5);
    expect(share('shortsword+1')).toBeGreaterThan(share('buckler+1'));
    const worn = below(scenario('@.....', { carried: ['buckler+1', 'shortsword+1'], worn: [], depth: 8 }), { memory });
    expect(shareOf(worn, { kind: 'equip', item: 3 })).toBeGreaterThan(0.5);
    const stand = scenario('@m...', { legend: { m: 'market-armourer' }, depth: 11, hero: hero(30, 1, 5000) });
    const bought = below(stand).flatMap((one) => (one.kind === 'buy' ? [raws.item[one.item]?.variant?.base] : []));
    expect(bought.filter((base) => base !== undefined).length).toBeGreaterThan(bought.length / 2);
  });

  test('leaves the town, and gives up its errand, if that takes too long', () => {
    const leaves = (visit: number): boolean => {
      const game = { ...scenario('@....', { depth: 1 }), campaign: 'amulet', cheated: true };
      return Array.from({ length: 20 }, (_, n) => {
        const memory = new Memory();
        memory.errand = 'shop';
        botSituation(game, { memory });
        memory.visit = visit;
        const first = botChoice('wizard', game, { seed: `${n}`, memory });
        return first.kind === 'cheat' && first.cheat === 'exit' && memory.errand === null;
      }).includes(true);
    };
    expect([leaves(20), leaves(200)]).toEqual([false, true]);
  });

  test('does not pick up items that it has dropped', () => {
    const memory = (): Memory => {
      const known = new Memory();
      known.leftLying.add(2);
      return known;
    };
    const game = scenario('@.i..', { legend: { i: 'tower-shield' }, depth: 8, carried: [], worn: [] });
    const goes = (known: () => Memory): boolean => kinds(below(game, { memory: known })).includes('fetch');
    expect([goes(() => new Memory()), goes(memory)]).toEqual([true, false]);
  });

  test('drops gear that it has tried on, if it carries much', () => {
    const drops = (pieces: number): boolean => {
      const carried = Array.from({ length: pieces }, () => 'tower-shield');
      const memory = (): Memory => {
        const known = new Memory();
        for (const key of ['wear tower-shield', 'drop']) known.done.add(key);
        return known;
      };
      return kinds(below(scenario('@....', { carried, depth: 8 }), { memory })).includes('drop');
    };
    expect([drops(1), drops(12)]).toEqual([false, true]);
  });
});

describe('memory', () => {
  test('keeps things out of sight, and drops things that are gone', () => {
    const memory = new Memory();
    const game = scenario('@..%');
    botSituation(game, { memory });
    expect(memory.sights(2)).toHaveLength(1);
    const there = act(game, { kind: 'travel', to: { x: 4, y: 1 } }).game;
    botSituation(act(there, { kind: 'pickup' }).game, { memory });
    expect(memory.sights(2)).toHaveLength(0);
  });

  test('knows which kinds it has killed, and for how long it has met nothing new', () => {
    const memory = new Memory();
    const game = scenario('@r', { hero: hero(30, 9) });
    for (let n = 0; n < 3; n++) botSituation(game, { memory });
    expect([memory.routine, memory.kinds.has('rat'), memory.slain.size]).toEqual([2, true, 0]);
    let after = game;
    while (after.kills === 0) after = act(after, { kind: 'fight', sure: true }).game;
    botSituation(after, { memory });
    expect([memory.routine, [...memory.slain]]).toEqual([0, ['rat']]);
    botSituation(after, { memory });
    const deeper = { ...after, depth: 3, levels: { 2: here(after), 3: { ...here(after), depth: 3 } } };
    const routines = [deeper, after, deeper].map((one) => {
      botSituation(one, { memory });
      return memory.routine;
    });
    expect(routines).toEqual([0, 1, 2]);
    expect([memory.stayAt(2), memory.stayAt(3)]).toEqual([6, 2]);
  });

  test('gives up things that it cannot reach', () => {
    const memory = new Memory();
    const tries = Array.from({ length: 20 }, () => memory.tryAgain(7));
    expect(tries[0]).toBe(true);
    expect(tries.at(-1)).toBe(false);
  });
});

test.each(BOT_NAMES)('the %s bot plays the same with the same random numbers', (bot) => {
  const game = scenario('.w.\n@.!\n..>');
  expect(botChoice(bot, game)).toEqual(botChoice(bot, game));
});

test.each(['careful', 'planner', 'fighter', 'masher', 'first'] as const)('%s takes one of two ways down', (bot) => {
  let game = arrivedAtFork(3);
  for (let n = 0; n < 6 && game.depth === 3; n++) game = act(game, botChoice(bot, game)).game;
  expect(game.depth).toBe(4);
});
