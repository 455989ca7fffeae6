import type { Game, GameEvent } from '../../../src/engine';
import { act, changed, here, refusal, scenario } from '../../support/scenario';

const stopped = (events: readonly GameEvent[]) => events.find((event) => event.kind === 'stopped');

/** As if the hero had seen the whole level. */
const known = (game: Game): Game =>
  changed(game, (draft) => {
    const level = here(draft);
    level.revealed = '1'.repeat(level.tiles.length);
  });

test('the hero walks on until all is known', () => {
  const { game, events, turns } = act(scenario(`@${'.'.repeat(20)}`), { kind: 'explore' });
  expect(stopped(events)).toMatchObject({ reason: 'done', turns });
  expect(turns).toBeGreaterThan(5);
  expect(refusal(game, { kind: 'explore' })).toEqual({ code: 'nothing-to-explore' });
});

test('the nearest unknown comes first', () => {
  const game = scenario(`${'.'.repeat(16)}@${'.'.repeat(10)}`);
  const near = changed(game, (draft) => {
    const level = here(draft);
    level.revealed = `${level.revealed.slice(0, level.width + 1)}${'1'.repeat(level.width - 5)}00000${level.revealed.slice(2 * level.width + 1)}`;
  });
  const { game: next } = act(near, { kind: 'explore' });
  expect(next.hero.position?.x).toBeGreaterThan(17);
});

test('it does not begin in sight of an enemy', () => {
  expect(refusal(scenario('@...w'), { kind: 'explore' })).toEqual({ code: 'hostile-in-view', who: 'mangy-wolf' });
});

test('an enemy that comes into view ends it', () => {
  const { events } = act(scenario(`@${'.'.repeat(12)}w`), { kind: 'explore' });
  expect(stopped(events)).toMatchObject({ reason: 'hostile', what: 'mangy-wolf' });
});

test.each([
  ['an item', '!', { reason: 'item', what: null }],
  ['stairs', '>', { reason: 'stairs' }],
  ['a vendor', 'k', { reason: 'vendor', what: 'barkeep' }],
])('%s seen for the first time ends it', (_, letter, stop) => {
  const { game, events } = act(scenario(`@${'.'.repeat(12)}${letter}....`), { kind: 'explore' });
  expect(stopped(events)).toMatchObject(stop);
  expect(game.hero.position?.x).toBeLessThan(8);
});

test('what was seen before does not end it', () => {
  const { events } = act(scenario(`@..!${'.'.repeat(12)}`), { kind: 'explore' });
  expect(stopped(events)).toMatchObject({ reason: 'done' });
});

test('it never walks over stairs', () => {
  expect(refusal(scenario(`@>${'.'.repeat(12)}`), { kind: 'explore' })).toEqual({ code: 'nothing-to-explore' });
});

test('it never walks over a known trap', () => {
  expect(refusal(scenario(`@X${'.'.repeat(12)}`), { kind: 'explore' })).toEqual({ code: 'nothing-to-explore' });
});

test('it uses only what the hero knows: a hidden trap is walked into', () => {
  const { events } = act(scenario(`@x${'.'.repeat(12)}`), { kind: 'explore' });
  expect(events.some(({ kind }) => kind === 'triggered')).toBe(true);
  expect(stopped(events)).toMatchObject({ reason: 'damage', what: 'bear-trap' });
});

test('it opens the only door and looks behind it', () => {
  const { game, events } = act(scenario('@.+...'), { kind: 'explore' });
  expect(events.some(({ kind }) => kind === 'opened')).toBe(true);
  expect(here(game).revealed[here(game).width + 6]).toBe('1');
});

test('a choice of doors is left to the player, who may insist', () => {
  const game = scenario(`
    .......
    ###+###
    #.....#
    #@....#
    ###+###
    .......`);
  const first = act(game, { kind: 'explore' });
  expect(stopped(first.events)).toMatchObject({ reason: 'door', what: 'door' });
  const second = act(first.game, { kind: 'explore' });
  expect(second.events.some(({ kind }) => kind === 'opened')).toBe(true);
});

test('a door that is out of sight by then leaves no choice', () => {
  const { events } = act(
    scenario(`
      ..+......@.
      ##########.
      ##########.
      ##########+
      ##########.
      ##########.`),
    { kind: 'explore' },
  );
  expect(stopped(events)).not.toMatchObject({ reason: 'door' });
  expect(events.some(({ kind }) => kind === 'opened')).toBe(true);
});

test('it changes places with friendly folk in the way', () => {
  const game = scenario(`@t${'.'.repeat(14)}`);
  const { events } = act(game, { kind: 'explore' });
  expect(events.some(({ kind }) => kind === 'swapped')).toBe(true);
});

describe('a deer in the only way', () => {
  const deer = { raw: 'deer', moveMode: 'static', faction: 'herbivores', viewshed: { range: 0 } } as const;
  const far = '.'.repeat(14);

  it('is walked up to and not struck', () => {
    const { game, events } = act(scenario(`@..d${far}`, { legend: { d: deer } }), { kind: 'explore' });
    expect(game.hero.position).toEqual({ x: 3, y: 1 });
    expect(stopped(events)).toMatchObject({ reason: 'blocked', what: 'deer', turns: 2 });
  });

  it('is then left to the player', () => {
    expect(refusal(scenario(`@d${far}`, { legend: { d: deer } }), { kind: 'explore' })).toEqual({ code: 'blocked' });
  });
});

test('nothing is left to explore where all is known', () => {
  expect(refusal(known(scenario(`@${'.'.repeat(20)}`)), { kind: 'explore' })).toEqual({ code: 'nothing-to-explore' });
});

test('a confused hero takes one step at a time', () => {
  const statuses = [{ kind: 'confusion' as const, source: 'confusion-scroll', turns: 5, by: null }];
  const { events } = act(scenario(`@${'.'.repeat(20)}`, { hero: { statuses } }), { kind: 'explore' });
  expect(stopped(events)).toMatchObject({ reason: 'status', turns: 1 });
});
