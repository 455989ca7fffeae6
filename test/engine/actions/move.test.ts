import { type Action, type Game, hash, isParked } from '../../../src/engine';
import { DIRECTIONS } from '../../../src/lib/geometry';
import { act, all, changed, draw, drawing, find, here, refusal, scenario } from '../../support/scenario';

const sure = true as const;
const east = (more: { sure?: true; steps?: number } = {}): Action => ({ kind: 'move', direction: 'e', ...more });
const kinds = (result: { events: { kind: string }[] }): string[] => result.events.map(({ kind }) => kind);
const stopOf = (result: ReturnType<typeof act>) => {
  const event = result.events.at(-1);
  if (event?.kind !== 'stopped') throw new Error(`it ended with ${event?.kind}`);
  return { reason: event.reason, what: event.what, turns: event.turns };
};
const wound = (game: Game, hp: number, mana?: number): Game =>
  changed(game, ({ hero: { pools } }) => {
    if (!pools) return;
    pools.hp.current = hp;
    if (mana !== undefined) pools.mana.current = mana;
  });
const confused = (game: Game): Game =>
  changed(game, ({ hero }) => {
    hero.statuses = [{ kind: 'confusion', source: 'confusion-scroll', turns: 9, by: null }];
  });

describe('moving', () => {
  test.each(DIRECTIONS)('to the %s takes one step there', (direction) => {
    const game = scenario('...\n.@.\n...');
    const { game: after, turns } = act(game, { kind: 'move', direction });
    expect(turns).toBe(1);
    const { x, y } = find(after, 'hero').position ?? { x: 0, y: 0 };
    expect(['nw', 'n', 'ne', 'w', '', 'e', 'sw', 's', 'se'][3 * (y - 1) + x - 1]).toBe(direction);
  });

  test.each(['@#', '@~', '@'])('is refused where the way is barred: %s', (map) => {
    expect(refusal(scenario(map), east())).toEqual({ code: 'blocked' });
  });

  test('slips between walls that meet at a corner', () => {
    expect(draw(act(scenario('@#\n#.'), { kind: 'move', direction: 'se' }).game)).toBe(drawing('.#\n#@'));
  });

  test('onto stairs changes no level', () => {
    const { game } = act(scenario('@>'), east());
    expect(game.depth).toBe(2);
    expect(find(game, 'hero').position).toEqual({ x: 2, y: 1 });
  });
});

describe('bumping', () => {
  test('into a vendor opens the shop and takes no time', () => {
    const result = act(scenario('@k'), east());
    expect(result.turns).toBe(0);
    expect(result.events).toEqual([
      { kind: 'shop', vendor: { id: find(result.game, 'barkeep').id, raw: 'barkeep' }, turn: 0, sense: 'self' },
    ]);
  });

  test('into a friend changes places', () => {
    const result = act(scenario('@t#', { legend: { t: 'patron' } }), east());
    expect(kinds(result)).toContain('swapped');
    expect(find(result.game, 'hero').position).toEqual({ x: 2, y: 1 });
    expect(result.turns).toBe(1);
  });

  test.each(['w', 'd'])('into %s strikes it and takes no step', (letter) => {
    const result = act(scenario(`@${letter}`), east());
    expect(kinds(result).some((kind) => kind === 'hit' || kind === 'missed')).toBe(true);
    expect(find(result.game, 'hero').position).toEqual({ x: 1, y: 1 });
  });

  test('into any cell of a big creature strikes it', () => {
    const result = act(scenario('...DD\n@..DD'.replaceAll('DD', 'D.').replace('@..D', '@...')), east());
    expect(find(result.game, 'hero').position).toEqual({ x: 2, y: 2 });
    const close = act(scenario('.D.\n@..'), east());
    expect(kinds(close).some((kind) => kind === 'hit' || kind === 'missed')).toBe(true);
  });

  test('into a closed door opens it for good, and the hero stays', () => {
    const result = act(scenario('@+.'), east());
    expect(draw(result.game)).toBe("@'.");
    expect(kinds(result)).toContain('opened');
    expect(draw(act(result.game, east()).game)).toBe('.@.');
  });

  test('an opened door shows what is behind', () => {
    const game = scenario('@+..');
    expect(here(game).revealed[6 + 4]).toBe('0');
    expect(here(act(game, east()).game).revealed[6 + 4]).toBe('1');
  });
});

