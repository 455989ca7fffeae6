import { type Action, type Game, legalActions, view } from '../../../src/engine';
import { loadRaws } from '../../../src/raws';
import { eventsOfKind, kindsOf } from '../../support/combat';
import { act, all, find, refusal, scenario } from '../../support/scenario';

const raws = loadRaws();
const scrolls = raws.items.filter(({ magic }) => magic?.naming === 'scroll').map(({ id }) => id);

/** Game of a hero who carries these scrolls and knows none of them. */
const holding = (map: string, ...carried: string[]): Game => scenario(map, { carried });
const using = (game: Game, raw: string, at?: { x: number; y: number }): Action => ({
  kind: 'use',
  item: find(game, raw).id,
  ...(at && { at }),
});
const read = (game: Game, raw: string) => act(game, using(game, raw));
const decline: Action = { kind: 'answer', option: null };
const wolfAt = { x: 4, y: 1 };

describe.each(scrolls)('an unknown %s', (raw) => {
  const game = holding('@..w', raw);

  test('is listed without a cell', () => {
    expect(legalActions(game, raws).filter(({ kind }) => kind === 'use')).toEqual([using(game, raw)]);
  });

  test('is known after it was read', () => {
    expect(read(game, raw).game.identified).toContain(raw);
  });

  test('is read as well if the player names a cell', () => {
    expect(act(game, using(game, raw, { x: 40, y: 40 }))).toEqual(read(game, raw));
  });
});

describe('a scroll that needs a target', () => {
  const asked = () => read(holding('@..w', 'magic-missile-scroll'), 'magic-missile-scroll');

  test('asks for the target before time passes', () => {
    const { game, turns, events } = asked();
    expect(turns).toBe(0);
    expect(kindsOf({ events })).toEqual(['used', 'identified']);
    const item = find(game, 'magic-missile-scroll').id;
    expect(game.pending).toEqual({ kind: 'target', item, options: [], begun: true });
    expect(view(game, raws).pending).toEqual(game.pending);
  });

  test('takes a cell, which ends the turn and uses up the scroll', () => {
    const { game: open } = asked();
    const { game, turns, events } = act(open, using(open, 'magic-missile-scroll', wolfAt));
    expect(turns).toBe(1);
    expect(game.pending).toBeNull();
    expect(all(game, 'magic-missile-scroll')).toEqual([]);
    expect(eventsOfKind({ events }, 'hurt')).toMatchObject([{ target: { raw: 'mangy-wolf' }, amount: 20 }]);
    expect(eventsOfKind({ events }, 'used')).toEqual([]);
  });

  test('is wasted when the player declines, which takes the turn', () => {
    const { game, turns, events } = act(asked().game, decline);
    expect(turns).toBe(1);
    expect(game.pending).toBeNull();
    expect(all(game, 'magic-missile-scroll')).toEqual([]);
    expect(eventsOfKind({ events }, 'declined')).toMatchObject([{ wasted: true }]);
    expect(eventsOfKind({ events }, 'hurt').filter(({ target }) => target.raw === 'mangy-wolf')).toEqual([]);
  });

  test('accepts only a target, declining, or abandoning the run', () => {
    const { game } = asked();
    expect(refusal(game, { kind: 'wait' })).toEqual({ code: 'pending' });
    expect(legalActions(game, raws)).toEqual([
      using(game, 'magic-missile-scroll', { x: 1, y: 1 }),
      using(game, 'magic-missile-scroll', wolfAt),
      decline,
      { kind: 'abandon', sure: true },
    ]);
  });

  test('takes only cells in sight and range, because the hero knows the scroll now', () => {
    const { game } = read(holding('@........', 'web-scroll'), 'web-scroll');
    expect(refusal(game, using(game, 'web-scroll'))).toEqual({ code: 'target-needed', range: 6 });
    expect(refusal(game, using(game, 'web-scroll', { x: 9, y: 1 }))).toEqual({ code: 'out-of-range', range: 6 });
    expect(refusal(game, using(game, 'web-scroll', { x: 40, y: 40 }))).toEqual({ code: 'target-unseen' });
  });

  test('asks again before it harms a harmless creature', () => {
    const { game } = read(holding('@..t', 'confusion-scroll'), 'confusion-scroll');
    expect(refusal(game, using(game, 'confusion-scroll', wolfAt))).toMatchObject({
      code: 'danger',
      danger: 'friendly',
    });
  });

  test('accepts no other item', () => {
    const { game } = read(holding('@..w', 'web-scroll', 'fireball-scroll'), 'web-scroll');
    expect(refusal(game, using(game, 'fireball-scroll', wolfAt))).toEqual({ code: 'pending' });
  });
});

describe('a scroll that needs an option', () => {
  const asked = () => read(holding('@', 'identify-scroll', 'health-potion'), 'identify-scroll').game;

  test('asks for the option before time passes', () => {
    expect(asked()).toMatchObject({ turn: 0, pending: { kind: 'identify', begun: true } });
  });

  test('is wasted when the player declines, which takes the turn', () => {
    const { game, turns } = act(asked(), decline);
    expect(turns).toBe(1);
    expect(all(game, 'identify-scroll')).toEqual([]);
    expect(game.identified).toEqual(['identify-scroll']);
  });
});

test('a scroll that does nothing here becomes known and is kept, and takes the turn', () => {
  const { game, turns, events } = read(holding('@', 'remove-curse-scroll'), 'remove-curse-scroll');
  expect(turns).toBe(1);
  expect(game.identified).toEqual(['remove-curse-scroll']);
  expect(all(game, 'remove-curse-scroll')).toHaveLength(1);
  expect(kindsOf({ events })).toContain('fizzled');
});
