import type { Action, Game } from '../../../src/engine';
import { createPlay } from '../../../src/play';
import { loadRaws } from '../../../src/raws';
import { WAIVABLE_DANGERS, type WaivableDanger } from '../../../src/settings/waivable-dangers';
import { createMemoryStore, newProfile, type PartyMode, type Settings } from '../../../src/storage';
import { type ScenarioOptions, scenario } from '../../support/scenario';
import { ask, expectKind, HOME, waitSubmission } from '../support/callers';

const raws = loadRaws();

/** Submits an action for a player who waived these dangers. Returns the outcome and the logged action. */
async function submitWaiving(game: Game, action: Action, waived: readonly WaivableDanger[]) {
  const store = createMemoryStore();
  const play = createPlay({ store, raws });
  const profile = newProfile('ann');
  await store.createRun({ id: 'run', owner: 'ann', home: HOME, game, interaction: '1', now: 0 });
  const settings = { ...profile.settings, waivedConfirmations: [...waived] };
  await store.putProfile({ ...profile, revision: 1, activeRun: 'run', settings });
  const outcome = await play.submitAction(waitSubmission({ action }));
  const log = await store.loadLog('run');
  return { kind: outcome.kind, logged: log?.actions ?? [] };
}

const peasant = () => scenario('.@t.');
const strike: Action = { kind: 'attack', direction: 'e' };

test('a danger needs a confirmation, and a declined action is in no log', async () => {
  expect(await submitWaiving(peasant(), strike, [])).toEqual({ kind: 'refused', logged: [] });
  expect(await submitWaiving(peasant(), strike, ['trap', 'low-health'])).toEqual({ kind: 'refused', logged: [] });
});

test('a waived confirmation is not asked for, and the log contains it', async () => {
  expect(await submitWaiving(peasant(), strike, ['friendly'])).toEqual({
    kind: 'applied',
    logged: [{ ...strike, sure: true }],
  });
});

test('a harmless action is logged as it was sent', async () => {
  expect((await submitWaiving(peasant(), { kind: 'wait' }, ['friendly'])).logged).toEqual([{ kind: 'wait' }]);
});

test('the end of a run always needs a confirmation', async () => {
  expect((await submitWaiving(peasant(), { kind: 'abandon' }, WAIVABLE_DANGERS)).kind).toBe('refused');
});

test('an offering always needs a confirmation, which tells what is given for what', async () => {
  const game = scenario('@S', { legend: { S: 'shrine-of-sweat' } });
  expect((await submitWaiving(game, { kind: 'offer' }, WAIVABLE_DANGERS)).kind).toBe('refused');
  expect((await submitWaiving(game, { kind: 'offer', sure: true }, [])).kind).toBe('applied');
});

test('confirming one danger does not confirm another of the same cast', async () => {
  const mage: ScenarioOptions = { carried: ['web-scroll'], identified: ['web-scroll'] };
  const game = scenario('.@t.', mage);
  const web = game.pack.find(({ raw }) => raw === 'web-scroll')!.id;
  const cast: Action = { kind: 'use', item: web, at: { x: 3, y: 1 } };
  const kindWith = async (...waived: WaivableDanger[]) => (await submitWaiving(game, cast, waived)).kind;
  expect(await kindWith('friendly')).toBe('refused');
  expect(await kindWith('self')).toBe('refused');
  expect(await kindWith('friendly', 'self')).toBe('applied');
});

test.each<[string, string, number, WaivableDanger, WaivableDanger]>([
  ['a friend', '.@.....t', 8, 'friendly', 'self'],
  ['the hero', '.@......', 2, 'self', 'friendly'],
])('a cast that endangers only %s asks for nothing else', async (_, map, x, danger, other) => {
  const game = scenario(map, { hero: { knownSpells: [{ spell: 'web', manaCost: 2 }] } });
  const cast: Action = { kind: 'cast', spell: 'web', at: { x, y: 1 } };
  expect((await submitWaiving(game, cast, [])).kind).toBe('refused');
  expect((await submitWaiving(game, cast, [other])).kind).toBe('refused');
  expect((await submitWaiving(game, cast, [danger])).kind).toBe('applied');
});

test('an enemy that a cast hits besides the hero needs no confirmation of its own', async () => {
  const hero = { knownSpells: [{ spell: 'web', manaCost: 2 }] };
  const cast: Action = { kind: 'cast', spell: 'web', at: { x: 3, y: 1 } };
  const kindBeside = async (map: string) => (await submitWaiving(scenario(map, { hero }), cast, ['self'])).kind;
  expect(await kindBeside('.@r.')).toBe('applied');
  expect(await kindBeside('.@t.')).toBe('refused');
});