describe('a known danger ahead', () => {
  test.each([
    ['X', 'trap', 'bear-trap'],
    ['f', 'fire', 'watch-fire'],
  ])('%s is not stepped on until the hero is sure', (letter, danger, what) => {
    const game = scenario(`@${letter}`);
    expect(refusal(game, east())).toEqual({ code: 'danger', danger, what });
    const result = act(game, east({ sure }));
    expect(kinds(result)).toContain('triggered');
    expect(find(result.game, 'hero').position).toEqual({ x: 2, y: 1 });
  });

  test('a hidden trap says nothing beforehand', () => {
    expect(kinds(act(scenario('@x'), east()))).toContain('triggered');
  });
});

describe('walking several steps', () => {
  test('ends when they are done', () => {
    const result = act(scenario('@.....'), east({ steps: 3 }));
    expect(draw(result.game)).toBe('...@..');
    expect(stopOf(result)).toEqual({ reason: 'steps', what: null, turns: 3 });
    expect(result.turns).toBe(3);
  });

  test('is at most twenty', () => {
    expect(act(scenario(`@${'.'.repeat(30)}`), east({ steps: 99 })).turns).toBe(20);
  });

  test.each([
    ['@..#', { reason: 'blocked', what: null, turns: 2 }],
    ['@.X.', { reason: 'trap', what: 'bear-trap', turns: 1 }],
    ['@.f.', { reason: 'trap', what: 'watch-fire', turns: 1 }],
    ['@.>.', { reason: 'stairs', what: null, turns: 1 }],
    ['@.%.', { reason: 'item', what: 'rations', turns: 2 }],
    ['@.+.', { reason: 'door', what: 'door', turns: 1 }],
    ['@+..', { reason: 'door', what: 'door', turns: 1 }],
    ['@.k.', { reason: 'vendor', what: 'barkeep', turns: 1 }],
  ])('on %s stops', (map, expected) => {
    expect(stopOf(act(scenario(map), east({ steps: 10 })))).toEqual(expected);
  });

  test('does not say what an unknown thing underfoot is', () => {
    expect(stopOf(act(scenario('@!.'), east({ steps: 10 })))).toEqual({ reason: 'item', what: null, turns: 1 });
  });

  test('does not begin in sight of an enemy, and ends when one comes into view', () => {
    expect(refusal(scenario('@...w'), east({ steps: 2 }))).toEqual({ code: 'hostile-in-view', who: 'mangy-wolf' });
    const result = act(scenario(`@${'.'.repeat(9)}#\n${'#'.repeat(9)}.w`), east({ steps: 9 }));
    expect(stopOf(result).reason).toBe('hostile');
    expect(stopOf(result).turns).toBeLessThan(9);
  });

  test('ends with the trap it set off', () => {
    expect(stopOf(act(scenario('@x...'), east({ steps: 4 })))).toEqual({
      reason: 'damage',
      what: 'bear-trap',
      turns: 1,
    });
  });

  test('ends when the state of hunger changes', () => {
    const game = changed(scenario('@.....'), ({ hero }) => {
      hero.hunger = { state: 'well-fed', turns: 2 };
    });
    expect(stopOf(act(game, east({ steps: 5 })))).toEqual({ reason: 'hunger', what: null, turns: 2 });
  });
});

describe('attacking in a direction', () => {
  test('needs somebody there', () => {
    expect(refusal(scenario('@+'), { kind: 'attack', direction: 'e' })).toEqual({ code: 'nobody-there' });
  });

  test('strikes an enemy at once', () => {
    expect(act(scenario('@w'), { kind: 'attack', direction: 'e' }).turns).toBe(1);
  });

  test.each([
    ['t', 'peasant'],
    ['k', 'barkeep'],
    ['d', 'deer'],
  ])('asks before it strikes %s, who means no harm', (letter, raw) => {
    const game = scenario(`@${letter}`);
    expect(refusal(game, { kind: 'attack', direction: 'e' })).toEqual({
      code: 'danger',
      danger: 'friendly',
      what: raw,
    });
    const result = act(game, { kind: 'attack', direction: 'e', sure });
    expect(kinds(result).some((kind) => kind === 'hit' || kind === 'missed')).toBe(true);
  });
});

