import type { GameEvent } from '../../../src/engine';
import type { Context } from '../../../src/play/context';
import { boardOf, eventsSince } from '../../../src/play/turns/board';
import type { PartyState } from '../../../src/play/turns/party-state';
import { loadRaws } from '../../../src/raws';
import { DEFAULT_SETTINGS, type Profile, type RecentInteraction, type Run } from '../../../src/storage/contract';
import { scenario } from '../../support/scenario';

/** Run at version 4 whose game keeps six events, with these interactions. */
function runWith(recent: RecentInteraction[]): Run {
  const events = [1, 2, 3, 4, 5, 6].map((turn) => ({ kind: 'waited', turn, sense: 'self' }) as unknown as GameEvent);
  return { version: 4, recent, game: { ...scenario('@'), events } } as unknown as Run;
}

const entry = (version: number, events?: number): RecentInteraction => ({
  id: String(version),
  version,
  ...(events === undefined ? {} : { events }),
});

const turnsSince = (run: Run, version: number) => eventsSince(run, version).map(({ turn }) => turn);

test('the events since a version are those of the inputs after it', () => {
  const run = runWith([entry(2, 2), entry(3, 1), entry(4, 2)]);
  expect([3, 2, 1].map((version) => turnsSince(run, version))).toEqual([
    [5, 6],
    [4, 5, 6],
    [2, 3, 4, 5, 6],
  ]);
  expect(turnsSince(run, 4)).toEqual([]);
});

test('an input without a number brought no events', () => {
  expect(turnsSince(runWith([entry(3), entry(4, 1)]), 2)).toEqual([6]);
});

test('if the run does not know every input since, all kept events are shown', () => {
  expect(turnsSince(runWith([entry(3, 1), entry(4, 1)]), 1)).toEqual([1, 2, 3, 4, 5, 6]);
  // Two interactions with the same version belong to one turn.
  expect(turnsSince(runWith([entry(4, 1), { ...entry(4), id: 'vote' }]), 2)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('no more events are shown than the game keeps', () => {
  expect(turnsSince(runWith([entry(3, 5), entry(4, 5)]), 2)).toEqual([1, 2, 3, 4, 5, 6]);
});

describe('a board', () => {
  const run = {
    ...runWith([]),
    createdAt: 0,
    recentVotes: [],
    game: scenario('@.r'),
    origin: { kind: 'chance' },
    partyLog: [],
    graves: {},
  } as unknown as Run;
  const context = { raws: loadRaws(), nameless: new Set<string>() } as unknown as Context;
  const party = (mode: 'vote' | 'owner') =>
    ({ party: { mode, members: ['ann'], holderSince: 0 }, ballots: [], now: 0 }) as unknown as PartyState;
  const settings = (advice: boolean) => ({ settings: { ...DEFAULT_SETTINGS, advice } }) as Profile;

  test('recommends an action, unless its player has switched advice off', () => {
    expect(boardOf(context, run, null).advice).toMatchObject({ action: { kind: 'fight' } });
    expect(boardOf(context, run, settings(true)).advice).toMatchObject({ action: { kind: 'fight' } });
    expect(boardOf(context, run, settings(false)).advice).toBeNull();
  });

  test('of a finished ranked run names its feats, to the owner alone', () => {
    const over = { result: 'died', turn: 9, depth: 1, by: null, cause: null } as const;
    const ended = { ...run, owner: 'ann', ranked: true, shownFeats: { taxi: 3 }, game: { ...run.game, over } } as Run;
    const earned = (shown: Run, user = 'ann') =>
      boardOf(context, shown, { user, settings: DEFAULT_SETTINGS } as Profile).earned;
    expect(earned(ended)).toEqual(['taxi']);
    expect(earned(ended, 'bob')).toBeUndefined();
    expect(earned({ ...ended, ranked: false })).toBeUndefined();
    expect(earned({ ...ended, game: { ...ended.game, cheated: true } })).toBeUndefined();
    expect(earned({ ...ended, game: run.game })).toBeUndefined();
  });

  test('shows the crest of the run’s owner, to other readers only if the party knows the crest', () => {
    const crest = { emblem: 'axe', colour: 'red' } as const;
    const owned = { ...run, owner: 'ann' } as Run;
    const reader = (user: string, emblem: 'axe' | 'none') =>
      ({ user, settings: { ...DEFAULT_SETTINGS, emblem, emblemColour: 'red' } }) as Profile;
    const crestFor = (profile: Profile, state: PartyState | null = null) =>
      boardOf(context, owned, profile, state).view.crest;
    expect(crestFor(reader('ann', 'axe'))).toEqual(crest);
    expect(crestFor(reader('ann', 'none'))).toBeUndefined();
    expect(crestFor(reader('bob', 'axe'))).toBeUndefined();
    const state = party('owner');
    const known = { ...state, party: { ...state.party, crests: { ann: crest } } };
    expect(crestFor(reader('bob', 'none'), known)).toEqual(crest);
  });

  test('shows the pet of the run’s owner, except in a party', () => {
    const owned = { ...run, owner: 'ann' } as Run;
    const reader = (user: string) => ({ user, settings: { ...DEFAULT_SETTINGS, pet: 'owl' } }) as Profile;
    expect(boardOf(context, owned, reader('ann')).view.pet).toBe('owl');
    expect(boardOf(context, owned, reader('bob')).view.pet).toBeUndefined();
    expect(boardOf(context, owned, reader('ann'), party('owner')).view.pet).toBeUndefined();
  });

  test('shows the title of the run’s owner, to other readers only if the party knows the title', () => {
    const owned = { ...run, owner: 'ann' } as Run;
    const reader = (user: string) => ({ user, settings: { ...DEFAULT_SETTINGS, title: 'wyrmling' } }) as Profile;
    const state = party('owner');
    const known = { ...state, party: { ...state.party, titles: { ann: 'untouched' } as const } };
    expect(boardOf(context, owned, reader('ann')).view.title).toBe('wyrmling');
    expect(boardOf(context, owned, reader('bob')).view.title).toBeUndefined();
    expect(boardOf(context, owned, reader('bob'), known).view.title).toBe('untouched');
  });

  test('recommends nothing to a party that votes', () => {
    expect(boardOf(context, run, null, party('vote')).advice).toBeNull();
    expect(boardOf(context, run, null, party('owner')).advice).not.toBeNull();
  });
});
