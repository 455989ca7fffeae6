import { type Game, type GameEvent, legalActions } from '../../../src/engine';
import { component } from '../../../src/engine/state/components';
import { loadRaws } from '../../../src/raws';
import { stopped, wounded } from '../../support/actions';
import { eventsOfKind } from '../../support/combat';
import {
  act,
  changed,
  find,
  here,
  mapped,
  poolsWith,
  refusal,
  type ScenarioOptions,
  scenario,
} from '../../support/scenario';

test('the hero walks on until all is known', () => {
  const { game, events, turns } = act(scenario(`@${'.'.repeat(20)}`), { kind: 'explore' });
  expect(stopped(events)).toMatchObject({ reason: 'done', turns });
  expect(turns).toBeGreaterThan(5);
  expect(refusal(game, { kind: 'explore' })).toEqual({ code: 'nothing-to-explore' });
});

test('the hero explores the nearest unknown cells first', () => {
  const game = scenario(`${'.'.repeat(16)}@${'.'.repeat(10)}`);
  const near = changed(game, (draft) => {
    const level = here(draft);
    level.revealed = `${level.revealed.slice(0, level.width + 1)}${'1'.repeat(level.width - 5)}00000${level.revealed.slice(2 * level.width + 1)}`;
  });
  const { game: next } = act(near, { kind: 'explore' });
  expect(next.hero.position?.x).toBeGreaterThan(17);
});

describe('Explore after magic mapping', () => {
  const corner = `@${'.'.repeat(9)}\n#########.\n!.........`;
  const read = (drawing: string): Game => {
    const start = scenario(drawing, { carried: ['magic-mapping-scroll'] });
    return act(start, { kind: 'use', item: find(start, 'magic-mapping-scroll').id }).game;
  };

  it('visits ground that only the map shows, and takes the items there', () => {
    const { game, events } = act(read(corner), { kind: 'explore', take: 'useful' });
    expect(game.pack.map(({ raw }) => raw)).toContain('health-potion');
    expect(stopped(events)).toMatchObject({ reason: 'done' });
    expect(refusal(game, { kind: 'explore' })).toEqual({ code: 'nothing-to-explore' });
  });

  it('stops at things that come into sight on such ground', () => {
    expect(stopped(act(read(corner), { kind: 'explore' }).events)).toMatchObject({ reason: 'item' });
  });

  it('does not go where no path leads', () => {
    expect(refusal(read('@.#....'), { kind: 'explore' })).toEqual({ code: 'nothing-to-explore' });
  });
});

test('Explore does not begin in sight of an enemy that is not easily beaten', () => {
  expect(refusal(scenario('@...w'), { kind: 'explore' })).toEqual({ code: 'hostile-in-view', who: 'mangy-wolf' });
});

describe('enemies in view that are easily beaten', () => {
  const rats = { r: { raw: 'rat', naturalArmor: -60, initiative: 10000 } } as const;
  const way = '.'.repeat(12);

  it('are fought before exploring goes on', () => {
    const { game, events } = act(scenario(`@.r${way}`, { legend: rats }), { kind: 'explore' });
    expect(game.kills).toBe(1);
    expect(game.hero.position?.x).toBeGreaterThan(3);
    expect(stopped(events)).toMatchObject({ reason: 'done', what: null });
  });

  it('are not fought when the hero is hurt', () => {
    const hurt = wounded(scenario(`@.r${way}`, { legend: rats }), 14);
    expect(refusal(hurt, { kind: 'explore' })).toMatchObject({ code: 'hostile-in-view' });
  });

  it('are fought when they come into view on the way, one after another', () => {
    const { game, events } = act(scenario(`@.r${way}r${way}r${way}`, { legend: rats }), { kind: 'explore' });
    expect(game.kills).toBe(3);
    expect(stopped(events)).toMatchObject({ reason: 'done', what: null });
  });

  it('do not keep Explore from taking the item underfoot', () => {
    const game = changed(scenario(`@!.r${way}`, { legend: rats }), ({ hero }) => {
      hero.position = { x: 2, y: 1 };
    });
    const { game: next } = act(game, { kind: 'explore', take: 'useful' });
    expect([next.kills, next.pack.length]).toEqual([1, game.pack.length + 1]);
  });

  it('do not make Explore begin on a level that is known', () => {
    const game = mapped(scenario('@.r', { legend: rats }));
    expect(refusal(game, { kind: 'explore' })).toMatchObject({ code: 'hostile-in-view' });
  });
});

