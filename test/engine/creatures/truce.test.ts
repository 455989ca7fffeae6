import { type Action, type Game, type GameEvent, legalActions, previewAim, view } from '../../../src/engine';
import { createI18n } from '../../../src/i18n';
import { loadRaws } from '../../../src/raws';
import {
  act,
  all,
  changed,
  find,
  here,
  type Legend,
  refusal,
  type ScenarioOptions,
  scenario,
} from '../../support/scenario';
import { bearing, confusion, poison } from '../../support/statuses';

const legend = {
  w: { raw: 'mangy-wolf', naturalArmor: 40 },
  o: { raw: 'orc', initiative: 10000, naturalArmor: 40 },
  a: 'arbat-dark-elf',
  b: { raw: 'barbo-dark-elf', initiative: 10000 },
  e: 'barbo-dark-elf',
} as const;

/** Game on a street. East of column `from` the street is a market under a truce. */
const market = (drawing: string, from: number, options: ScenarioOptions = {}): Game =>
  changed(
    scenario(drawing, { legend: { ...legend }, worn: ['rusty-longsword', 'shortbow'], carried: [], ...options }),
    (game) => {
      const level = here(game);
      const { width, tiles } = level;
      level.recipe = 'open-city';
      level.tiles = [...tiles].map((tile, cell) => (cell % width >= from && tile === '.' ? '=' : tile)).join('');
    },
  );

const BREATHER = { knownSpells: [{ spell: 'acid-breath', manaCost: 1 }] };
const BREATH = { kind: 'cast', spell: 'acid-breath', at: { x: 3, y: 1 } } as const;

const HERE = { code: 'truce', where: 'here' };
const THERE = { code: 'truce', where: 'there' };
const EAST = { direction: 'e' } as const;
const hpOf = (game: Game, raw: string): number | undefined => find(game, raw).pools?.hp.current;
const wait = (game: Game, turns: number): { game: Game; events: GameEvent[] } => {
  const seenEvents: GameEvent[] = [];
  let now = game;
  for (let turn = 0; turn < turns; turn++) {
    const { game: next, events } = act(now, { kind: 'wait' });
    now = next;
    seenEvents.push(...events);
  }
  return { game: now, events: seenEvents };
};
const blows = (events: readonly GameEvent[]) => events.filter(({ kind }) => ['hit', 'missed', 'cast'].includes(kind));
/** Blows, and blows that the truce prevented. */
const attempts = (events: readonly GameEvent[]) => [
  ...blows(events),
  ...events.filter(({ kind }) => kind === 'truce-held'),
];

