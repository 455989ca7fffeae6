import { act, changed, refusal, scenario } from '../../support/scenario';

const sure = true as const;

describe('abandoning', () => {
  test('asks first', () => {
    expect(refusal(scenario('@'), { kind: 'abandon' })).toEqual({ code: 'danger', danger: 'abandon', what: null });
  });

  test('ends the run at once', () => {
    const { game, events, turns } = act(scenario('@'), { kind: 'abandon', sure });
    expect(turns).toBe(0);
    expect(game.over).toEqual({ result: 'abandoned', turn: 0, depth: 2, by: null, cause: null });
    expect(events).toEqual([{ kind: 'over', result: 'abandoned', turn: 0, sense: 'self' }]);
  });
});

test('is always possible, even while the game waits for an answer', () => {
  const game = changed(scenario('@'), (draft) => {
    draft.pending = { kind: 'identify', item: 2, options: [3] };
  });
  expect(act(game, { kind: 'abandon', sure }).game).toMatchObject({ over: { result: 'abandoned' }, pending: null });
});