test('Explore stops at an enemy that comes into view and would cost more than 15 % of the hit points', () => {
  const { events } = act(scenario(`@${'.'.repeat(12)}b`), { kind: 'explore' });
  expect(stopped(events)).toMatchObject({ reason: 'hostile', what: 'bandit' });
});

test.each(Array.from({ length: 12 }, (_, n) => `seed ${n}`))(
  'Explore stops when a costly creature notices the hero, before its first blow, even during an easy fight (%s)',
  (seed) => {
    const rat = { raw: 'rat', naturalArmor: 10 } as const;
    const sleeper = { raw: 'orc-leader', unaware: 'asleep', skills: { melee: 40 } } as const;
    const pools = poolsWith({ hp: { current: 300, max: 300 } });
    const game = scenario(`@r${'.'.repeat(14)}\n...o${'.'.repeat(12)}`, {
      seed,
      legend: { r: rat, o: sleeper },
      hero: pools,
    });
    const met = changed(game, (draft) => void Object.assign(draft, { met: ['orc-leader'] }));
    const { events } = act(met, { kind: 'explore' });
    expect(eventsOfKind({ events }, 'awoke')).toHaveLength(1);
    expect(stopped(events)).toMatchObject({ what: 'orc-leader' });
    const blows = [...eventsOfKind({ events }, 'hit'), ...eventsOfKind({ events }, 'missed')];
    expect(blows.filter(({ attacker }) => attacker.raw === 'orc-leader')).toEqual([]);
  },
);

test('Explore goes past a sleeper that it left alone at first, although an ambush gets cheaper on the way', () => {
  const drawing = `#######o##########
@.................
##################`;
  const legend = { o: { raw: 'kobold', unaware: 'asleep' } } as const;
  const hero = poolsWith({ hp: { current: 8, max: 30 } });
  const worn = ['rusty-longsword'];
  const seen = act(scenario(drawing, { legend, hero, worn, carried: [], seed: 'a' }), { kind: 'explore' });
  expect(stopped(seen.events)).toMatchObject({ reason: 'unaware', what: 'kobold' });
  const { game, events } = act(seen.game, { kind: 'explore' });
  expect(stopped(events)).toMatchObject({ reason: 'done' });
  expect(find(game, 'kobold').unaware).toBe('asleep');
});

test.each([
  ['an item', '!', { reason: 'item', what: null }],
  ['a vendor', 'k', { reason: 'vendor', what: 'barkeep' }],
])('Explore stops at %s seen for the first time', (_, letter, stop) => {
  const { game, events } = act(scenario(`@${'.'.repeat(12)}${letter}....`), { kind: 'explore' });
  expect(stopped(events)).toMatchObject(stop);
  expect(game.hero.position?.x).toBeLessThan(8);
});

test('Explore does not stop at a thing that was seen before', () => {
  const { events } = act(scenario(`@..!${'.'.repeat(12)}`), { kind: 'explore' });
  expect(stopped(events)).toMatchObject({ reason: 'done' });
});

describe('stairs', () => {
  const beyond = '.'.repeat(12);

  it.each([`@>${beyond}`, `@.<${beyond}`, `@<>${beyond}`])(
    'are walked over without a change of level: %s',
    (drawing) => {
      const { game, events } = act(scenario(drawing), { kind: 'explore' });
      expect(stopped(events)).toMatchObject({ reason: 'done' });
      expect(game.hero.position?.x).toBeGreaterThan(5);
      expect(game.depth).toBe(2);
    },
  );

  it('serve as a path where a trap bars the other one', () => {
    const { game } = act(scenario(`${beyond}X@<${beyond}`), { kind: 'explore' });
    expect(game.hero.position?.x).toBeGreaterThan(16);
  });

  it('are walked over to take a thing beyond them', () => {
    const { game } = act(mapped(scenario('@<!', { carried: [] })), { kind: 'explore', take: 'all' });
    expect(game.pack.map(({ raw }) => raw)).toContain('health-potion');
  });
});