describe('a confused hero', () => {
  const open = '.....\n.....\n..@..\n.....\n.....';

  test('steps in any of eight directions by chance', () => {
    const cells = new Set(
      Array.from({ length: 80 }, (_, i) => {
        const { position } = act(confused(scenario(open, { seed: `${i}` })), east()).game.hero;
        return JSON.stringify(position);
      }),
    );
    expect(cells.size).toBe(8);
  });

  test('loses the turn against a wall', () => {
    const turns = Array.from({ length: 60 }, (_, i) => act(confused(scenario('@.', { seed: `${i}` })), east()));
    expect(turns.every((result) => result.turns === 1)).toBe(true);
    expect(new Set(turns.map(({ game }) => draw(game)))).toEqual(new Set(['@.', '.@']));
  });

  test('strikes whoever happens to stand there', () => {
    const struck = Array.from({ length: 40 }, (_, i) => {
      const result = act(confused(scenario('w@t', { seed: `${i}` })), { kind: 'attack', direction: 'w' });
      return result.events.flatMap((event) =>
        (event.kind === 'hit' || event.kind === 'missed') && event.attacker.raw === 'hero' ? [event.target.raw] : [],
      );
    });
    expect(new Set(struck.flat())).toEqual(new Set(['mangy-wolf', 'peasant']));
    expect(struck.some((targets) => targets.length === 0)).toBe(true);
  });

  test('takes one step at a time', () => {
    expect(act(confused(scenario(open)), east({ steps: 5 })).turns).toBe(1);
  });
});

describe('waiting', () => {
  test('gives a hit point back, and mana now and then', () => {
    const results = Array.from({ length: 40 }, (_, i) =>
      act(wound(scenario('@', { seed: `${i}` }), 10, 1), { kind: 'wait' }),
    );
    expect(results.every(({ game }) => game.hero.pools?.hp.current === 11)).toBe(true);
    const refreshed = results.filter(({ game }) => game.hero.pools?.mana.current === 2).length;
    expect(refreshed).toBeGreaterThan(1);
    expect(refreshed).toBeLessThan(18);
  });

  test('never gives more than the maximum', () => {
    const { game, events } = act(scenario('@'), { kind: 'wait' });
    expect(game.hero.pools?.hp.current).toBe(game.hero.pools?.hp.max);
    expect(events).toEqual([]);
  });

  test.each(['hungry', 'starving'] as const)('gives nothing to the %s', (state) => {
    const game = changed(wound(scenario('@'), 10), ({ hero }) => {
      hero.hunger = { state, turns: 50 };
    });
    expect(act(game, { kind: 'wait' }).game.hero.pools?.hp.current).toBe(10);
  });

  test('gives nothing in sight of an enemy', () => {
    const { game } = act(wound(scenario('@......w'), 10), { kind: 'wait' });
    expect(game.hero.pools?.hp.current).toBe(10);
  });
});

describe('resting', () => {
  test('goes on until all is restored', () => {
    const result = act(wound(scenario('@'), 25), { kind: 'rest' });
    expect(result.game.hero.pools?.hp.current).toBe(30);
    expect(stopOf(result)).toEqual({ reason: 'restored', what: null, turns: 5 });
    expect(result.events.filter(({ kind }) => kind === 'healed')).toHaveLength(1);
  });

  test('lasts a hundred turns at most', () => {
    const game = changed(wound(scenario('@'), 1), ({ hero }) => {
      if (hero.pools) hero.pools.level = 12;
      hero.hunger = { state: 'normal', turns: 200 };
    });
    const big = act(game, { kind: 'wait' }).game;
    const rested = changed(big, ({ hero }) => {
      if (hero.pools) hero.pools.hp = { current: 1, max: 400 };
    });
    expect(stopOf(act(rested, { kind: 'rest' }))).toEqual({ reason: 'limit', what: null, turns: 100 });
  });

  test('is refused when there is nothing to gain', () => {
    expect(refusal(scenario('@'), { kind: 'rest' })).toEqual({ code: 'nothing-to-rest' });
    const hungry = changed(wound(scenario('@'), 5), ({ hero }) => {
      hero.hunger = { state: 'hungry', turns: 5 };
    });
    expect(refusal(hungry, { kind: 'rest' })).toEqual({ code: 'nothing-to-rest' });
  });

  test('is refused in sight of an enemy, and ends when one comes', () => {
    expect(refusal(wound(scenario('@..r'), 5), { kind: 'rest' })).toEqual({ code: 'hostile-in-view', who: 'rat' });
    const coming = changed(wound(scenario('@...........w'), 5), (draft) => {
      find(draft, 'mangy-wolf').chasing = draft.hero.id;
    });
    expect(stopOf(act(coming, { kind: 'rest' }))).toMatchObject({ reason: 'hostile', what: 'mangy-wolf' });
  });

  test('ends with damage', () => {
    const game = changed(wound(scenario('@'), 5), ({ hero }) => {
      hero.statuses = [{ kind: 'damage-over-time', source: 'venom', turns: 5, by: null, damage: 1 }];
    });
    expect(stopOf(act(game, { kind: 'rest' }))).toEqual({ reason: 'damage', what: 'venom', turns: 1 });
  });

  test('ends when a status does', () => {
    const game = changed(wound(scenario('@'), 5), ({ hero }) => {
      hero.statuses = [{ kind: 'slow', source: 'web', turns: 2, by: null, penalty: 1 }];
    });
    expect(stopOf(act(game, { kind: 'rest' }))).toEqual({ reason: 'status', what: null, turns: 2 });
  });
});

