import { type Action, hash, turn, view } from '../../src/engine';
import { loadRaws } from '../../src/raws';
import { act, changed, draw, find, refusal, scenario } from '../support/scenario';

const sure = true as const;
const raws = loadRaws();

describe('an accepted action', () => {
  test('returns another game and leaves the given one unchanged', () => {
    const game = scenario('@.w');
    const before = JSON.stringify(game);
    const { game: after } = act(game, { kind: 'move', direction: 'e' });
    expect(JSON.stringify(game)).toBe(before);
    expect(draw(after)).not.toBe(draw(game));
  });

  test('keeps its events with the game, up to the newest 200', () => {
    let game = scenario('k@');
    for (let i = 0; i < 210; i++) game = act(game, { kind: 'move', direction: 'w' }).game;
    expect(game.events).toHaveLength(200);
    expect(game.events.every(({ kind }) => kind === 'shop')).toBe(true);
  });
});

describe('a refused action', () => {
  const refused: [string, Action][] = [
    ['@#', { kind: 'move', direction: 'e' }],
    ['@.', { kind: 'attack', direction: 'e' }],
    ['@t', { kind: 'attack', direction: 'e' }],
    ['@X', { kind: 'move', direction: 'e' }],
    ['@.', { kind: 'descend' }],
    ['@.', { kind: 'pickup' }],
    ['@.', { kind: 'rest' }],
    ['@.', { kind: 'use', item: 99 }],
    ['@.', { kind: 'cast', spell: 'zap', at: { x: 2, y: 1 } }],
    ['@.', { kind: 'abandon' }],
    ['@.', { kind: 'answer', option: null }],
    ['@.', { kind: 'retire' }],
    ['@.', { kind: 'buy', vendor: 99, item: 'dagger' }],
    ['@.', { kind: 'sell', vendor: 99, item: 99 }],
  ];

  test.each(refused)('on %s of %j changes and rolls nothing', (map, action) => {
    const game = scenario(map);
    const before = hash(game);
    refusal(game, action);
    expect(hash(game)).toBe(before);
  });
});

describe('a run that is over', () => {
  const dead = () =>
    act(
      changed(scenario('@'), (draft) => {
        draft.hero.statuses = [{ kind: 'damage-over-time', source: 'venom', turns: 2, by: null, damage: 99 }];
      }),
      { kind: 'wait' },
    );

  test('reports the death and its cause once', () => {
    const { game, events } = dead();
    expect(game.over).toEqual({ result: 'died', turn: 1, depth: 2, by: null, cause: 'venom' });
    expect(events.filter(({ kind }) => kind === 'died')).toHaveLength(1);
    expect(events.filter(({ kind }) => kind === 'over')).toHaveLength(1);
  });

  test('refuses every action', () => {
    const { game } = dead();
    for (const action of [{ kind: 'wait' }, { kind: 'abandon', sure }, { kind: 'descend' }] as const) {
      expect(refusal(game, action)).toEqual({ code: 'over' });
    }
  });
});

test('a game with a pending choice accepts only an answer or abandoning', () => {
  const game = changed(scenario('@.'), (draft) => {
    draft.pending = { kind: 'identify', item: 2, options: [3] };
  });
  expect(refusal(game, { kind: 'wait' })).toEqual({ code: 'pending' });
  expect(refusal(game, { kind: 'move', direction: 'e' })).toEqual({ code: 'pending' });
  expect(act(game, { kind: 'abandon', sure }).game.over?.result).toBe('abandoned');
});

test('a parked current level is an error', () => {
  const game = changed(scenario('@'), (draft) => {
    draft.levels['2'] = { parked: true, digest: 'x' };
  });
  expect(() => turn(game, { kind: 'wait' }, loadRaws())).toThrow('depth 2');
});

test('a game that went through JSON plays on like the original', () => {
  let game = act(scenario('@..w.\n.....'), { kind: 'move', direction: 'e' }).game;
  const again = JSON.parse(JSON.stringify(game));
  game = act(game, { kind: 'wait' }).game;
  expect(hash(act(again, { kind: 'wait' }).game)).toBe(hash(game));
  expect(find(game, 'hero').position).toEqual({ x: 2, y: 1 });
});

describe('a witness of an action', () => {
  const fight = { kind: 'fight' } as const;

  test('gets the game after each player-turn, and changes nothing', () => {
    const game = scenario('@..r');
    const plain = turn(game, fight, raws);
    const seen: number[] = [];
    const witnessed = turn(game, fight, raws, (one) => seen.push(one.turn, view(one, raws).turn));
    expect(witnessed).toEqual(plain);
    if (!plain.ok) throw new Error('refused');
    const turns = Array.from({ length: plain.turns }, (_, n) => game.turn + 1 + n);
    expect(plain.turns).toBeGreaterThan(2);
    expect(seen).toEqual(turns.flatMap((one) => [one, one]));
  });
});