describe('a known trap', () => {
  it('is never walked over while another way leads down', () => {
    const action = { kind: 'explore' } as const;
    const way = { code: 'trap-ahead', what: 'bear-trap' };
    for (const sure of [{}, { sure: true }] as const)
      expect(refusal(scenario(`>@X${'.'.repeat(12)}`), { ...action, ...sure })).toEqual(way);
  });

  it('asks first if nothing else leads on, and is then walked over', () => {
    const game = scenario(`@X${'.'.repeat(12)}`);
    const question = { code: 'danger', danger: 'trap', what: 'bear-trap', onlyWay: true };
    expect(refusal(game, { kind: 'explore' })).toEqual(question);
    const { events } = act(game, { kind: 'explore', sure: true });
    expect(events.filter(({ kind }) => kind === 'triggered')).toHaveLength(1);
  });

  it('is the only trap that a confirmation covers', () => {
    const game = scenario(`@XXX${'.'.repeat(12)}`);
    const { game: next } = act(game, { kind: 'explore', sure: true });
    expect(next.hero.position.x).toBe(game.hero.position.x + 1);
  });

  it('does not stop Explore if there is a way round', () => {
    const { game, events } = act(
      scenario(`
        @...X.......
        ............`),
      { kind: 'explore' },
    );
    expect(stopped(events)).toMatchObject({ reason: 'done' });
    expect(events.some(({ kind }) => kind === 'triggered')).toBe(false);
    expect(refusal(game, { kind: 'explore' })).toEqual({ code: 'nothing-to-explore' });
  });

  it('stops Explore if it bars the only way', () => {
    const { events } = act(scenario(`@${'.'.repeat(12)}X...`), { kind: 'explore' });
    expect(stopped(events)).toMatchObject({ reason: 'trap-ahead', what: 'bear-trap' });
  });
});

test('a trap that is spotted beside the way is reported and does not stop Explore', () => {
  const { events } = act(
    scenario(
      `
      @${'.'.repeat(6)}
      ......x
      ${'.'.repeat(16)}`,
      { seed: 'spotted 0' },
    ),
    { kind: 'explore' },
  );
  expect(events.map(({ kind }) => kind)).toEqual(['spotted', 'stopped']);
  expect(stopped(events)).toMatchObject({ reason: 'done' });
});

/** Game with these hit points, one turn later, when the engine has computed the maximum that the level gives. */
const withHealth = (game: Game, hp: { current: number; max: number }): Game =>
  changed(act(game, { kind: 'wait' }).game, ({ hero }) => {
    hero.pools = { ...hero.pools, hp };
  });

test('Explore walks into a hidden trap, and stops if the trap takes a tenth of the hit points', () => {
  const trapped = (max: number) => withHealth(scenario(`@x${'.'.repeat(12)}`), { current: max, max });
  const tough = act(trapped(300), { kind: 'explore' });
  expect(tough.events.some(({ kind }) => kind === 'triggered')).toBe(true);
  expect(stopped(tough.events)).toMatchObject({ reason: 'done' });
  const { events } = act(trapped(30), { kind: 'explore' });
  expect(stopped(events)).toMatchObject({ reason: 'damage', what: 'bear-trap' });
});

test('a hungry hero with a meal eats on the way', () => {
  const hungry = (meals: number) =>
    scenario(`@${'.'.repeat(12)}`, {
      hero: { hunger: { state: 'normal', turns: 3 } },
      carried: Array.from({ length: meals }, () => 'rations'),
    });
  const { game, events } = act(hungry(1), { kind: 'explore' });
  expect(game.pack.filter(({ raw }) => raw === 'rations')).toHaveLength(0);
  expect(stopped(events)).toMatchObject({ reason: 'done' });
  expect(stopped(act(hungry(0), { kind: 'explore' }).events)).toMatchObject({ reason: 'hunger', what: 'hungry' });
});