describe('picking up', () => {
  const upon = (letters: string): Game =>
    changed(scenario(`@${letters}`), (draft) => {
      for (const entity of here(draft).entities) entity.position = { x: 1, y: 1 };
    });

  test('takes the newest thing from the cell', () => {
    const { game } = act(upon('%!'), { kind: 'pickup' });
    expect(game.pack.at(-1)?.raw).toBe('health-potion');
    expect(all(game, 'rations')).toHaveLength(1);
  });

  test('takes the one that is named', () => {
    const game = upon('%!');
    const { id } = find(game, 'rations');
    expect(act(game, { kind: 'pickup', item: id }).game.pack.at(-1)?.id).toBe(id);
  });

  test('needs something there', () => {
    expect(refusal(scenario('@!'), { kind: 'pickup' })).toEqual({ code: 'nothing-here' });
    const game = scenario('@!');
    expect(refusal(game, { kind: 'pickup', item: find(game, 'health-potion').id })).toEqual({ code: 'nothing-here' });
  });
});

describe('things in the pack', () => {
  const holding = (carried: string[], identified: string[] = []): Game => scenario('@..w', { carried, identified });
  const on = (game: Game, kind: 'use' | 'equip' | 'remove' | 'drop', raw: string): Action => ({
    kind,
    item: find(game, raw).id,
  });

  test.each(['use', 'equip', 'remove', 'drop'] as const)('%s nothing that is not there', (kind) => {
    expect(refusal(scenario('@!'), { kind, item: 99 })).toEqual({ code: 'no-such-item' });
  });

  test('only what can be worn is put on, once', () => {
    const game = holding(['dagger', 'rations']);
    expect(refusal(game, on(game, 'equip', 'rations'))).toEqual({ code: 'not-equippable' });
    const { game: armed } = act(game, on(game, 'equip', 'dagger'));
    expect(find(armed, 'dagger').equipped?.slot).toBe('melee');
    expect(refusal(armed, on(armed, 'equip', 'dagger'))).toEqual({ code: 'already-equipped' });
  });

  test('using what can be worn puts it on', () => {
    const game = holding(['dagger']);
    expect(find(act(game, on(game, 'use', 'dagger')).game, 'dagger').equipped?.slot).toBe('melee');
  });

  test('only what is worn comes off, and only what is not is dropped', () => {
    const game = holding(['dagger']);
    expect(refusal(game, on(game, 'remove', 'dagger'))).toEqual({ code: 'not-equipped' });
    expect(refusal(game, on(game, 'drop', 'old-boots'))).toEqual({ code: 'equipped' });
    const { game: barefoot } = act(game, on(game, 'remove', 'old-boots'));
    expect(act(barefoot, on(barefoot, 'drop', 'old-boots')).game.pack.map(({ raw }) => raw)).not.toContain('old-boots');
  });

  test('a curse the hero knows of is refused for free', () => {
    const game = scenario('@', { carried: ['dagger'], worn: ['longsword-minus-1'], identified: ['longsword-minus-1'] });
    expect(refusal(game, on(game, 'remove', 'longsword-minus-1'))).toEqual({
      code: 'cursed',
      item: 'longsword-minus-1',
    });
    expect(refusal(game, on(game, 'equip', 'dagger'))).toEqual({ code: 'cursed', item: 'longsword-minus-1' });
  });

  test('one it does not know of takes the turn', () => {
    const game = scenario('@', { worn: ['longsword-minus-1'] });
    const result = act(game, on(game, 'remove', 'longsword-minus-1'));
    expect(kinds(result)).toContain('stuck');
    expect(result.turns).toBe(1);
  });

  test('what does nothing is no use', () => {
    const game = holding(['hide']);
    expect(refusal(game, on(game, 'use', 'hide'))).toEqual({ code: 'not-usable' });
  });

  test('a known potion that would do nothing is refused, an unknown one is drunk', () => {
    const known = holding(['health-potion'], ['health-potion']);
    expect(refusal(known, on(known, 'use', 'health-potion'))).toEqual({ code: 'no-effect-here' });
    const unknown = holding(['health-potion']);
    expect(act(unknown, on(unknown, 'use', 'health-potion')).turns).toBe(1);
  });

  test('a known potion that harms its drinker asks first', () => {
    const game = holding(['poison-potion'], ['poison-potion']);
    expect(refusal(game, on(game, 'use', 'poison-potion'))).toEqual({ code: 'danger', danger: 'self', what: null });
    const unknown = holding(['poison-potion']);
    expect(act(unknown, on(unknown, 'use', 'poison-potion')).turns).toBe(1);
  });

  test('a book of a known spell is refused and kept', () => {
    const game = changed(holding(['beginners-magic']), ({ hero }) => {
      hero.knownSpells = [{ spell: 'zap', manaCost: 1 }];
    });
    expect(refusal(game, on(game, 'use', 'beginners-magic'))).toEqual({ code: 'already-known', spell: 'zap' });
  });

  test('an empty rod is refused once its type is known', () => {
    const game = changed(holding(['rod-of-venom'], ['rod-of-venom']), (draft) => {
      find(draft, 'rod-of-venom').consumable = { maxCharges: 5, charges: 0 };
    });
    const action = { kind: 'use', item: find(game, 'rod-of-venom').id, at: { x: 4, y: 1 } } as const;
    expect(refusal(game, action)).toEqual({ code: 'no-charges' });
  });
});

