import { legalActions } from '../../../src/engine';
import { loadRaws } from '../../../src/raws';
import { stopped } from '../../support/actions';
import { act, poolsWith, refusal, scenario } from '../../support/scenario';

test('the hero walks to the cell', () => {
  const to = { x: 6, y: 3 };
  const { game, events, turns } = act(
    scenario(`
    @.....
    ~~~~..
    ......`),
    { kind: 'travel', to },
  );
  expect(game.hero.position).toEqual(to);
  expect(turns).toBe(5);
  expect(stopped(events)).toMatchObject({ reason: 'done', turns: 5 });
});

test('a walk to a vendor ends beside it', () => {
  const { game, events } = act(scenario('@...k'), { kind: 'travel', to: { x: 5, y: 1 } });
  expect(game.hero.position).toEqual({ x: 4, y: 1 });
  expect(stopped(events)).toMatchObject({ reason: 'done', turns: 3 });
});

test('a walk to a vendor opens its shop, unless it does not trade', () => {
  const greetings = (stance: object) => {
    const game = { ...scenario('@...k'), ...stance };
    return act(game, { kind: 'travel', to: { x: 5, y: 1 } }).events.filter(({ kind }) => kind === 'shop').length;
  };
  expect(greetings({})).toBe(1);
  expect(greetings({ standings: { townsfolk: -10 } })).toBe(0);
});

test('a walk to somebody of note ends beside them, to any other creature on its cell', () => {
  const end = (raw: string) =>
    act(scenario('@...n', { legend: { n: { raw, moveMode: 'static' } } }), { kind: 'travel', to: { x: 5, y: 1 } });
  expect(end('mom').game.hero.position).toEqual({ x: 4, y: 1 });
  expect(stopped(end('mom').events)).toMatchObject({ reason: 'done', what: 'mom' });
  expect(end('patron').game.hero.position).toEqual({ x: 5, y: 1 });
});

test('a walk may end on stairs, and leads over them on the way', () => {
  const { game } = act(scenario('@..>.'), { kind: 'travel', to: { x: 4, y: 1 } });
  expect(game.hero.position).toEqual({ x: 4, y: 1 });
  expect(game.depth).toBe(2);
  const beyond = { kind: 'travel', to: { x: 5, y: 1 } } as const;
  const { game: over } = act(scenario('@<.>.'), beyond);
  expect([over.hero.position, over.depth]).toEqual([beyond.to, 2]);
  expect(refusal(scenario('@.<#.'), beyond)).toEqual({ code: 'no-path' });
  expect(refusal(scenario('@<.X.'), beyond)).toMatchObject({ code: 'danger', danger: 'trap' });
});

test('the way down may lead over the stairs up', () => {
  expect(act(scenario('@<.>.'), { kind: 'descend' }).game.depth).toBe(3);
});

test.each([
  ['a wall', { x: 3, y: 1 }],
  ['where it stands', { x: 1, y: 1 }],
  ['what it never saw', { x: 5, y: 1 }],
  ['off the map', { x: 90, y: -4 }],
])('there is no way to %s', (_, to) => {
  expect(refusal(scenario('@.#..'), { kind: 'travel', to })).toEqual({ code: 'no-path' });
});

test('there is no way off the map, even if the index of the cell is that of a cell in another row', () => {
  const game = scenario('@..\n...');
  expect(act(game, { kind: 'travel', to: { x: 3, y: 2 } }).game.hero.position).toEqual({ x: 3, y: 2 });
  expect(refusal(game, { kind: 'travel', to: { x: 3 + 5, y: 1 } })).toEqual({ code: 'no-path' });
  expect(refusal(game, { kind: 'travel', to: { x: 3 - 5, y: 3 } })).toEqual({ code: 'no-path' });
});

test('the hero walks past a friend of one cell, but not past a larger one', () => {
  const behind = (width: number, height: number) =>
    scenario('@.t.', { legend: { t: { raw: 'peasant', tileSize: { width, height } } } });
  const to = { x: 4, y: 1 };
  expect(act(behind(1, 1), { kind: 'travel', to }).game.hero.position).toEqual(to);
  expect(refusal(behind(1, 2), { kind: 'travel', to })).toEqual({ code: 'blocked', who: 'peasant' });
});

test('travel does not begin in sight of an enemy', () => {
  expect(refusal(scenario('@...w'), { kind: 'travel', to: { x: 2, y: 1 } })).toMatchObject({ code: 'hostile-in-view' });
});

test('travel goes round a known trap', () => {
  const { game, events } = act(
    scenario(`
    .....
    @.X..
    .....`),
    { kind: 'travel', to: { x: 5, y: 2 } },
  );
  expect(game.hero.position).toEqual({ x: 5, y: 2 });
  expect(events.some(({ kind }) => kind === 'triggered')).toBe(false);
});