test('Explore opens the only door and looks behind it', () => {
  const { game, events } = act(scenario('@.+...'), { kind: 'explore' });
  expect(events.some(({ kind }) => kind === 'opened')).toBe(true);
  expect(here(game).revealed[here(game).width + 6]).toBe('1');
});

test('Explore opens two doors one after the other', () => {
  const game = scenario(`
    .......
    ###+###
    #.....#
    #@....#
    ###+###
    .......`);
  const { events } = act(game, { kind: 'explore' });
  expect(events.filter(({ kind }) => kind === 'opened')).toHaveLength(2);
  expect(stopped(events)).toMatchObject({ reason: 'done' });
});

test('Explore changes places with friendly folk in the way', () => {
  const game = scenario(`@t${'.'.repeat(14)}`);
  const { events } = act(game, { kind: 'explore' });
  expect(events.some(({ kind }) => kind === 'swapped')).toBe(true);
});

const deer = { raw: 'deer', moveMode: 'static', faction: 'herbivores', viewshed: { range: 0 } } as const;

describe('a deer in the only way', () => {
  const far = '.'.repeat(14);

  it('is walked up to and not struck', () => {
    const { game, events } = act(scenario(`@..d${far}`, { legend: { d: deer } }), { kind: 'explore' });
    expect(game.hero.position).toEqual({ x: 3, y: 1 });
    expect(stopped(events)).toMatchObject({ reason: 'blocked', what: 'deer', turns: 2 });
  });

  it('is struck once the player confirms it', () => {
    const game = scenario(`@d${far}`, { legend: { d: deer } });
    expect(refusal(game, { kind: 'explore' })).toEqual({ code: 'danger', danger: 'friendly', what: 'deer' });
    const { events } = act(game, { kind: 'explore', sure: true });
    expect(events.some(({ kind }) => kind === 'hit' || kind === 'missed')).toBe(true);
  });

  it('is not struck while there is other ground to explore', () => {
    const game = scenario(`${far}@d${far}`, { legend: { d: deer } });
    const { events } = act(game, { kind: 'explore' });
    expect(events.some(({ kind }) => kind === 'hit' || kind === 'missed')).toBe(false);
  });
});

test('the refusal names a sleeper in the only way if ground is left behind it', () => {
  const legend = { g: { raw: 'gnasha-two-axes', unaware: 'asleep' as const } };
  const corridor = `@..g${'.'.repeat(20)}`;
  expect(refusal(scenario(corridor, { legend }), { kind: 'explore' })).toEqual({
    code: 'hostile-in-view',
    who: 'gnasha-two-axes',
  });
  expect(refusal(mapped(scenario(corridor, { legend })), { kind: 'explore' })).toEqual({ code: 'nothing-to-explore' });
});

test('Explore is refused when everything is known', () => {
  expect(refusal(mapped(scenario(`@${'.'.repeat(20)}`)), { kind: 'explore' })).toEqual({ code: 'nothing-to-explore' });
});

test('a confused hero waits until its head is clear', () => {
  const statuses = [{ kind: 'confusion' as const, source: 'confusion-scroll', turns: 5, by: null }];
  const well = act(scenario(`@${'.'.repeat(20)}`), { kind: 'explore' });
  const { events, turns } = act(scenario(`@${'.'.repeat(20)}`, { hero: { statuses } }), { kind: 'explore' });
  expect(stopped(events)).toMatchObject({ reason: 'done' });
  expect(turns).toBe(well.turns + 5);
});

