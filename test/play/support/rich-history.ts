import { type Action, RULES } from '../../../src/engine';
import { weekOf } from '../../../src/lib/calendar';
import { createPlay, type Play } from '../../../src/play';
import { CHECKPOINT_EVERY } from '../../../src/play/replays/saves';
import { loadRaws } from '../../../src/raws';
import { PARTY_MODES } from '../../../src/settings/party-settings';
import type { Home, RunId } from '../../../src/storage/contract';
import type { Item, Table } from '../../../src/storage/dynamo/table';
import { createStore } from '../../../src/storage/store';
import { ask } from './callers';

/** Ids as long as Discord's, which take eight bytes in packed lists. */
export const ANN = '910000000000000001';
export const BOB = '920000000000000002';
export const EVE = '930000000000000003';
export const SERVER: Home = { kind: 'guild', id: '77' };
const OTHER_SERVER: Home = { kind: 'guild', id: '78' };
export const NOW = Date.UTC(2026, 10, 20, 12);

const HEAVY = { leases: 4, milliseconds: 30_000 };

const WAIT: Action = { kind: 'wait' };
const GIVE_UP: Action = { kind: 'abandon', sure: true };

/** Name of a player in the server. The player's heroes have the same name. */
export const nameOf = (user: string): string => `hero-of-${user.slice(0, 2)}`;

/** Runs by their owner and the server where they began. */
export interface RichHistory {
  play: Play;
  anns: RunId[];
  annsElsewhere: RunId[];
  bobs: RunId[];
}

