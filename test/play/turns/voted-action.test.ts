import type { Action, Game } from '../../../src/engine';
import { isVotedOn, mayVoteIn } from '../../../src/play/turns/voted-action';
import type { Party, PartyMode, Run } from '../../../src/storage/contract';
import { act, find, scenario } from '../../support/scenario';

const game = scenario('@vhs/', {
  legend: {
    v: { raw: 'ring-of-venom', caged: true },
    h: { raw: 'health-potion', caged: true },
    s: { raw: 'fireball-scroll', caged: true },
  },
});
const run = (of: Game = game) => ({ game: of }) as Run;
const party = (mode: PartyMode) => ({ mode }) as Party;
const fetching = (raw: string): Action => ({ kind: 'fetch', item: find(game, raw).id });

test.each<[PartyMode, boolean, boolean]>([
  ['owner', false, false],
  ['handover', true, false],
  ['hotseat', true, false],
  ['vote', true, true],
])('in mode %s a party votes on a cage: %s, and on other things: %s', (mode, onCage, onOthers) => {
  expect(isVotedOn(party(mode), run(), fetching('health-potion'))).toBe(onCage);
  expect(isVotedOn(party(mode), run(), fetching('dagger'))).toBe(onOthers);
  expect(isVotedOn(party(mode), run(), { kind: 'explore' })).toBe(onOthers);
  expect(mayVoteIn(party(mode), run())).toBe(mode !== 'owner');
});

test('picking up on a pedestal, by name or not, is a choice of the party, too', () => {
  const upon = run(act(game, { kind: 'move', direction: 'e' }).game);
  expect(isVotedOn(party('hotseat'), upon, { kind: 'pickup' })).toBe(true);
  expect(isVotedOn(party('hotseat'), run(), { kind: 'pickup' })).toBe(false);
});

test('nobody votes any more after the cage is shut', () => {
  const shut = run(act(game, fetching('ring-of-venom')).game);
  expect(mayVoteIn(party('hotseat'), shut)).toBe(false);
  expect(isVotedOn(party('hotseat'), shut, fetching('health-potion'))).toBe(false);
});