describe('chores', () => {
  const way = '.'.repeat(12);
  const hurt = (hp: number, drawing = `@${way}`) => wounded(scenario(drawing), hp);

  it('come first: a hurt hero rests to four fifths of the hit points and then explores', () => {
    const { game, events } = act(hurt(10), { kind: 'explore' });
    expect(game.hero.pools.hp.current).toBe(24);
    expect(eventsOfKind({ events }, 'healed')).toMatchObject([{ amount: 14 }]);
    expect(game.hero.position.x).toBeGreaterThan(3);
    expect(stopped(events)).toMatchObject({ reason: 'done' });
  });

  it('do not include rest above four fifths of the hit points', () => {
    expect(act(hurt(24), { kind: 'explore' }).game.hero.pools.hp.current).toBe(24);
  });

  it.each([
    [60, 10, 18],
    [60, 18, 18],
    [100, 24, 30],
  ] as const)('include rest to another share that the action names: %i %%', (rest, hp, rested) => {
    expect(act(hurt(hp), { kind: 'explore', rest }).game.hero.pools.hp.current).toBe(rested);
  });

  it('use that share also if nothing is left to explore', () => {
    const listed = (rest?: 60 | 100) => legalActions(mapped(hurt(20, '@..')), loadRaws(), rest);
    expect(refusal(mapped(hurt(20, '@..')), { kind: 'explore', rest: 60 })).toEqual({ code: 'nothing-to-explore' });
    expect([listed(60), listed()].map((list) => list.some(({ kind }) => kind === 'explore'))).toEqual([false, true]);
    expect(listed(100)).toContainEqual({ kind: 'explore' });
  });

  it('restore half the mana of a hero with spells', () => {
    const knownSpells = [{ spell: 'zap', manaCost: 1 }];
    const drained = wounded(scenario(`@${way}`, { hero: { knownSpells } }), 30, 0);
    expect(act(drained, { kind: 'explore' }).game.hero.pools.mana.current).toBe(2);
  });

  it('put on items that are known to be better', () => {
    const { game } = act(scenario(`@${way}`, { carried: ['breastplate'] }), { kind: 'explore' });
    expect(component(loadRaws(), find(game, 'breastplate'), 'equipped')).toMatchObject({ slot: 'torso' });
  });

  it('are done even if nothing is left to explore; after them Explore is refused', () => {
    const { game, events } = act(mapped(hurt(10, '@..')), { kind: 'explore' });
    expect(stopped(events)).toMatchObject({ reason: 'done', turns: 14 });
    expect(refusal(game, { kind: 'explore' })).toEqual({ code: 'nothing-to-explore' });
  });

  it('are done before Explore asks about a trap', () => {
    const { game, events } = act(hurt(23, `@X${way}`), { kind: 'explore' });
    expect(stopped(events)).toMatchObject({ reason: 'trap-ahead', turns: 1 });
    expect(refusal(game, { kind: 'explore' })).toMatchObject({ code: 'danger', onlyWay: true });
  });

  it('wait while an enemy in view may come', () => {
    expect(refusal(hurt(10, '@..r'), { kind: 'explore' })).toMatchObject({ code: 'hostile-in-view' });
  });

  it('take at most 250 turns together with the exploring', () => {
    const game = withHealth(scenario(`@${way}`), { current: 1, max: 900 });
    const fed = changed(game, ({ hero, tallies, depth }) => {
      hero.hunger = { state: 'well-fed', turns: 900 };
      tallies[String(depth)]!.wanderer = 900;
    });
    expect(stopped(act(fed, { kind: 'explore' }).events)).toMatchObject({ reason: 'limit', turns: 250 });
  });

  it('do not let a hunted hero with the Amulet rest', () => {
    const game = changed(wounded(scenario(`@${way}`, { carried: ['amulet-of-yala'] }), 10), (draft) => {
      draft.campaign = 'amulet';
    });
    expect(act(game, { kind: 'explore' }).game.hero.pools.hp.current).toBe(10);
  });
});

const average = { base: 11, modifiers: 0 };
const weak = {
  might: { base: 1, modifiers: 0 },
  fitness: average,
  quickness: average,
  intelligence: average,
};

