import { newGame, turn } from '../engine';
import { type Party, type Profile, type Run, StoreError } from '../storage/contract';
import { boardOf, eventsSince } from './board';
import type { Together } from './contract';
import type { Kit } from './kit';
import { joined } from './membership';
import { companyOf } from './party-view';
import { notHere } from './places';
import { runIdOf } from './run-id';

type Asked = Parameters<Together['party']>[0];
type Told = Awaited<ReturnType<Together['party']>>;

/**
 * Takes up the channel's run or begins one. The order is: the old run is abandoned, the new one created under an id
 * that only this interaction can make, the party pointed at it, the run listed. Stopped anywhere, the same delivery
 * takes up there.
 */
export async function party(kit: Kit, asking: Asked): Promise<Told> {
  const { channel, signal } = asking;
  const profile = await kit.store.loadProfile(asking.user, signal);
  for (let round = 1; round <= kit.rounds; round++) {
    const present = await kit.store.loadParty(channel, signal);
    const run = present?.run ? await kit.store.loadRun(present.run, signal) : null;
    const told = present && run ? await goingOn(kit, asking, present, run, profile) : null;
    if (told) return told;
    const outcome = (await notHere(kit, asking)) ?? (await begin(kit, asking, present, run, profile));
    if (outcome) return outcome;
  }
  return { kind: 'busy' };
}

/** What there is to say of the run as it stands; `null` when a new one is to be begun. */
async function goingOn(
  kit: Kit,
  asking: Asked,
  present: Party,
  run: Run,
  profile: Profile | null,
): Promise<Told | null> {
  const { user, restart, signal } = asking;
  const own = run.id === runIdOf(asking);
  if (own && run.v === 0) await kit.store.listRun(run, signal);
  if (run.game.over && !own) return null;
  const wanted = restart !== undefined && !own;
  if (wanted && run.owner !== user) return { kind: 'not-yours', owner: run.owner };
  const members = wanted ? present : await joined(kit, present, user, signal);
  const board = boardOf(kit, run, profile, await companyOf(kit, run, members, asking));
  if (!wanted) return { kind: own && run.v === 0 ? 'started' : 'board', board };
  if (restart === true) return { kind: 'confirm-restart', board };
  if (restart.run === run.id && restart.seenVersion === run.v) return null;
  return { kind: 'stale', board, events: restart.run === run.id ? eventsSince(run, restart.seenVersion) : [] };
}

/** `null` when somebody else came first. */
async function begin(
  kit: Kit,
  asking: Asked,
  present: Party | null,
  last: Run | null,
  profile: Profile | null,
): Promise<Told | null> {
  const { user: owner, home, channel, interaction, now, signal } = asking;
  if (last && !last.game.over && !(await abandon(kit, asking, last))) return null;
  const id = runIdOf(asking);
  const seed = asking.seed ?? kit.newSeed();
  const game = newGame(asking.userName === '' ? { seed } : { seed, heroName: asking.userName }, kit.raws);
  const origin = asking.seed === undefined ? ({ kind: 'chance' } as const) : ({ kind: 'seed' } as const);
  await kit.store.createRun({ id, owner, home, channel, origin, ranked: false, game, interaction, now }, signal);
  const run = await kit.store.loadRun(id, signal);
  if (!run) throw new StoreError('unreadable');
  // A run that was played is no half-begun one: this delivery comes late, when its run is history.
  if (run.v > 0 || run.game.over) return { kind: 'no-party' };
  const mode = asking.mode ?? present?.mode ?? (await usualMode(kit, asking));
  const rev = (present?.rev ?? 0) + 1;
  const begun: Party = { channel, rev, run: id, mode, holder: owner, heldSince: now, members: [owner] };
  if ((await kit.store.putParty(begun, signal)) === 'conflict') return null;
  await kit.store.listRun(run, signal);
  return { kind: 'started', board: boardOf(kit, run, profile, { party: begun, ballots: [], now }) };
}

async function usualMode(kit: Kit, { home, signal }: Asked): Promise<Party['mode']> {
  const config = home.kind === 'guild' ? await kit.store.loadConfig(home.id, signal) : null;
  return config?.mode ?? 'owner';
}

async function abandon(kit: Kit, { interaction, user, now, signal }: Asked, last: Run): Promise<boolean> {
  const action = { kind: 'abandon', sure: true } as const;
  const result = turn(last.game, action, kit.raws);
  if (!result.ok) return false;
  const { game, events } = result;
  const commit = { from: last, game, action, interaction, by: user, events: events.length, now };
  return (await kit.store.commit(commit, signal)).ok;
}
