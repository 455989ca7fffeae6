import { recordedRun } from '../../../scripts/replay/recorded-run';
import { type Action, hash, newGame, turnsInPlace } from '../../../src/engine';
import { passingStepsOf, replayActions, stepsOf } from '../../../src/play/replays/steps';
import { loadRaws } from '../../../src/raws';
import { isDeep, sample } from '../../support/deep';
import { deepFreeze } from '../../support/deep-freeze';
import { scenario } from '../../support/scenario';

const raws = loadRaws();
/** Number of actions that the test plays of each run. */
const ACTIONS = isDeep ? Number.POSITIVE_INFINITY : 40;
/** Bots of the recorded runs. The last run is the longest and takes half a minute. */
const BOTS = ['random', 'careful', 'wizard', 'planner', 'amulet-planner'];

test.each(sample(BOTS, 1))('the passing steps of the recorded run of %s equal its single steps', (bot) => {
  const recording = recordedRun(`${bot}-`);
  const actions = recording.actions.slice(0, ACTIONS);
  const start = deepFreeze(newGame(recording, raws));
  const passing = passingStepsOf(raws, start, actions);
  for (const { number, after, events } of stepsOf(raws, start, actions)) {
    const { value } = passing.next();
    expect(value).toMatchObject({ number, events });
    // An error in the game of passing steps persists, so that comparing every fifth step is enough.
    if (!isDeep && number % 5 !== 0 && number < actions.length) continue;
    expect({ number, hash: hash((value as { after: typeof after }).after) }).toEqual({ number, hash: hash(after) });
  }
  expect(passing.next()).toEqual({ done: true, value: null });
});

describe('turns in place', () => {
  const wait: Action = { kind: 'wait' };
  const ascend: Action = { kind: 'ascend' };

  test('leave the given game as it was', () => {
    const game = deepFreeze(scenario('k@.'));
    const before = hash(game);
    const take = turnsInPlace(game, raws);
    for (let n = 0; n < 5; n++) expect(take(wait).ok).toBe(true);
    expect(hash(game)).toBe(before);
  });

  test('go on after a refusal as if nothing had happened', () => {
    const take = turnsInPlace(scenario('k@.'), raws);
    const games = [wait, ascend, { kind: 'dance' } as never, wait].flatMap((action) => {
      const result = take(action);
      return result.ok ? [result.game] : [];
    });
    expect(games.map(hash).at(-1)).toBe(hash(replayActions(raws, scenario('k@.'), [wait, wait]).game!));
  });

  test('tell at which action a replay was stopped', () => {
    expect(replayActions(raws, scenario('@.'), [wait, ascend, wait])).toMatchObject({
      game: null,
      stopped: { kind: 'refused', number: 2, action: ascend },
    });
  });
});