describe('taking what is useful', () => {
  const USEFUL = { kind: 'explore', take: 'useful' } as const;
  const carried = (game: Game): string[] => game.pack.map(({ raw }) => raw);
  const left = (events: readonly GameEvent[]) => events.filter((event) => event.kind === 'left-lying');

  it('goes to things on the way, takes them and goes on', () => {
    const { game, events } = act(scenario(`@..!${'.'.repeat(12)}%..`, { carried: [] }), USEFUL);
    expect(carried(game)).toEqual(expect.arrayContaining(['health-potion', 'rations']));
    expect(stopped(events)).toMatchObject({ reason: 'done' });
  });

  it('takes what lies where the hero stands', () => {
    const game = changed(scenario(`@!${'.'.repeat(12)}`, { carried: [] }), (draft) => {
      for (const entity of here(draft).entities) entity.position = { x: 1, y: 1 };
    });
    expect(carried(act(game, USEFUL).game)).toContain('health-potion');
  });

  it.each(['all', undefined] as const)(
    'takes nothing if `take` is absent, and everything if it is `all`: %s',
    (take) => {
      const action = take ? ({ kind: 'explore', take } as const) : ({ kind: 'explore' } as const);
      const { game } = act(scenario(`@/${'.'.repeat(12)}`, { carried: [], worn: ['longsword'] }), action);
      expect(carried(game).includes('dagger')).toBe(take === 'all');
    },
  );

  it.each([
    ['a worse weapon', '/', { worn: ['longsword'] }, 'worse'],
    ['known to be cursed', 'c', { worn: [], identified: ['longsword-minus-1'] }, 'cursed'],
    ['of no use', 'h', { worn: [] }, 'worthless'],
    ['too heavy', 's', { worn: [], hero: { attributes: weak } }, 'heavy'],
  ])('reports once a thing that it leaves: %s', (_, letter, options, why) => {
    const legend = { c: 'longsword-minus-1', h: 'hide', s: 'tower-shield' };
    const game = scenario(`@${'.'.repeat(12)}${letter}${'.'.repeat(12)}`, { carried: [], legend, ...options });
    const { game: next, events } = act(game, USEFUL);
    expect(left(events)).toMatchObject([{ why }]);
    expect(stopped(events)).toMatchObject({ reason: 'done' });
    expect(next.pack.length).toBe(game.pack.length);
  });

  it('takes a better weapon and unknown things', () => {
    const game = scenario(`@lc${'.'.repeat(12)}`, {
      carried: [],
      worn: [],
      legend: { l: 'longsword', c: 'longsword-minus-1' },
    });
    expect(carried(act(game, USEFUL).game)).toEqual(['longsword', 'longsword-minus-1']);
  });

  it('compares a weapon with the one in hand, for the present attributes', () => {
    const deft = { ...weak, quickness: { base: 24, modifiers: 0 } };
    const isSwordTaken = (options: ScenarioOptions): boolean => {
      const game = scenario(`@l${'.'.repeat(12)}`, { carried: [], legend: { l: 'longsword' }, ...options });
      return act(game, USEFUL).game.pack.length > game.pack.length;
    };
    expect(isSwordTaken({ worn: [] })).toBe(true);
    expect(isSwordTaken({ worn: ['longsword'] })).toBe(false);
    expect(isSwordTaken({ worn: ['dagger'] })).toBe(true);
    expect(isSwordTaken({ worn: ['dagger'], hero: { attributes: deft } })).toBe(false);
  });

  it('takes only one of several equal weapons', () => {
    const options = { carried: [], worn: ['dagger'], legend: { l: 'longsword' } };
    const { game } = act(scenario(`@lll${'.'.repeat(12)}`, options), USEFUL);
    expect(carried(game).filter((raw) => raw === 'longsword')).toHaveLength(1);
  });

  it.each(['all', 'useful'] as const)('stops at the quest item of the campaign and leaves it lying: %s', (take) => {
    const game = scenario(`@${'.'.repeat(12)}A${'.'.repeat(12)}`, { carried: [], legend: { A: 'amulet-of-yala' } });
    const { game: next, events } = act(game, { kind: 'explore', take });
    expect(stopped(events)).toMatchObject({ reason: 'item', what: 'amulet-of-yala' });
    expect(left(events)).toEqual([]);
    const on = act(next, { kind: 'explore', take });
    expect(stopped(on.events)).toMatchObject({ reason: 'done' });
    expect(carried(on.game)).not.toContain('amulet-of-yala');
  });

  it('does not take up again what the hero has dropped', () => {
    const game = scenario(`@${'.'.repeat(12)}`, { worn: [], carried: ['rations'] });
    const item = game.pack[0]?.id ?? 0;
    const { game: without } = act(game, { kind: 'drop', item });
    const { game: next, events } = act(without, USEFUL);
    expect(next.pack).toEqual([]);
    expect(left(events)).toEqual([]);
    const back = act(without, { kind: 'pickup' }).game;
    expect(back.pack[0]).not.toHaveProperty('dropped');
  });

  it('goes back for a thing that an earlier press has left behind a corner', () => {
    const game = (seen: object) =>
      mapped(scenario('@.....\n#####.\n%.....', { carried: [], legend: { '%': { raw: 'rations', ...seen } } }));
    expect(carried(act(game({ seen: true }), USEFUL).game)).toContain('rations');
    expect(refusal(game({}), USEFUL)).toEqual({ code: 'nothing-to-explore' });
  });

  it('leaves it to the player to take a thing from a known trap', () => {
    const game = changed(scenario(`@${'.'.repeat(12)}X..`), (draft) => {
      const level = here(draft);
      const [trap] = level.entities;
      level.entities.push({
        id: draft.nextId++,
        kind: 'item',
        raw: 'rations',
        position: { ...trap?.position } as never,
      });
    });
    expect(stopped(act(game, USEFUL).events)).toMatchObject({ reason: 'item', what: 'rations' });
  });

  it('goes last to a thing behind a deer', () => {
    const game = scenario(`!d@${'.'.repeat(20)}`, { carried: [], legend: { d: deer } });
    const { game: next, events, turns } = act(game, USEFUL);
    expect(stopped(events)).toMatchObject({ reason: 'blocked', what: 'deer' });
    expect(next.hero.position).toEqual({ x: 3, y: 1 });
    expect(turns).toBeLessThan(2 * 20);
    expect(refusal(next, USEFUL)).toMatchObject({ code: 'danger', what: 'deer' });
    expect(refusal(next, { kind: 'explore' })).toEqual({ code: 'nothing-to-explore' });
  });

  it('is refused like plain Explore when nothing is left', () => {
    expect(refusal(mapped(scenario('@...')), USEFUL)).toEqual({ code: 'nothing-to-explore' });
  });
});