describe('a truce refuses', () => {
  const verbs: [string, Action][] = [
    ['a blow', { kind: 'attack', ...EAST }],
    ['a blow, however sure', { kind: 'attack', ...EAST, sure: true }],
    ['walking into somebody', { kind: 'move', ...EAST }],
  ];
  test.each(verbs)('%s by the hero within the truce, into it and out of it', (_, action) => {
    expect(refusal(market('@o', 1), action)).toEqual(HERE);
    expect(refusal(market('@o', 2), action)).toEqual(THERE);
    expect(refusal(market('o@', 2), { ...action, direction: 'w' } as Action)).toEqual(HERE);
    expect(act(market('@o', 9), action).turns).toBeGreaterThan(0);
  });

  test('a fight of the hero if one of the two stands under it', () => {
    expect(refusal(market('@o', 1), { kind: 'fight' })).toEqual(HERE);
    expect(refusal(market('@o', 2), { kind: 'fight' })).toEqual(THERE);
    expect(act(market('@o', 9), { kind: 'fight' }).turns).toBeGreaterThan(0);
  });

  test('to go on with a fight, and says if the hero or the enemy stands under it', () => {
    const stopOf = (drawing: string, paving: string, legend: Legend = {}) => {
      const game = changed(market(drawing, 99, { legend, worn: [] }), (draft) => {
        const level = here(draft);
        const row = level.width + 1;
        level.tiles = level.tiles.slice(0, row) + paving + level.tiles.slice(row + paving.length);
      });
      return act(game, { kind: 'fight' }).events.find(({ kind }) => kind === 'stopped');
    };
    expect(stopOf('@...o', '..=..', { o: legend.o })).toMatchObject({ reason: 'truce', what: null });
    expect(stopOf('@.....w', '...===.')).toMatchObject({ reason: 'truce', what: 'mangy-wolf' });
  });

  test('a shot of the hero', () => {
    expect(refusal(market('@.o', 1), { kind: 'fire' })).toEqual(HERE);
    expect(refusal(market('@.o', 3), { kind: 'fire' })).toEqual(THERE);
    expect(refusal(market('@.o', 3), { kind: 'fire', at: { x: 3, y: 1 }, sure: true })).toEqual(THERE);
    expect(refusal(market('@.t', 3), { kind: 'fire', at: { x: 3, y: 1 }, sure: true })).toEqual(THERE);
    expect(act(market('@.o', 9), { kind: 'fire' }).turns).toBeGreaterThan(0);
  });

  test.each(['dagger', 'poison-potion', 'health-potion'])('throws of a harmful or unknown thing: %s', (raw) => {
    const thrown = (from: number): [Game, Action] => {
      const game = market('@..o', from, { carried: [raw] });
      return [game, { kind: 'throw', item: find(game, raw).id, at: { x: 4, y: 1 }, sure: true }];
    };
    expect(refusal(...thrown(1))).toEqual(HERE);
    expect(refusal(...thrown(4))).toEqual(THERE);
    expect(act(...thrown(9)).turns).toBe(1);
  });

  test('no throw of a potion that the hero knows to heal', () => {
    const game = market('@..o', 1, { carried: ['health-potion'], identified: ['health-potion'] });
    expect(act(game, { kind: 'throw', item: find(game, 'health-potion').id, at: { x: 4, y: 1 } }).turns).toBe(1);
  });

  test('no throw beside it, but keeps creatures under it from harm', () => {
    const game = market('@..oo', 5, { carried: ['poison-potion'], identified: ['poison-potion'] });
    const { events } = act(game, { kind: 'throw', item: find(game, 'poison-potion').id, at: { x: 4, y: 1 } });
    expect(events.filter(({ kind }) => kind === 'status-gained')).toMatchObject([{ at: { x: 4, y: 1 } }]);
    expect(events.filter(({ kind }) => kind === 'truce-held')).toMatchObject([{ at: { x: 5, y: 1 } }]);
  });

  test.each([
    ['a spell', { kind: 'cast', spell: 'zap' } as const],
    ['a thing thrown or read', { kind: 'use', item: 0 } as const],
  ])('%s that harms, but no other', (_, given) => {
    const hero = { knownSpells: [{ spell: 'zap', manaCost: 1 }] };
    const with_ = (from: number) =>
      market('@.o', from, { hero, carried: ['fireball-scroll'], identified: ['fireball-scroll'] });
    const at = { x: 3, y: 1 };
    const action = (game: Game): Action =>
      given.kind === 'use' ? { ...given, item: find(game, 'fireball-scroll').id, at, sure: true } : { ...given, at };
    for (const [from, expected] of [
      [1, HERE],
      [3, THERE],
    ] as const) {
      expect(refusal(with_(from), action(with_(from)))).toEqual(expected);
    }
    expect(act(with_(9), action(with_(9))).turns).toBeGreaterThan(0);
    const hurt = market('@.o', 1, { carried: ['health-potion'], identified: ['health-potion'] });
    hurt.hero.pools.hp.current = 3;
    expect(act(hurt, { kind: 'use', item: find(hurt, 'health-potion').id }).turns).toBe(1);
  });

  test('actions without listing them', () => {
    const kinds = (from: number) => legalActions(market('@o', from), loadRaws()).map(({ kind }) => kind);
    expect(kinds(9)).toEqual(expect.arrayContaining(['attack', 'fight']));
    for (const kind of ['attack', 'fight', 'fire']) expect([...kinds(1), ...kinds(2)]).not.toContain(kind);
  });
});

describe('a truce keeps creatures', () => {
  test('from blows within it, into it and out of it', () => {
    expect(blows(wait(market('@w', 9), 6).events)).not.toEqual([]);
    for (const from of [1, 2]) expect(attempts(wait(market('@w', from), 6).events)).toEqual([]);
    expect(attempts(wait(market('w@', 2), 6).events)).toEqual([]);
  });

  test('from shots and spells', () => {
    expect(blows(wait(market('@..e', 9), 3).events)).not.toEqual([]);
    for (const from of [1, 4]) expect(attempts(wait(market('@..e', from), 3).events)).toEqual([]);
    expect(attempts(wait(market('e..@', 4), 3).events)).toEqual([]);
  });

  test('from fights between creatures at war', () => {
    const afterWar = (from: number) => wait(market('@#\n##\nab', from), 6);
    expect(hpOf(afterWar(9).game, 'barbo-dark-elf')).toBeLessThan(hpOf(market('ab@', 9), 'barbo-dark-elf')!);
    expect(hpOf(afterWar(2).game, 'barbo-dark-elf')).toBe(hpOf(market('ab@', 9), 'barbo-dark-elf'));
  });

  test('from chasing the hero', () => {
    const chased = (from: number) => {
      const game = changed(market('w....@', from), (draft) => {
        find(draft, 'mangy-wolf').chasing = 1;
      });
      return find(wait(game, 2).game, 'mangy-wolf').chasing;
    };
    expect(chased(9)).toBe(1);
    expect(chased(6)).toBeUndefined();
  });
});

