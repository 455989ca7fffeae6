import { retry } from '../../lib/retry';
import { looksOf } from '../../settings/look-settings';
import { memberField, type Party, type Profile, type Run } from '../../storage/contract';
import type { ChannelCaller } from '../caller';
import type { Context } from '../context';
import { withWrites } from '../last-writes';
import { storyFor } from '../story/story';
import { boardOf } from '../turns/board';
import { isFromBeforeEnd } from '../turns/delivery-guards';
import { dungeonFor, isOffered } from '../turns/dungeon-for';
import { loadRun } from '../turns/load-run';
import { chosenDisplay } from '../turns/party-display';
import { addMember, lastWritesBefore } from '../turns/party-members';
import { BOARD, loadPartyState, mayChangeParty } from '../turns/party-state';
import { playsHere } from '../turns/resolve-run';
import { runsOf } from '../turns/runs-of';
import { isScouting } from '../turns/scouting';
import { channelRefusal, loadConfig } from '../turns/server-rules';
import { createRun, newGameFor, runIdOf } from '../turns/start-run';
import type { InputOf, OutputOf } from '../use-case';
import type { PartyUseCases } from './parties-contract';

interface Loaded {
  party: Party | null;
  run: Run | null;
  named: Run | null;
  profile: Profile | null;
}

/** A repeated delivery completes missing steps. */
export async function party(
  context: Context,
  caller: InputOf<PartyUseCases, 'party'>,
): Promise<OutputOf<PartyUseCases, 'party'>> {
  const { channel, user, signal } = caller;
  if (!isOffered(context, caller)) return { kind: 'unknown-seed' };
  const profile = await context.store.loadProfile(user, signal);
  const outcome = await retry(context.rounds, async () => {
    const present = await context.store.loadParty(channel, signal);
    const named = present?.run ? await loadRun(context, present.run, signal) : null;
    const run = present && named && playsHere(present, named) ? named : null;
    const loaded = { party: present, run, named, profile };
    const closed = await channelRefusal(context, caller);
    if (closed) return { ...closed, ...(isGoingOn(run) ? { ofParty: true as const } : {}) };
    const resumed = await resumeParty(context, caller, loaded);
    if (resumed === 'overtaken') return null;
    return resumed ?? (await refuseScouting(context, caller, loaded)) ?? (await startParty(context, caller, loaded));
  });
  return outcome ?? { kind: 'busy' };
}

const isGoingOn = (run: Run | null): boolean => run !== null && run.game.over === null;

async function resumeParty(
  context: Context,
  caller: InputOf<PartyUseCases, 'party'>,
  { party, run, profile }: Loaded,
): Promise<OutputOf<PartyUseCases, 'party'> | 'overtaken' | null> {
  if (!party || !run) return null;
  const { signal } = caller;
  const isOwnStart = run.id === runIdOf(caller);
  if (isOwnStart && run.version === 0) await context.store.listRun(run, signal);
  if (run.game.over && !isOwnStart) {
    if (!isFromBeforeEnd(run, caller)) return null;
    return { kind: 'board', board: boardOf(context, run, profile, await loadPartyState(context, run, party, caller)) };
  }
  const isChange = asksForChange(party, caller);
  if (isChange && !(await mayChange(context, party, run, caller))) return { kind: 'not-yours', owner: run.owner };
  const joined = await addMember(context, party, caller, { profile, fields: isChange ? [] : [BOARD] });
  if (joined?.run !== run.id) return 'overtaken';
  const board = boardOf(context, run, profile, await loadPartyState(context, run, joined, caller));
  if (isOwnStart) return { kind: run.version === 0 ? 'started' : 'board', board };
  return { kind: isChange || !wasMember(joined, caller) ? 'board' : 'standing', board };
}

const wasMember = ({ members, lastWrites }: Party, { user, interaction }: ChannelCaller): boolean =>
  members.includes(user) && lastWrites?.[memberField(user)] !== interaction;

const asksForChange = (party: Party, { mode = party.mode, display = {} }: InputOf<PartyUseCases, 'party'>): boolean =>
  mode !== party.mode || Object.keys(display).length > 0;

async function mayChange(context: Context, party: Party, run: Run, caller: ChannelCaller): Promise<boolean> {
  const state = await loadPartyState(context, run, party, caller);
  return state !== null && mayChangeParty(run, state, caller.user);
}

/** Refuses a seed that reveals the future of the caller's ranked run. */
const refuseScouting = async (
  context: Context,
  { seed, signal }: InputOf<PartyUseCases, 'party'>,
  { profile }: Loaded,
): Promise<OutputOf<PartyUseCases, 'party'> | null> =>
  (await isScouting(context, seed, runsOf(profile), signal)) ? { kind: 'seed-in-play' } : null;

async function startParty(
  context: Context,
  caller: InputOf<PartyUseCases, 'party'>,
  { party, run: last, named, profile }: Loaded,
): Promise<OutputOf<PartyUseCases, 'party'> | null> {
  const { user: owner, home, channel, interaction, now, signal } = caller;
  const dungeon = dungeonFor(context, caller, last?.game);
  if (!dungeon) return { kind: 'unknown-seed' };
  const id = runIdOf(caller);
  const { stories = party?.stories ?? true } = caller;
  const story = caller.seed === undefined && stories ? await storyFor(context, caller, dungeon) : {};
  const game = newGameFor(context, caller, { ...dungeon, forks: true, ...story });
  const origin = { kind: caller.seed === undefined ? 'chance' : 'seed' } as const;
  const newRun = { id, owner, home, channel, origin, ranked: false, game, interaction, now };
  const run = await createRun(context, newRun, signal);
  // The first delivery's run has since been played or moved.
  if (run.version > 0 || run.game.over || run.channel !== channel) return { kind: 'no-party' };
  const mode = caller.mode ?? party?.mode ?? (await loadConfig(context, caller))?.mode ?? 'hotseat';
  const revision = (party?.revision ?? 0) + 1;
  const display = chosenDisplay(party, profile, caller);
  const { crest, title } = profile ? looksOf(profile.settings) : {};
  const players = {
    ...{ holder: owner, holderSince: now, members: [owner] },
    ...(crest && { crests: { [owner]: crest } }),
    ...(title && { titles: { [owner]: title } }),
    ...(!stories && { stories }),
  };
  const lastWrites = withWrites(lastWritesBefore(party, named), interaction, ['run']);
  const started: Party = { channel, revision, run: id, mode, display, ...players, lastWrites, unread: party?.unread };
  if ((await context.store.putParty(started, signal)) === 'conflict') return null;
  await context.store.listRun(run, signal);
  return { kind: 'started', board: boardOf(context, run, profile, { party: started, ballots: [], now }) };
}