/** Plays every use case that stores something: Ann with Bob, and Eve as the manager of their server. */
export async function playRichHistory(table: Table): Promise<RichHistory> {
  const store = createStore(table);
  const play = createPlay({
    store,
    raws: loadRaws(),
    hints: true,
    newSeed: () => 'MOON-1',
    limits: { heavyLimit: HEAVY },
  });
  const at = <T extends object>(user: string, more?: T, home = SERVER) =>
    ask({ user, userName: nameOf(user), home, channel: `c${home.id}`, now: NOW, ...more }) as Caller<T>;
  const runOf = (outcome: object): RunId => {
    const { board } = outcome as { board?: { run: RunId } };
    if (!board) throw new Error(`no board: ${JSON.stringify(outcome).slice(0, 200)}`);
    return board.run;
  };
  const act = async (user: string, run: RunId, action: Action = WAIT, channel = 'c77') =>
    runOf(await play.submitAction(at(user, { run, seenVersion: null, action, channel })));
  const finish = async (user: string, run: RunId, channel?: string) => {
    await act(user, run, WAIT, channel);
    await act(user, run, GIVE_UP, channel);
    await play.recordResult({ run });
  };
  /** Gives the run older rules, so that the next turn closes the chunk of its log. */
  const closeChunk = async (run: RunId) => {
    const state = (await table.get(`RUN#${run}`, 'STATE')) as Item;
    await table.put({ ...state, rules: RULES - 1 }, null);
  };

  const history: RichHistory = { play, anns: [], annsElsewhere: [], bobs: [] };
  const { anns, annsElsewhere, bobs } = history;

  // Ranked runs that their players share and fork.
  anns.push(runOf(await play.play(at(ANN))));
  bobs.push(runOf(await play.play(at(BOB))));
  const [own, theirs] = [anns[0] as RunId, bobs[0] as RunId];
  await act(ANN, own);
  await act(BOB, theirs);
  await play.settings(at(ANN, { settings: { palette: 'safe' } as const }));
  await play.share(at(ANN, { run: own }));
  await play.share(at(ANN, { run: own, version: 1 }));
  await play.post(at(ANN, { run: own, version: 1 }));
  await play.takeWeek(at(ANN));
  await play.share(at(BOB, { run: theirs }));
  await play.watch(at(BOB, { run: own }));
  await play.leaseHeavyWork(at(ANN));
  // A replay of this many actions stores a checkpoint.
  for (let turn = 1; turn < CHECKPOINT_EVERY + 2; turn++) await act(ANN, own);
  await play.watch(at(ANN, { run: own, version: CHECKPOINT_EVERY + 1 }));
  bobs.push(runOf(await play.fork(at(BOB, { run: own }))));
  anns.push(runOf(await play.fork(at(ANN, { run: theirs }))));
  await finish(BOB, bobs[1] as RunId);
  await finish(ANN, anns[1] as RunId);
  await finish(ANN, own);
  // Graves, as if Ann's hero had fallen, and results of another campaign and of releases before 1.0.
  const { runs } = await play.history(at(ANN, { query: { player: ANN } }));
  const campaign = 'amulet';
  const [fallen] = runs;
  if (fallen)
    await store.recordResult(fallen, [
      { kind: 'graves', guild: SERVER.id, depth: 2 },
      { kind: 'graves', guild: SERVER.id, depth: 2, campaign },
    ]);
  const ranked = runs.find((run) => run.ranked);
  if (!ranked) throw new Error('no ranked run');
  await store.recordResult(ranked, [
    { kind: 'board', scope: { kind: 'global' }, season: 'all', campaign },
    { kind: 'board', scope: { kind: 'global' }, season: 'former', campaign },
    { kind: 'board', scope: { kind: 'guild', id: SERVER.id }, season: 'former' },
  ]);

  // The story of the server, as if Ann's hero had felled the beast, fallen and avenged another.
  const [guild, raw] = [SERVER.id, 'mudge'];
  await store.woundBeast({ guild, week: weekOf(NOW), raw, run: own, wounds: 9, felled: true, at: NOW });
  await store.recordResult({ ...ranked, felled: raw }, [
    { kind: 'board', scope: { kind: 'guild', id: guild }, season: weekOf(NOW), by: 'hunt' },
  ]);
  await store.avenge({ guild, depth: 2, time: NOW }, { by: ranked.run, at: ranked.finishedAt });
  await store.putKiller(guild, { raw: 'orc', depth: 2, grave: ranked.finishedAt });

  // Parties of Bob's in every mode, in which Ann plays and gets the torch, and one party of Ann's.
  for (const mode of PARTY_MODES) {
    const channel = `c-${mode}`;
    const run = runOf(await play.party(at(BOB, { channel, mode })));
    bobs.push(run);
    await play.joinParty(at(ANN, { channel }));
    if (mode === 'handover') await play.changeHolder(at(BOB, { channel, to: ANN }));
    const player = mode === 'owner' ? BOB : ANN;
    for (const user of mode === 'vote' ? [ANN, BOB, ANN] : [player, player]) await act(user, run, WAIT, channel);
    await closeChunk(run);
    for (const user of mode === 'vote' ? [BOB, ANN] : [player]) await act(user, run, WAIT, channel);
    if (mode === 'vote') await play.leaveParty(at(ANN, { channel }));
  }
  const channel = 'c-anns';
  const party = runOf(await play.party(at(ANN, { channel, mode: 'hotseat' as const })));
  anns.push(party);
  await play.joinParty(at(BOB, { channel }));
  await act(BOB, party, WAIT, channel);
  await act(ANN, party, WAIT, channel);
  // Parties whose first owner leaves. Bob inherits Ann's run, and Ann inherits Bob's, which he gets back if she is
  // erased.
  for (const [first, next] of [
    [ANN, BOB],
    [BOB, ANN],
  ] as const) {
    const passed = next === ANN ? 'c-passed-to-ann' : 'c-passed-to-bob';
    const run = runOf(await play.party(at(first, { channel: passed, mode: 'hotseat' as const })));
    bobs.push(run);
    for (const user of [first, next]) await act(user, run, WAIT, passed);
    await closeChunk(run);
    await play.joinParty(at(next, { channel: passed }));
    await act(first, run, WAIT, passed);
    await play.leaveParty(at(first, { channel: passed }));
    if (next === ANN) await play.joinParty(at(BOB, { channel: passed }));
    await act(next, run, WAIT, passed);
  }
  // A command of Ann's that names no run, while she has a run of her own beside the party's.
  await play.submitAction(at(ANN, { run: null, seenVersion: null, action: WAIT, channel }));
  // A move to another channel. The server stops before the former channel forgets the run.
  const before = await store.loadParty(channel);
  await play.moveHere(at(ANN, { channel: 'c-moved', run: party }));
  if (before) await store.putParty({ ...before, revision: before.revision + 2 });
  await table.put({ PK: `RUN#${party}`, SK: `CHANNEL#${channel}` }, null);

  // The dungeons of the day, and practice. Each run suspends the one before.
  for (const circle of ['global', 'guild'] as const) {
    const run = runOf(await play.daily(at(ANN, { circle })));
    anns.push(run);
    await finish(ANN, run);
  }
  anns.push(runOf(await play.daily(at(ANN, { circle: 'global' as const, practice: true }))));
  const suspended = runOf(await play.play(at(ANN, { restart: true as const }))) as RunId;
  anns.push(...(anns.includes(suspended) ? [] : [suspended]));
  anns.push(runOf(await play.play(at(ANN, { seed: 'SUN-1', restart: { run: suspended, seenVersion: 0 } }))));

  // Runs elsewhere: in another server, in a party there, and in a direct message.
  annsElsewhere.push(runOf(await play.daily(at(ANN, { circle: 'guild' as const }, OTHER_SERVER))));
  await finish(ANN, annsElsewhere[0] as RunId);
  const away = 'c78';
  const awayParty = runOf(await play.party(at(BOB, { channel: away, mode: 'hotseat' as const }, OTHER_SERVER)));
  bobs.push(awayParty);
  await play.joinParty(at(ANN, { channel: away }, OTHER_SERVER));
  await act(ANN, awayParty, WAIT, away);

  // Acts of admins: Eve acts on Ann's run, and Ann acts as an admin herself.
  const played = runOf(await play.play(at(ANN, {}, SERVER)));
  if (!anns.includes(played)) anns.push(played);
  await act(ANN, played);
  await act(ANN, played);
  await play.rollBack(at(EVE, { run: played, to: 1 }));
  await play.debug(at(EVE, { run: played, cheat: 'god' as const }));
  await play.exportPlayer(at(EVE, { player: ANN }));
  await play.resetPlayer(at(EVE, { run: played }));
  await play.endRun(at(EVE, { run: party }));
  await play.endRun(at(ANN, { run: theirs }));
  await play.configure(at(ANN, { quiet: true }));
  await play.exportPlayer(at(ANN, { player: BOB }));
  await play.exportPlayer(at(EVE, { player: ANN }, OTHER_SERVER));
  await play.recordResult({ run: played });
  await play.recordResult({ run: party });
  await play.recordResult({ run: theirs });

  for (const user of [ANN, BOB]) await store.setNameless(user, true);
  return history;
}

type Caller<T> = ReturnType<typeof ask<T & { user: string; channel: string }>>;
