import type { Action, Danger, Game } from '../../../src/engine';
import { createPlay } from '../../../src/play';
import { newProfile } from '../../../src/play/profiles/profile';
import { loadRaws } from '../../../src/raws';
import { createMemoryStore, type PartyMode } from '../../../src/storage';
import { scenario } from '../../support/scenario';
import { ask, expectKind, HOME } from '../support/callers';

const raws = loadRaws();
const strike: Action = { kind: 'attack', direction: 'e' };

/** Ann's run in a channel, a friend beside the hero. Whoever acts has switched these questions off. */
async function party(mode: PartyMode, members: string[], user = 'ann', game: Game = scenario('.@t.')) {
  const store = createMemoryStore();
  const play = createPlay({ store, raws });
  const channel = 'c';
  await store.createRun({ id: 'run', owner: 'ann', home: HOME, channel, game, interaction: '1', now: 0 });
  await store.putParty({ channel, revision: 1, run: 'run', mode, holder: user, heldSince: 0, members });
  const profile = newProfile(user);
  const unasked: Danger[] = ['friendly', 'self'];
  await store.putProfile({ ...profile, revision: 1, settings: { ...profile.settings, waivedConfirmations: unasked } });
  const asked = { user, channel, run: 'run', seenVersion: 0, now: 1 };
  const { submitAction: takeTurn, aim } = play;
  return {
    store,
    take: (action: Action) => takeTurn(ask({ ...asked, action })),
    aim: (action: Parameters<typeof aim>[0]['action']) => aim(ask({ ...asked, action })),
  };
}

test.each(['owner', 'handover', 'vote', 'hotseat'] as const)(
  'in a party of one (%s) no question is asked',
  async (mode) => {
    const { take, store } = await party(mode, ['ann']);
    expect(await take(strike)).toMatchObject({ kind: 'applied' });
    expect((await store.loadLog('run'))?.actions).toEqual([{ ...strike, sure: true }]);
  },
);

test('where only the owner may act their word holds, whoever else has joined', async () => {
  const { take } = await party('owner', ['ann', 'bob']);
  expect(await take(strike)).toMatchObject({ kind: 'applied' });
});

test.each(['handover', 'vote', 'hotseat'] as const)('where several play (%s) the question stays', async (mode) => {
  for (const user of ['ann', 'bob']) {
    const { take, store } = await party(mode, ['ann', 'bob'], user);
    expect(await take(strike)).toMatchObject({ kind: 'refused', refusal: { danger: 'friendly' } });
    expect(await store.loadBallots('run', 0)).toEqual([]);
  }
});

test('a yes that is given there is voted for like anything else', async () => {
  const { take } = await party('vote', ['ann', 'bob']);
  expect(await take({ ...strike, sure: true })).toMatchObject({ kind: 'voted' });
});

test("a newcomer alone with another's hero is asked", async () => {
  const { take } = await party('hotseat', ['ann'], 'bob');
  expect(await take(strike)).toMatchObject({ kind: 'refused', refusal: { danger: 'friendly' } });
});

test('what is aimed is asked about by the same rule', async () => {
  const game = () => scenario('.@.t..', { hero: { knownSpells: [{ spell: 'web', manaCost: 2 }] } });
  const cast = { kind: 'cast', spell: 'web', at: { x: 4, y: 1 } } as const;
  const alone = await party('vote', ['ann'], 'ann', game());
  const together = await party('vote', ['ann', 'bob'], 'ann', game());
  expect(expectKind(await alone.aim(cast), 'aiming')).toMatchObject({ refusal: null, previews: [{ at: cast.at }] });
  expect(expectKind(await together.aim(cast), 'aiming').refusal).toMatchObject({ code: 'danger' });
});