describe('aiming', () => {
  const armed = (map: string, identified = ['magic-missile-scroll']): Game =>
    scenario(map, { carried: ['magic-missile-scroll'], identified });
  const shoot = (game: Game, x: number, y = 1, more: { sure?: true } = {}): Action => ({
    kind: 'use',
    item: find(game, 'magic-missile-scroll').id,
    at: { x, y },
    ...more,
  });

  test.each([[[]], [['magic-missile-scroll']]])('wants a target, its type known or not: %j', (identified: string[]) => {
    const game = armed('@...w', identified);
    expect(refusal(game, { kind: 'use', item: find(game, 'magic-missile-scroll').id })).toEqual({
      code: 'target-needed',
      range: 6,
    });
  });

  test('reaches as far as its range, in a straight line', () => {
    const game = armed('@.......');
    expect(act(game, shoot(game, 7)).turns).toBe(1);
    expect(refusal(game, shoot(game, 8))).toEqual({ code: 'out-of-range', range: 6 });
  });

  test('needs the cell in view', () => {
    const game = armed('@.#..');
    expect(refusal(game, shoot(game, 5))).toEqual({ code: 'target-unseen' });
    expect(refusal(game, shoot(game, 40, 40))).toEqual({ code: 'target-unseen' });
  });

  test('strikes who stands there', () => {
    const game = armed('@...w');
    const result = act(game, shoot(game, 5));
    expect(result.events.some((event) => event.kind === 'hurt' && event.target.raw === 'mangy-wolf')).toBe(true);
  });

  test('at one who means no harm asks first', () => {
    const game = armed('@...t');
    expect(refusal(game, shoot(game, 5))).toEqual({ code: 'danger', danger: 'friendly', what: 'peasant' });
    expect(act(game, shoot(game, 5, 1, { sure })).turns).toBe(1);
  });

  test('with an unknown type nobody can tell whom it will harm', () => {
    const game = armed('@...t', []);
    expect(act(game, shoot(game, 5)).turns).toBe(1);
  });
});