test('Explore ignores an enemy beyond water, and fights an enemy that it can reach', () => {
  const legend = { k: { raw: 'rat', moveMode: 'static', viewshed: { range: 0 } } } as const;
  const drawing = `
    .########################
    .########################
    .###..@.....#############
    .###.#~####.#############
    .....#~####.#############
    ######~####.#############
    ######~####.#############
    ######~####.#############
    ######k...............###`;
  const game = changed(scenario(drawing, { legend }), (draft) => {
    const level = here(draft);
    const cells = [...level.revealed];
    for (const y of [3, 4, 5, 6, 7]) cells.fill('1', y * level.width + 11, y * level.width + 14);
    level.revealed = cells.join('');
  });
  const { game: next, events } = act(game, { kind: 'explore' });
  expect(events.filter(({ kind }) => kind === 'stopped')).toMatchObject([{ reason: 'done' }]);
  expect([next.kills, next.hero.position.y]).toEqual([1, 9]);
});

describe('a coward that has run from the hero', () => {
  /** Game in which a bandit with `hp` of 90 hit points has run from the hero to the end of the corridor. */
  const fled = (current: number): Game =>
    changed(scenario(`@${'.'.repeat(25)}b`), (draft) => {
      const bandit = find(draft, 'bandit');
      bandit.afraidOf = draft.hero.id;
      bandit.pools!.hp = { current, max: 90 };
    });

  test('does not stop Explore when it comes into view', () => {
    expect(stopped(act(fled(2), { kind: 'explore' }).events)).toMatchObject({ reason: 'done', what: null });
  });

  test('stops Explore at first sight once it has recovered and comes back', () => {
    const { game, events } = act(fled(80), { kind: 'explore' });
    expect(stopped(events)).toMatchObject({ reason: 'hostile', what: 'bandit' });
    expect(game.hero.position.x).toBeLessThan(20);
  });
});