describe('under a truce', () => {
  test('stray blows of a confused hero do no harm and cost no standing', () => {
    const drapers = { t: { raw: 'market-draper', initiative: 10000 }, o: legend.o };
    const strikes = (from: number): Game => {
      let game = bearing(market('oot\no@t\noot', from, { legend: drapers }), 'hero', confusion(90));
      for (let turn = 0; turn < 30; turn++) game = act(game, { kind: 'attack', direction: 'w', sure: true }).game;
      return game;
    };
    const health = (game: Game) => all(game, 'market-draper').map(({ pools }) => pools!.hp.current);
    const before = health(market('oot\no@t\noot', 3, { legend: drapers }));
    expect(health(strikes(9))).not.toEqual(before);
    expect(strikes(9).standings.market).toBeLessThan(0);
    expect(health(strikes(3))).toEqual(before);
    expect(strikes(3).standings.market ?? 0).toBeGreaterThanOrEqual(0);
    const seenEvents = strikes(3).events;
    expect(seenEvents).toContainEqual(expect.objectContaining({ kind: 'truce-held' }));
    const struck = blows(seenEvents).map((event) => ('target' in event ? event.target.raw : null));
    expect(struck).toContain('orc');
    expect(struck).not.toContain('market-draper');
  });

  test('an area that reaches into the truce harms only creatures outside', () => {
    const game = market('@..o.w', 6, { carried: ['fireball-scroll'], identified: ['fireball-scroll'] });
    const cast = act(game, { kind: 'use', item: find(game, 'fireball-scroll').id, at: { x: 4, y: 1 }, sure: true });
    expect(hpOf(cast.game, 'mangy-wolf')).toBe(hpOf(game, 'mangy-wolf'));
    expect(cast.events).toContainEqual(expect.objectContaining({ kind: 'truce-held' }));
    expect(cast.events).toContainEqual(expect.objectContaining({ kind: 'hurt' }));
  });

  test('an area that reaches into the truce lists only creatures outside in its preview and its question', () => {
    const drapers = { t: 'market-draper', o: legend.o } as const;
    const game = (from: number) => market('@.o.t', from, { legend: drapers, hero: BREATHER });
    const caught = (from: number) => previewAim(game(from), BREATH, loadRaws())?.caught.map(({ raw }) => raw);
    expect(refusal(game(9), BREATH)).toMatchObject({ danger: 'friendly', what: 'market-draper' });
    expect(caught(9)).toEqual(['orc', 'market-draper']);
    expect(act(game(5), BREATH).turns).toBe(1);
    expect(caught(5)).toEqual(['orc']);
    expect(caught(1)).toEqual([]);
  });

  test('an unknown thing harms nobody, becomes known and is kept', () => {
    for (const [game, x] of [
      [market('@..o', 1, { carried: ['fireball-scroll'] }), 4],
      [market('o....@', 6, { carried: ['fireball-scroll'] }), 1],
    ] as const) {
      const cast = act(game, { kind: 'use', item: find(game, 'fireball-scroll').id, at: { x, y: 1 } });
      expect(hpOf(cast.game, 'orc')).toBe(hpOf(game, 'orc'));
      expect(cast).toMatchObject({ turns: 1, game: { identified: ['fireball-scroll'] } });
      expect(cast.events).toContainEqual(expect.objectContaining({ kind: 'truce-held' }));
      expect(cast.events).not.toContainEqual(expect.objectContaining({ kind: 'fizzled' }));
      expect(find(cast.game, 'fireball-scroll').consumable).toBeUndefined();
    }
    const potion = market('@', 1, { carried: ['poison-potion'] });
    const drunk = act(potion, { kind: 'use', item: find(potion, 'poison-potion').id });
    expect(find(drunk.game, 'poison-potion')).toBeDefined();
    expect(drunk.game.hero.statuses ?? []).toEqual([]);
  });

  test('earlier poison goes on, and so does hunger', () => {
    const starving = market('@', 1, { hero: { hunger: { state: 'starving', turns: 0 } } });
    const poisoned = [null, 99].map((by) => bearing(market('@', 1), 'hero', poison(3, 4, by)));
    for (const game of [starving, ...poisoned]) {
      expect(wait(game, 2).game.hero.pools.hp.current).toBeLessThan(game.hero.pools.hp.current);
    }
  });

  test('the hero can rest in sight of enemies', () => {
    const hurt = (from: number) =>
      changed(market('@..o', from), ({ hero }) => {
        hero.pools.hp.current = 20;
      });
    expect(refusal(hurt(9), { kind: 'rest' }).code).toBe('hostile-in-view');
    expect(act(hurt(1), { kind: 'rest' }).game.hero.pools.hp.current).toBe(30);
  });

  test('the view names the ground of the truce', () => {
    expect(view(market('@', 1), loadRaws())).toMatchObject({ truce: '=', standingOn: '=' });
    expect(view(scenario('@'), loadRaws())).not.toHaveProperty('truce');
  });

  test('texts name the truce for the hero, for creatures and for the ground', () => {
    const i18n = createI18n(loadRaws());
    const seen = (from: number) => i18n.look(view(market('@.o', from), loadRaws())).join('\n');
    expect(seen(9)).not.toMatch(/truce/i);
    expect(seen(3)).toContain('Orc 2 E (hostile, under truce)');
    expect(seen(3)).toContain('Market under truce 2 E');
    expect(seen(1)).toContain('· Truce');
    expect(seen(1)).toContain('Market under truce here');
    expect(i18n.mapLists(view(market('@.o', 3), loadRaws())).join()).toContain('Market under truce 2 E');
    expect(i18n.describe(view(market('@.o', 3), loadRaws()), find(market('@.o', 3), 'orc').id)).toContain(
      'under truce',
    );
  });
});