test('travel onto a known trap asks first', () => {
  const to = { x: 4, y: 1 };
  const game = scenario('@..X.');
  expect(refusal(game, { kind: 'travel', to })).toEqual({ code: 'danger', danger: 'trap', what: 'bear-trap' });
  expect(act(game, { kind: 'travel', to, sure: true }).game.hero.position).toEqual(to);
});

test('travel over a known trap on the only way asks first', () => {
  const to = { x: 5, y: 1 };
  const game = scenario('@.X..');
  const question = { code: 'danger', danger: 'trap', what: 'bear-trap', onlyWay: true };
  expect(refusal(game, { kind: 'travel', to })).toEqual(question);
  const { events } = act(game, { kind: 'travel', to, sure: true });
  expect(events.filter(({ kind }) => kind === 'triggered')).toHaveLength(1);
});

test('travel ends before a trap that is found on its goal, and names it', () => {
  const to = { x: 9, y: 1 };
  const { game, events } = act(scenario(`@${'.'.repeat(7)}x..`, { seed: 'found 0' }), { kind: 'travel', to });
  expect(events.map(({ kind }) => kind)).toEqual(['spotted', 'stopped']);
  expect(stopped(events)).toMatchObject({ reason: 'trap-ahead', what: 'bear-trap' });
  expect(game.hero.position).toEqual({ x: 8, y: 1 });
});

test('travel ends when an enemy comes into view', () => {
  const { events } = act(
    scenario(`
    @.....
    #####.
    #####.
    #####o`),
    { kind: 'travel', to: { x: 6, y: 1 } },
  );
  expect(stopped(events)).toMatchObject({ reason: 'hostile', what: 'orc' });
});

test('travel goes on past an enemy that is easily beaten', () => {
  const rat = { raw: 'rat', naturalArmor: -60, ...poolsWith({ hp: { current: 1, max: 1 } }) } as const;
  const hidden = scenario('@.....\n#####.\n#####.\n#####r', { legend: { r: rat } });
  const { game, events } = act(hidden, { kind: 'travel', to: { x: 6, y: 1 } });
  expect(game.kills).toBe(1);
  expect(stopped(events)).toMatchObject({ reason: 'done' });
});

describe('a deer in the only way', () => {
  const legend = { d: { raw: 'deer', moveMode: 'static', faction: 'herbivores', viewshed: { range: 0 } } } as const;
  const hp = (points: number) => poolsWith({ hp: { current: points, max: points } });

  it('is walked up to and not struck', () => {
    const { game, events } = act(scenario('@..d.>', { legend }), { kind: 'travel', to: { x: 6, y: 1 } });
    expect(game.hero.position).toEqual({ x: 3, y: 1 });
    expect(stopped(events)).toMatchObject({ reason: 'blocked', what: 'deer', turns: 2 });
  });

  it('is struck once the player confirms it, until the way is free', () => {
    const to = { x: 5, y: 1 };
    const weak = { ...legend.d, naturalArmor: -60, ...hp(1) };
    const game = scenario('@d..>', { legend: { d: weak } });
    expect(refusal(game, { kind: 'travel', to })).toEqual({ code: 'danger', danger: 'friendly', what: 'deer' });
    expect(legalActions(game, loadRaws())).toContainEqual({ kind: 'travel', to, sure: true });
    expect(act(game, { kind: 'travel', to, sure: true }).game.hero.position).toEqual(to);
  });

  it('is struck ten times at most', () => {
    const tough = { ...legend.d, naturalArmor: 200, ...hp(500) };
    const game = scenario('@d..>', { legend: { d: tough } });
    const { events } = act(game, { kind: 'travel', to: { x: 5, y: 1 }, sure: true });
    expect(events.filter(({ kind }) => kind === 'hit' || kind === 'missed').length).toBeLessThanOrEqual(10);
  });

  it('is passed where there is room', () => {
    const { game } = act(
      scenario(
        `
        @d..>
        .....`,
        { legend },
      ),
      { kind: 'travel', to: { x: 5, y: 1 } },
    );
    expect(game.hero.position).toEqual({ x: 5, y: 1 });
  });
});

test('destinations are known stairs, visible things and the edges of known ground', () => {
  const game = scenario(`
    @.!.>.
    ######
    ......`);
  const places = legalActions(game, loadRaws()).flatMap((action) => (action.kind === 'travel' ? [action.to] : []));
  expect(places).toEqual([
    { x: 5, y: 1 },
    { x: 3, y: 1 },
  ]);
});

test('travel to every destination is accepted', () => {
  const game = scenario(`
    @........................
    .###'####################
    .#......!................
    .#.......................`);
  const offers = legalActions(game, loadRaws()).filter(({ kind }) => kind === 'travel');
  expect(offers.length).toBeGreaterThan(1);
  for (const offer of offers) expect(act(game, offer).turns).toBeGreaterThan(0);
});