describe('Explore and enemies that keep to their place', () => {
  const still = (raw: string) => ({ raw, initiative: 10000 });
  const legend = { M: 'mother-cap', F: 'firecap', b: still('fungus-man'), w: still('mangy-wolf') };
  const grove = (drawing: string): Game => scenario(drawing, { legend, carried: [] });
  const row = '.'.repeat(32);

  it('stays out of range of a rooted enemy, and says so when nothing else is left', () => {
    const game = grove(`${row}\n.M.........@${'.'.repeat(20)}\n${row}\n${row}`);
    const { game: next, events } = act(game, { kind: 'explore' });
    expect(stopped(events)).toMatchObject({ reason: 'trap-ahead', what: 'mother-cap' });
    expect(next.hero.position.x).toBeGreaterThan(4 + 8);
    expect(here(next).revealed.at(2 * here(next).width + 30)).toBe('1');
    expect(refusal(next, { kind: 'explore' })).toMatchObject({ danger: 'hazard', what: 'mother-cap', onlyWay: true });
  });

  it('goes into range once the player has confirmed it', () => {
    const { game } = act(grove(`${row}\n.M.........@${'.'.repeat(20)}\n${row}\n${row}`), { kind: 'explore' });
    const { game: next } = act(game, { kind: 'explore', sure: true });
    expect(next.hero.position.x).toBeLessThan(game.hero.position.x);
    expect(next.hero.position.x).toBeLessThanOrEqual(4 + 8);
  });

  it('does not step out of a range if nothing is left to explore', () => {
    const all = mapped(grove(`${row}\n.M.....@...${'.'.repeat(21)}\n${row}\n${row}`));
    expect(refusal(all, { kind: 'explore' })).toMatchObject({
      code: expect.stringMatching(/danger|nothing-to-explore/),
    });
  });

  it('leaves alone an enemy that stands in a hazard area, until it comes out', () => {
    const beside = (foe: string) => grove(`${row}\n${row}\nF${foe}.....@${'.'.repeat(24)}\n${row}\n${row}`);
    const { game, events } = act(beside('b'), { kind: 'explore' });
    expect(stopped(events)).toMatchObject({ reason: 'done' });
    expect(game.hero.position.x).toBeGreaterThan(1 + 3);
    const away = wounded(grove(`${row}\n${row}\nF...b...@${'.'.repeat(23)}\n${row}\n${row}`), 10);
    expect(refusal(away, { kind: 'explore' })).toEqual({ code: 'hostile-in-view', who: 'fungus-man' });
  });

  it('is refused if any other enemy is in view', () => {
    const game = grove(`${row}\n.M......@..w${'.'.repeat(20)}\n${row}`);
    expect(refusal(game, { kind: 'explore' }).code).toBe('hostile-in-view');
  });
});

test('Explore leaves ground that is about to burn before it takes the item there', () => {
  const glowing = changed(scenario('@G!.........', { depth: 15, legend: { G: 'glowing-crack' } }), (game) => {
    const { hero } = game;
    for (const raw of ['glowing-crack', 'health-potion']) find(game, raw).position = { ...hero.position };
  });
  const { game, events } = act(glowing, { kind: 'explore', take: 'all' });
  expect(events.some(({ kind, turn }) => kind === 'picked-up' && turn <= glowing.turn + 1)).toBe(false);
  expect(game.hero.position).not.toEqual(glowing.hero.position);
});