describe('casting', () => {
  const wizard = (map: string, mana = 4): Game =>
    changed(scenario(map), ({ hero }) => {
      hero.knownSpells = [{ spell: 'zap', manaCost: 1 }];
      if (hero.pools) hero.pools.mana.current = mana;
    });
  const zap = (x: number): Action => ({ kind: 'cast', spell: 'zap', at: { x, y: 1 } });

  test('pays the mana and strikes', () => {
    const result = act(wizard('@..w'), zap(4));
    expect(result.game.hero.pools?.mana.current).toBe(3);
    expect(kinds(result)).toEqual(expect.arrayContaining(['cast', 'hurt']));
  });

  test.each([
    ['a spell it never learned', scenario('@..w'), zap(4), { code: 'unknown-spell' }],
    ['too little mana', wizard('@..w', 0), zap(4), { code: 'not-enough-mana', need: 1, have: 0 }],
    ['no target', wizard('@..w'), { kind: 'cast', spell: 'zap' } as const, { code: 'target-needed', range: 6 }],
    ['a target too far off', wizard('@.......'), zap(8), { code: 'out-of-range', range: 6 }],
    ['a friend', wizard('@..t'), zap(4), { code: 'danger', danger: 'friendly', what: 'peasant' }],
  ])('is refused for %s', (_, game, action, expected) => {
    expect(refusal(game, action)).toEqual(expected);
  });
});

describe('stairs', () => {
  const standingOn = (map: string): Game =>
    changed(scenario(map), (draft) => {
      draft.hero.position = { x: 2, y: 1 };
    });

  test('are needed underfoot', () => {
    expect(refusal(scenario('@>'), { kind: 'descend' })).toEqual({ code: 'no-stairs', direction: 'down' });
    expect(refusal(standingOn('@>'), { kind: 'ascend' })).toEqual({ code: 'no-stairs', direction: 'up' });
  });

  test('take no time, and lead back to the same level as it was left', () => {
    const above = act(standingOn('@>.w'), { kind: 'wait' }).game;
    const down = act(above, { kind: 'descend' });
    expect(down.turns).toBe(0);
    expect(down.game.depth).toBe(3);
    expect(down.game.deepest).toBe(3);
    expect(kinds(down)).toContain('arrived');
    const up = act(down.game, { kind: 'ascend' });
    expect(up.game.depth).toBe(2);
    expect(here(up.game)).toEqual(here(above));
    expect(up.game.hero.position).toEqual({ x: 2, y: 1 });
    const again = act(up.game, { kind: 'descend' });
    expect(here(again.game)).toEqual(here(down.game));
    expect(again.game.hero.position).toEqual(down.game.hero.position);
  });

  test('the first way down to a level lifts the hero to half of its hit points, the second does not', () => {
    const down = act(wound(standingOn('@>'), 3), { kind: 'descend' });
    expect(down.game.hero.pools?.hp.current).toBe(15);
    const up = act(wound(down.game, 4), { kind: 'ascend' });
    expect(up.game.hero.pools?.hp.current).toBe(4);
    expect(act(up.game, { kind: 'descend' }).game.hero.pools?.hp.current).toBe(4);
  });

  test('the first way down leaves a hero alone who is well enough', () => {
    expect(act(wound(standingOn('@>'), 16), { kind: 'descend' }).game.hero.pools?.hp.current).toBe(16);
  });

  test('a level that is parked has to be brought first, and makes no difference then', () => {
    const down = act(standingOn('@>'), { kind: 'descend' }).game;
    const parked = changed(down, (draft) => {
      draft.levels['2'] = { parked: true, digest: 'elsewhere' };
    });
    expect(refusal(parked, { kind: 'ascend' })).toEqual({ code: 'level-parked', depth: 2 });
    const brought = { ...parked, levels: { ...parked.levels, '2': down.levels['2'] } } as Game;
    expect(hash(act(brought, { kind: 'ascend' }).game)).toBe(hash(act(down, { kind: 'ascend' }).game));
  });

  test('several stairs up lead to the last of them', () => {
    const { game } = act(standingOn('@>.>'), { kind: 'descend' });
    const below = changed(game, (draft) => {
      const level = draft.levels['2'];
      if (level && !isParked(level)) level.entities = [];
    });
    expect(act(below, { kind: 'ascend' }).game.hero.position).toEqual({ x: 4, y: 1 });
  });

  test('whoever stands where the hero arrives makes way', () => {
    const down = act(standingOn('@>.'), { kind: 'descend' }).game;
    const crowded = changed(down, (draft) => {
      const level = draft.levels['2'];
      const wolf = find(scenario('@w'), 'mangy-wolf');
      if (level && !isParked(level)) level.entities = [{ ...wolf, id: 9000, position: { x: 2, y: 1 } }];
      draft.nextId = 9001;
    });
    const { game } = act(crowded, { kind: 'ascend' });
    expect(game.hero.position).toEqual({ x: 2, y: 1 });
    expect(['{"x":1,"y":1}', '{"x":3,"y":1}']).toContain(JSON.stringify(find(game, 'mangy-wolf').position));
  });
});