/** Begins a run of Ann's in a channel, with a friend beside the hero. `user`, who acts, waives these confirmations. */
async function party(mode: PartyMode, members: string[], user = 'ann', game: Game = scenario('.@t.')) {
  const store = createMemoryStore();
  const play = createPlay({ store, raws });
  const channel = 'c';
  await store.createRun({ id: 'run', owner: 'ann', home: HOME, channel, game, interaction: '1', now: 0 });
  const profile = newProfile(user);
  const waived: WaivableDanger[] = ['friendly', 'self'];
  await store.putProfile({ ...profile, revision: 1, settings: { ...profile.settings, waivedConfirmations: waived } });
  await store.putParty({ channel, revision: 1, run: 'run', mode, holder: user, holderSince: 0, members });
  const asked = { user, channel, run: 'run', seenVersion: 0, now: 1 };
  const { submitAction: takeTurn, aim } = play;
  return {
    store,
    take: (action: Action) => takeTurn(ask({ ...asked, action })),
    aim: (action: Parameters<typeof aim>[0]['action']) => aim(ask({ ...asked, action })),
  };
}

test.each(['owner', 'handover', 'vote', 'hotseat'] as const)(
  'in a party of one (%s) a waived confirmation is not asked for',
  async (mode) => {
    const { take, store } = await party(mode, ['ann']);
    expect(await take(strike)).toMatchObject({ kind: 'applied' });
    expect((await store.loadLog('run'))?.actions).toEqual([{ ...strike, sure: true }]);
  },
);

test("if only the owner may act, the owner's settings hold, whoever else has joined", async () => {
  const { take } = await party('owner', ['ann', 'bob']);
  expect(await take(strike)).toMatchObject({ kind: 'applied' });
});

test.each(['handover', 'vote', 'hotseat'] as const)(
  'if several play (%s), the confirmation is needed',
  async (mode) => {
    for (const user of ['ann', 'bob']) {
      const { take, store } = await party(mode, ['ann', 'bob'], user);
      expect(await take(strike)).toMatchObject({ kind: 'refused', refusal: { danger: 'friendly' } });
      expect(await store.loadBallots('run', 0)).toEqual([]);
    }
  },
);

test('a confirmed action can be voted for like any other', async () => {
  const { take } = await party('vote', ['ann', 'bob']);
  expect(await take({ ...strike, sure: true })).toMatchObject({ kind: 'voted' });
});

test("a member who plays another's hero alone must confirm", async () => {
  const { take } = await party('hotseat', ['ann'], 'bob');
  expect(await take(strike)).toMatchObject({ kind: 'refused', refusal: { danger: 'friendly' } });
});

test('aimed actions follow the same rule', async () => {
  const game = () => scenario('.@.t..', { hero: { knownSpells: [{ spell: 'web', manaCost: 2 }] } });
  const cast = { kind: 'cast', spell: 'web', at: { x: 4, y: 1 } } as const;
  const alone = await party('vote', ['ann'], 'ann', game());
  const partyRun = await party('vote', ['ann', 'bob'], 'ann', game());
  expect(expectKind(await alone.aim(cast), 'aiming')).toMatchObject({ refusal: null, previews: [{ at: cast.at }] });
  expect(expectKind(await partyRun.aim(cast), 'aiming').refusal).toMatchObject({ code: 'danger' });
});

describe('how the hero explores', () => {
  const EXPLORE = { kind: 'explore' } as const;

  type Chosen = Partial<Pick<Settings, 'pickup' | 'restShare'>>;

  /** Logged action of Explore, if Ann has these settings and Bob has others. */
  async function explored(chosen: Chosen, mode: PartyMode = 'owner', user = 'ann') {
    const members = mode === 'vote' ? [user] : ['ann', 'bob'];
    const { take, store } = await party(mode, members, user, scenario(`@${'.'.repeat(20)}`));
    for (const each of ['ann', 'bob']) {
      const profile = (await store.loadProfile(each)) ?? newProfile(each);
      const others = { pickup: 'all', restShare: '100' } as const;
      const settings = { ...profile.settings, ...(each === 'ann' ? chosen : others) };
      await store.putProfile({ ...profile, revision: profile.revision + 1, settings });
    }
    expect(await take(EXPLORE)).toMatchObject({ kind: 'applied' });
    return (await store.loadLog('run'))?.actions;
  }

  test('the log has the pick-up setting at the time of the action', async () => {
    expect(await explored({ pickup: 'useful' })).toEqual([{ kind: 'explore', take: 'useful' }]);
    expect(await explored({ pickup: 'all' })).toEqual([{ kind: 'explore', take: 'all' }]);
    expect(await explored({ pickup: 'nothing' })).toEqual([EXPLORE]);
  });

  test('the log has the share of rest, except for the usual one', async () => {
    expect(await explored({ restShare: '60' })).toEqual([{ kind: 'explore', take: 'useful', rest: 60 }]);
    expect(await explored({ restShare: '80' })).toEqual([{ kind: 'explore', take: 'useful' }]);
    expect(await explored({ pickup: 'nothing', restShare: '100' })).toEqual([{ kind: 'explore', rest: 100 }]);
  });

  test.each(['hotseat', 'vote'] as const)("the owner's settings decide, whoever of a party acts: %s", async (mode) => {
    expect(await explored({ pickup: 'useful' }, mode, 'bob')).toEqual([{ kind: 'explore', take: 'useful' }]);
    expect(await explored({ pickup: 'nothing' }, mode, 'bob')).toEqual([EXPLORE]);
  });
});
