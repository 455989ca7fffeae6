import { firstSnowflake } from '../../../src/lib/snowflake';
import { openForTests, TABLES } from '../../storage/support/tables';
import { activeRunsIn } from '../../support/active-runs';
import { sample } from '../../support/deep';
import { ask, expectKind } from '../support/callers';
import { HOUR, NOW, startParty } from '../support/party-scenario';

const REST = { kind: 'rest' } as const;
const WAIT = { kind: 'wait' } as const;
const YES = { kind: 'abandon', sure: true } as const;
/** Channel of another server than the party's. */
const ELSEWHERE = { channel: 'another', home: { kind: 'guild', id: '78' } } as const;

describe.each(sample(TABLES, 1))('playing together over %s', (_, open) => {
  const opened = openForTests(open);

  const party = (mode: Parameters<typeof startParty>[1], others?: string[]) => startParty(opened.table, mode, others);

  test('a channel has one run, started by the first to ask and joined by those who ask later', async () => {
    const { play, at, run, store, channel } = await party('hotseat');
    const outcome = await play.party(at('bob'));
    expect(outcome).toMatchObject({ kind: 'board', board: { run, owner: 'ann', party: { members: ['ann', 'bob'] } } });
    expect(await store.loadRun(run)).toMatchObject({ channel, ranked: false, origin: { kind: 'chance' } });
    expect(await activeRunsIn(store, '77')).toContain(run);
  });

  test('if two players begin at once, one begins and the other has joined', async () => {
    const { play, at, type, run } = await party('owner');
    await type('ann', YES);
    const outcomes = await Promise.all(['bob', 'cid'].map((user) => play.party(at(user))));
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['board', 'started']);
    const runs = new Set(outcomes.map((outcome) => ('board' in outcome ? outcome.board.run : null)));
    expect(runs.size).toBe(1);
    expect(runs).not.toContain(run);
  });

  test("in the owner's mode others may watch and fork", async () => {
    const { press, run, store } = await party('owner', ['bob']);
    expect(await press('bob', 0)).toEqual({ kind: 'not-yours', owner: 'ann', watch: { run, version: 0 } });
    expect(await press('ann', 0)).toMatchObject({ kind: 'applied', board: { version: 1, party: { mode: 'owner' } } });
    expect((await store.loadRun(run))?.version).toBe(1);
  });

  test('in hot seat every member acts, and the log says who did', async () => {
    const { press, run, store } = await party('hotseat');
    await press('bob', 0);
    await press('ann', 1);
    expect(await press('cid', 1)).toMatchObject({ kind: 'stale', board: { version: 2 } });
    const log = await store.loadLog(run);
    expect(log?.chunks[0]?.by).toEqual(['bob', 'ann']);
    expect((await store.loadRun(run))?.recent.map(({ by }) => by)).toEqual([undefined, 'bob', 'ann']);
  });

  test.each(['hotseat', 'vote', 'handover'] as const)(
    "outside of the party's channel only the owner plays the run by its id: %s",
    async (mode) => {
      const { press, play, at, run, channel, store } = await party(mode, ['bob']);
      for (const [user, where] of [
        ['bob', { playedIn: channel }],
        ['cid', {}],
      ] as const) {
        const refusal = { kind: 'not-yours', owner: 'ann', ...where };
        expect(await press(user, 0, WAIT, ELSEWHERE)).toEqual(refusal);
        expect(await play.look(at(user, { run, ...ELSEWHERE }))).toEqual(refusal);
      }
      expect(await store.loadParty(channel)).toMatchObject({ members: ['ann', 'bob'] });
      expect(await store.loadBallots(run, 0)).toEqual([]);
      expect(await store.loadRun(run)).toMatchObject({ version: 0 });
      expect((await press('ann', 0, WAIT, ELSEWHERE)).kind).toBe(mode === 'vote' ? 'voted' : 'applied');
    },
  );

  test('a player who acts in an open party becomes a member, and may leave', async () => {
    const { press, store, channel, play, at } = await party('hotseat');
    await press('bob', 0);
    await press('bob', 1);
    const joined = await store.loadParty(channel);
    expect(joined).toMatchObject({ members: ['ann', 'bob'] });
    expect(await play.leaveParty(at('bob'))).toMatchObject({ kind: 'board', board: { party: { members: ['ann'] } } });
  });

  test('if two members press at once, one acts and the other sees the result', async () => {
    const { press, run, store } = await party('hotseat');
    const outcomes = await Promise.all([press('ann', 0), press('bob', 0)]);
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['applied', 'stale']);
    const [applied, stale] = [
      expectKind(outcomes.find(({ kind }) => kind === 'applied') as never, 'applied'),
      outcomes,
    ];
    expect(stale.find(({ kind }) => kind === 'stale')).toMatchObject({ events: applied.events, board: { version: 1 } });
    expect((await store.loadRun(run))?.version).toBe(1);
  });

  test('only the owner gives up the run for all', async () => {
    const { press, run } = await party('hotseat');
    expect(await press('bob', 0, YES)).toEqual({ kind: 'not-yours', owner: 'ann', join: { run, version: 0 } });
    expect(await press('ann', 0, YES)).toMatchObject({ kind: 'applied' });
  });

  test('a share or fork without a named run takes the run that the player played last', async () => {
    const { play, at, press, run, store } = await party('hotseat', ['bob']);
    const shared = async (user: string) => {
      const outcome = await play.share(at(user));
      return outcome.kind === 'watching' ? outcome.board.run : outcome.kind;
    };
    expect(await shared('bob')).toBe(run);
    const own = expectKind(await play.play(at('ann')), 'started').board.run;
    await press('bob', 0);
    expect(await shared('ann')).toBe(own);
    expect(await shared('bob')).toBe(run);
    await press('ann', 1);
    expect(await shared('ann')).toBe(run);
    await play.submitAction(at('ann', { run: own, seenVersion: 0, action: WAIT }));
    expect(await shared('ann')).toBe(own);
    const branch = expectKind((await play.fork(at('ann', { sure: true }))) as never, 'started').board.run;
    expect(await store.loadRun(branch)).toMatchObject({ origin: { kind: 'fork', run: own, version: 1 } });
  });

  describe('a typed command of a member with a run of their own', () => {
    async function beside(mode: 'hotseat' | 'owner' | 'vote') {
      const members = await party(mode);
      const { play, at, type, channel } = members;
      const bob = `bob-${channel}`;
      await play.joinParty(at(bob));
      const own = expectKind(await play.play(at(bob)), 'started').board.run;
      const typed = async () => {
        const outcome = await type(bob);
        return 'board' in outcome ? [outcome.kind, outcome.board.run, outcome.board.chosen] : outcome;
      };
      return { ...members, bob, own, typed };
    }

    test('names the run in the reply that is drawn while the turn is committed', async () => {
      const { bob, play, at } = await beside('hotseat');
      const draw = ({ board }: { board: { chosen?: string } }) => board.chosen;
      const outcome = await play.submitAction(at(bob, { run: null, seenVersion: null, action: WAIT, draw }));
      expect(outcome).toMatchObject({ kind: 'applied', drawn: 'own' });
    });

    test('acts on the run that the member played last, and names it', async () => {
      const { bob, run, own, press, typed, play, at } = await beside('hotseat');
      expect(await typed()).toEqual(['applied', own, 'own']);
      await press(bob, 0);
      expect(await typed()).toEqual(['applied', run, 'channel']);
      expect(await play.look(at(bob))).toMatchObject({ board: { run, chosen: 'channel' } });
      await play.submitAction(at(bob, { run: own, seenVersion: 1, action: WAIT }));
      expect(await typed()).toEqual(['applied', own, 'own']);
    });

    test('acts on the channel’s run if the member played that last, however often others have acted since', async () => {
      const { bob, run, press, typed } = await beside('hotseat');
      await press(bob, 0);
      for (let version = 1; version <= 33; version++) await press('ann', version);
      expect(await typed()).toEqual(['applied', run, 'channel']);
    });

    test("acts on the member's own run if the party's mode forbids the other", async () => {
      const { own, typed, type, play, at } = await beside('owner');
      expect(await typed()).toEqual(['applied', own, undefined]);
      await play.joinParty(at('cid'));
      expect(await type('cid')).toMatchObject({ kind: 'not-yours', owner: 'ann' });
    });

    test('counts a vote that decides nothing yet as played, and a repeated vote once', async () => {
      const { bob, run, own, press, at, play, typed } = await beside('vote');
      await press(bob, 0);
      const vote = at(bob, { run: null, seenVersion: null, action: WAIT });
      expect(await play.submitAction(vote)).toMatchObject({ kind: 'voted', board: { run, chosen: 'channel' } });
      await play.submitAction(at(bob, { run: own, seenVersion: 0, action: WAIT }));
      expect(await play.submitAction(vote)).toMatchObject({ kind: 'voted', board: { run } });
      expect(await typed()).toEqual(['applied', own, 'own']);
    });

    test("acts on the channel’s run if the member's own is over", async () => {
      const { bob, run, own, play, at, typed } = await beside('hotseat');
      await play.submitAction(at(bob, { run: own, seenVersion: 0, action: YES }));
      expect(await typed()).toEqual(['applied', run, undefined]);
    });

    test("acts on the member's own run if the channel’s is over, even if played last, and says so", async () => {
      const { bob, own, press, typed, play, at } = await beside('hotseat');
      await press(bob, 0);
      await press('ann', 1, YES);
      expect(await play.look(at(bob))).toMatchObject({ board: { run: own, chosen: 'own-as-other-ended' } });
      expect(await typed()).toEqual(['applied', own, 'own-as-other-ended']);
      expect(await typed()).toEqual(['applied', own, undefined]);
    });

    test('shows the end of the run that was played last if both are over', async () => {
      const { bob, run, own, press, typed, play, at } = await beside('hotseat');
      await play.submitAction(at(bob, { run: own, seenVersion: 0, action: YES }));
      await press(bob, 0);
      await press('ann', 1, YES);
      expect(await typed()).toEqual(['refused', run, undefined]);
      expect(await play.share(at(bob))).toMatchObject({ board: { run } });
      expect(await play.play(at(bob, { showEnded: true }))).toMatchObject({ kind: 'board', board: { run: own } });
    });

    test("shows the end of the member's own run if the party's mode forbids the other", async () => {
      const { bob, own, press, typed, play, at } = await beside('owner');
      await play.submitAction(at(bob, { run: own, seenVersion: 0, action: YES }));
      await press('ann', 0, YES);
      expect(await typed()).toEqual(['refused', own, undefined]);
    });
  });

  test("shows the end of the channel's run to a member who has no other run", async () => {
    const { play, at, type, press, run, channel } = await party('hotseat');
    const [bob, cid] = [`bob-${channel}`, `cid-${channel}`];
    await press(bob, 0);
    await press('ann', 1, YES);
    expect(await type(bob)).toMatchObject({ kind: 'refused', refusal: { code: 'over' }, board: { run } });
    expect(await play.look(at(bob))).toMatchObject({ kind: 'board', board: { run } });
    expect(await play.share(at(bob))).toMatchObject({ kind: 'watching', board: { run } });
    expect(await play.fork(at(bob, { version: 1 }))).toMatchObject({ kind: 'started' });
    expect(await type(cid)).toEqual({ kind: 'no-run' });
  });

  test.each(['owner', 'handover'] as const)(
    'a member who may not act learns of the end, and not whose turn it was: %s',
    async (mode) => {
      const { play, at, type, press, run } = await party(mode, ['bob']);
      await press('ann', 0, YES);
      const over = { kind: 'refused', refusal: { code: 'over' }, board: { run } };
      expect(await type('bob')).toMatchObject(over);
      expect(await press('bob', 1)).toMatchObject(over);
      expect(await press('bob', 0)).toMatchObject({ kind: 'stale', board: { run } });
      expect(await play.look(at('bob'))).toMatchObject({ kind: 'board', board: { run } });
      expect(await press('bob', 1, WAIT, ELSEWHERE)).toEqual({ kind: 'not-yours', owner: 'ann' });
    },
  );

  test('in hand-over the holder of the torch acts, and passes it on', async () => {
    const { press, play, at } = await party('handover', ['bob']);
    expect(await press('bob', 0)).toMatchObject({
      kind: 'not-your-turn',
      holder: 'ann',
      board: { party: { idle: false } },
    });
    expect(await play.changeHolder(at('bob', { to: 'bob' }))).toMatchObject({ kind: 'not-your-turn' });
    expect(await play.changeHolder(at('ann', { to: 'bob' }))).toMatchObject({ board: { party: { holder: 'bob' } } });
    expect(await press('bob', 0)).toMatchObject({ kind: 'applied' });
    expect(await press('ann', 1)).toMatchObject({ kind: 'not-your-turn', holder: 'bob' });
  });

  test('a player who may not act may still look, out of turn or as a stranger', async () => {
    const waiting = await party('handover');
    const read = { kind: 'board', board: { run: waiting.run } };
    expect(await waiting.play.look(waiting.at('bob', { run: waiting.run, toRead: true }))).toMatchObject(read);
    expect(await waiting.play.look(waiting.at('bob', { run: waiting.run }))).toMatchObject({ kind: 'not-your-turn' });
    const aimed = { run: waiting.run, seenVersion: null, action: { kind: 'use', item: 1 } as const };
    expect(await waiting.play.aim(waiting.at('bob', aimed))).toMatchObject({ kind: 'not-your-turn' });
    const { play, at, run } = await party('owner', ['bob']);
    expect(await play.look(at('bob', { run, toRead: true }))).toMatchObject({ kind: 'board', board: { run } });
    expect(await play.look(at('bob', { run }))).toMatchObject({ kind: 'not-yours' });
    expect(await play.look(at('eve', { run, toRead: true }))).toMatchObject({ kind: 'not-yours' });
    expect(await play.look(at('bob', { run, toRead: true, ...ELSEWHERE }))).toMatchObject({ kind: 'not-yours' });
  });

  test('any member may take the torch after hours without a turn', async () => {
    const { play, at } = await party('handover');
    const take = (hours: number) => play.changeHolder(at('bob', { to: 'bob', now: NOW + hours * HOUR }));
    expect(await take(5)).toMatchObject({ kind: 'not-your-turn', board: { party: { idle: false } } });
    expect(await take(6)).toMatchObject({ kind: 'board', board: { party: { holder: 'bob', idle: false } } });
    expect(await play.changeHolder(at('ann', { to: 'ann', now: NOW + 7 * HOUR }))).toMatchObject({
      kind: 'not-your-turn',
    });
  });

  test('a vote opens with the first and closes with the majority of the members', async () => {
    const { press, run, store } = await party('vote', ['bob', 'cid']);
    const first = await press('ann', 0, REST);
    expect(first).toMatchObject({ kind: 'refused' });
    expect(await press('ann', 0)).toMatchObject({
      kind: 'voted',
      board: { version: 0, party: { needed: 2, votes: [{ user: 'ann' }] } },
    });
    expect((await store.loadRun(run))?.version).toBe(0);
    expect(await press('cid', 0)).toMatchObject({ kind: 'applied', board: { version: 1, party: { votes: [] } } });
    expect((await store.loadLog(run))?.chunks[0]?.by).toEqual(['cid']);
    expect(await press('bob', 0)).toMatchObject({ kind: 'stale', board: { version: 1 } });
  });

  test('a vote shows how many members have yet to vote, and only the deciding vote acts', async () => {
    const { press } = await party('vote', ['bob', 'cid', 'dan', 'eve']);
    expect(await press('ann', 0)).toMatchObject({ board: { party: { open: 4, needed: 3 } } });
    expect(await press('bob', 0)).toMatchObject({ board: { party: { open: 3, needed: 3 } } });
    expect(await press('cid', 0)).toMatchObject({ kind: 'applied', repeated: false, board: { party: { open: 5 } } });
  });

  test('a repeated delivery of an earlier vote does not change the vote back', async () => {
    const { press, run, store } = await party('vote', ['bob', 'cid']);
    const [east, west] = (['e', 'w'] as const).map((direction) => ({ kind: 'move', direction }) as const);
    await press('bob', 0, east, { interaction: '5550001' });
    await press('bob', 0, west, { interaction: '5550002' });
    await press('bob', 0, east, { interaction: '5550001' });
    expect(await store.loadBallots(run, 0)).toMatchObject([{ user: 'bob', action: west }]);
  });

  test('a vote can be changed until it closes', async () => {
    const { press, store, run } = await party('vote', ['bob', 'cid']);
    const step = { kind: 'move', direction: 'e' } as const;
    await press('ann', 0, WAIT);
    await press('bob', 0, step);
    expect(await press('bob', 0, { kind: 'move', direction: 'w' })).toMatchObject({
      kind: 'voted',
      board: {
        party: {
          votes: [
            { user: 'ann', action: WAIT },
            { user: 'bob', action: { direction: 'w' } },
          ],
        },
      },
    });
    expect(await press('bob', 0, WAIT)).toMatchObject({ kind: 'applied' });
    expect((await store.loadLog(run))?.actions).toEqual([WAIT]);
  });

  test('if two deciding votes come at once, one action is taken and both count', async () => {
    const { press, run, store } = await party('vote', ['bob', 'cid']);
    await press('ann', 0);
    const outcomes = await Promise.all([press('bob', 0), press('cid', 0)]);
    expect((await store.loadRun(run))?.version).toBe(1);
    expect((await store.loadLog(run))?.actions).toEqual([WAIT]);
    for (const outcome of outcomes) expect(['applied', 'stale']).toContain(outcome.kind);
    expect(outcomes.map(({ kind }) => kind)).toContain('applied');
  });

  test('a vote that is delivered again after the decision is no vote for the next turn', async () => {
    const { type, press, run, store } = await party('vote', ['bob']);
    const typed = { interaction: '5550000' };
    expect(await type('ann', WAIT, typed)).toMatchObject({ kind: 'voted' });
    expect(await type('ann', WAIT, typed)).toMatchObject({
      kind: 'voted',
      board: { party: { votes: [{ user: 'ann' }] } },
    });
    await press('bob', 0);
    expect(await type('ann', WAIT, typed)).toMatchObject({ kind: 'applied', repeated: true, board: { version: 1 } });
    expect(await store.loadBallots(run, 1)).toEqual([]);
  });

  test('a stranger who comes after hours ends no run that others play', async () => {
    const { press, play, at, store, run } = await party('vote', ['bob']);
    await play.joinParty(at('eve', { now: NOW + 7 * HOUR }));
    expect(await press('eve', 0, YES, { now: NOW + 7 * HOUR })).toMatchObject({
      kind: 'voted',
      board: { party: { idle: true, neededToEnd: 2 } },
    });
    expect((await store.loadRun(run))?.game.over).toBeNull();
    expect(await press('bob', 0, YES, { now: NOW + 7 * HOUR })).toMatchObject({ kind: 'applied' });
  });

  test('after hours without a turn, members who do not vote no longer count', async () => {
    const { press } = await party('vote', ['bob', 'cid']);
    expect(await press('ann', 0, WAIT, { now: NOW + 5 * HOUR })).toMatchObject({ kind: 'voted' });
    expect(await press('ann', 0, WAIT, { now: NOW + 6 * HOUR })).toMatchObject({ kind: 'applied' });
  });

  test('a vote does not wait for members who have done nothing for three days, even if others go on', async () => {
    const { press } = await party('vote', ['bob']);
    const minutesOn = (minutes: number) => {
      const now = NOW + 3 * 24 * HOUR + minutes * 60_000;
      return { now, interaction: String(firstSnowflake(now)) };
    };
    expect(await press('ann', 0, WAIT, minutesOn(0))).toMatchObject({ kind: 'applied' });
    expect(await press('ann', 1, WAIT, minutesOn(1))).toMatchObject({ kind: 'applied' });
    expect(await press('bob', 2, WAIT, minutesOn(2))).toMatchObject({ kind: 'voted', board: { party: { needed: 2 } } });
    expect(await press('ann', 2, WAIT, minutesOn(3))).toMatchObject({ kind: 'applied' });
    expect(await press('ann', 3, WAIT, minutesOn(4))).toMatchObject({ kind: 'voted', board: { party: { needed: 2 } } });
  });

  test('a player who joins can vote; a player who has left cannot', async () => {
    const { press, play, at } = await party('vote');
    await play.joinParty(at('bob'));
    expect(await press('bob', 0, { kind: 'move', direction: 'e' })).toMatchObject({
      kind: 'voted',
      board: { party: { members: ['ann', 'bob'], needed: 2 } },
    });
    expect(await play.leaveParty(at('bob'))).toMatchObject({ board: { party: { members: ['ann'] } } });
    expect(await press('ann', 0)).toMatchObject({ kind: 'applied', board: { version: 1 } });
  });

  test('the vote of a member who has left does not count', async () => {
    const { press, play, at } = await party('vote', ['bob', 'cid']);
    expect(await press('bob', 0)).toMatchObject({ kind: 'voted' });
    await play.leaveParty(at('bob'));
    expect(await press('ann', 0)).toMatchObject({ kind: 'voted' });
    expect(await press('cid', 0)).toMatchObject({ kind: 'applied' });
  });

  test("any member may leave, and the holder's torch goes to the owner", async () => {
    const { play, at } = await party('handover', ['bob', 'cid']);
    await play.changeHolder(at('ann', { to: 'bob' }));
    expect(await play.leaveParty(at('cid'))).toMatchObject({
      kind: 'board',
      board: { party: { members: ['ann', 'bob'], holder: 'bob' } },
    });
    expect(await play.leaveParty(at('bob'))).toMatchObject({
      kind: 'board',
      board: { party: { members: ['ann'], holder: 'ann' } },
    });
  });

  test('only the owner of the run changes the mode', async () => {
    const { play, at } = await party('owner', ['bob']);
    expect(await play.partyMode(at('bob', { mode: 'hotseat' as const }))).toEqual({ kind: 'not-yours', owner: 'ann' });
    expect(await play.partyMode(at('ann', { mode: 'hotseat' as const }))).toMatchObject({
      board: { party: { mode: 'hotseat' } },
    });
  });

  test('a player who may not change the mode or display does not join by trying', async () => {
    const { play, at } = await party('vote', []);
    const refused = { kind: 'not-yours', owner: 'ann' };
    expect(await play.party(at('bob', { mode: 'hotseat' as const }))).toEqual(refused);
    expect(await play.party(at('bob', { display: { language: 'de' } }))).toEqual(refused);
    expect(await play.party(at('ann'))).toMatchObject({ board: { party: { mode: 'vote', members: ['ann'] } } });
    expect(await play.party(at('bob', { mode: 'vote' as const, display: {} }))).toMatchObject({
      board: { party: { members: ['ann', 'bob'] } },
    });
  });

  test('after two weeks without a turn, any member may change the mode', async () => {
    const { play, at, run, press } = await party('owner', ['bob']);
    const days = (count: number) => ({ now: NOW + count * 24 * HOUR });
    const seen = async (count: number) => press('bob', 0, WAIT, days(count));
    const change = async (count: number) => play.partyMode(at('bob', { mode: 'hotseat' as const, ...days(count) }));
    const watch = { run, version: 0 };
    expect(await seen(13.9)).toEqual({ kind: 'not-yours', owner: 'ann', watch });
    expect(await change(13.9)).toEqual({ kind: 'not-yours', owner: 'ann' });
    expect(await seen(14)).toEqual({ kind: 'not-yours', owner: 'ann', watch, deserted: true, mayEnd: true });
    expect(await change(14)).toMatchObject({ board: { party: { mode: 'hotseat' } } });
    expect(await seen(14)).toMatchObject({ kind: 'applied' });
  });

  test("only the run's channel tells its members that any member may change who acts", async () => {
    const { press, channel } = await party('owner', ['bob']);
    const later = { ...ELSEWHERE, now: NOW + 14 * 24 * HOUR };
    expect(await press('bob', 0, WAIT, later)).toEqual({ kind: 'not-yours', owner: 'ann', playedIn: channel });
  });

  test('of members who join at once none is lost', async () => {
    const { play, at, store, channel } = await party('vote');
    await Promise.all(['bob', 'cid', 'dan'].map((user) => play.joinParty(at(user))));
    expect([...((await store.loadParty(channel))?.members ?? [])].sort()).toEqual(['ann', 'bob', 'cid', 'dan']);
  });

  test("a typed action goes to the channel's party, and elsewhere to the player's own run", async () => {
    const { type, play, at, run, channel } = await party('hotseat');
    const [bob, cid] = [`bob-${channel}`, `cid-${channel}`];
    await play.joinParty(at(cid));
    const own = expectKind(await play.play(ask({ user: bob })), 'started').board.run;
    expect(await type(cid)).toMatchObject({ kind: 'applied', board: { run } });
    expect(await type(bob)).toMatchObject({ kind: 'applied', board: { run: own } });
    expect(await play.look(ask({ user: bob }))).toMatchObject({ board: { run: own } });
  });

  test('without a party, asking about one starts none', async () => {
    const { play } = await party('owner');
    const nowhere = ask({ user: 'ann', channel: 'nowhere' });
    expect(await play.joinParty(nowhere)).toEqual({ kind: 'no-party' });
    expect(await play.changeHolder({ ...nowhere, to: 'bob' })).toEqual({ kind: 'no-party' });
  });
});
