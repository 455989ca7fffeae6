import type { Game } from '../../../src/engine';
import { createPlay } from '../../../src/play';
import { choiceMade, lastChoiceOf } from '../../../src/play/options/last-choice';
import { loadRaws } from '../../../src/raws';
import { newProfile } from '../../../src/storage/contract';
import { MemoryTable } from '../../../src/storage/dynamo/memory-table';
import { createStore } from '../../../src/storage/store';
import { changed, scenario } from '../../support/scenario';
import { pools } from '../advice/advice-on';
import { ask } from '../support/callers';

const raws = loadRaws();

/** A hurt hero can fight the bandit or drink the potion. */
const POTION = 'health-potion';
const costly = (hp: number): Game => scenario('@b', { hero: pools(hp), carried: [POTION], identified: [POTION] });
const FIGHT = { kind: 'fight' } as const;

const died = (game: Game): Game =>
  changed(game, (draft) => Object.assign(draft, { over: { result: 'died', cause: 'bandit' } }));

/** Kinds of the options, and the option taken, as the card of a dead hero shows them after the action. */
const told = (game: Game, action: Parameters<typeof choiceMade>[2]) => {
  const choice = lastChoiceOf({ game: died(game), ...choiceMade(raws, game, action) });
  return choice && { kinds: choice.subjects.map(({ kind }) => kind), taken: choice.taken };
};

test.each([
  ['the option taken', FIGHT, 0],
  ['the option taken, be it confirmed', { ...FIGHT, sure: true } as const, 0],
  ['nothing taken, if the player did something else', { kind: 'wait' } as const, null],
])('a choice has all options, and %s', (_, action, taken) => {
  expect(told(costly(8), action)).toEqual({ kinds: ['fight', 'thing'], taken });
});

test('an act on a board without options is no choice', () => {
  expect(choiceMade(raws, scenario('@....'), { kind: 'wait' })).toEqual({});
  expect(choiceMade(raws, scenario('@r'), FIGHT)).toEqual({});
});

test('a living hero has no last choice, and neither has a run with a damaged one', () => {
  const made = choiceMade(raws, costly(8), FIGHT);
  expect(lastChoiceOf({ game: costly(8), ...made })).toBeNull();
  expect(lastChoiceOf({ game: died(costly(8)), choice: '{' })).toBeNull();
});

test('a choice is kept over later turns, up to the death', async () => {
  const store = createStore(new MemoryTable());
  const play = createPlay({ store, raws, newSeed: () => 'choice' });
  const { user: owner, home, interaction, now } = ask({ interaction: '100' });
  await store.createRun({ id: 'first', owner, home, interaction, now, game: costly(3) });
  await store.putProfile({ ...newProfile(owner), revision: 1, activeRun: 'first' });
  for (let turn = 200; ; turn++) {
    const asked = { ...ask({ interaction: `${turn}` }), run: null, seenVersion: null };
    const outcome = await play.submitAction({ ...asked, action: { ...FIGHT, sure: true } });
    if (outcome.kind !== 'applied') throw new Error(outcome.kind);
    if (!outcome.board.view.over) continue;
    expect(outcome.board.lastChoice).toMatchObject({ subjects: [{ kind: 'fight' }, { kind: 'thing' }], taken: 0 });
    break;
  }
});
