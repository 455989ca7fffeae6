import type { Party, Run, UserId } from '../storage/contract';
import { boardOf } from './board';
import type { AskingThere, PartyOutcome } from './contract';
import { isIdle } from './idle';
import type { Kit } from './kit';
import { changeParty } from './membership';
import { type Company, companyOf } from './party-view';

/** A change of the party that plays a run; told `'owner'` or `'torch'` when it takes to be, or have, that. */
type Change = (party: Party, run: Run) => Party | 'owner' | 'torch';

export const changeMode = (kit: Kit, asking: AskingThere & { mode: Party['mode'] }): Promise<PartyOutcome> =>
  change(kit, asking, (party, run) => {
    if (run.owner !== asking.user) return 'owner';
    return party.mode === asking.mode ? party : { ...party, mode: asking.mode };
  });

/** The torch goes on from its holder to anybody; after a long pause whoever asks may take it. */
export const passTorch = (kit: Kit, asking: AskingThere & { to: UserId }): Promise<PartyOutcome> =>
  change(kit, asking, (party, run) => {
    const { user, to, now } = asking;
    // An earlier delivery may have passed it on.
    if (party.holder === to && party.members.includes(to)) return party;
    const takes = to === user && isIdle(run, party, now);
    if (party.holder !== user && !takes) return 'torch';
    return { ...withMember(party, to), holder: to, heldSince: now };
  });

export const join = (kit: Kit, asking: AskingThere): Promise<PartyOutcome> =>
  change(kit, asking, (party) => withMember(party, asking.user));

/** Whoever leaves with the torch leaves it to the owner of the run. */
export const leave = (kit: Kit, asking: AskingThere & { member?: UserId }): Promise<PartyOutcome> =>
  change(kit, asking, (party, run) => {
    const gone = asking.member ?? asking.user;
    if (gone !== asking.user && run.owner !== asking.user) return 'owner';
    if (!party.members.includes(gone)) return party;
    const members = party.members.filter((member) => member !== gone);
    const torch = party.holder === gone ? { holder: run.owner, heldSince: asking.now } : {};
    return { ...party, members, ...torch };
  });

const withMember = (party: Party, user: UserId): Party =>
  party.members.includes(user) ? party : { ...party, members: [...party.members, user] };

async function change(kit: Kit, asking: AskingThere, wanted: Change): Promise<PartyOutcome> {
  const { channel, user, signal } = asking;
  const [party, profile] = await Promise.all([
    kit.store.loadParty(channel, signal),
    kit.store.loadProfile(user, signal),
  ]);
  const run = party?.run ? await kit.store.loadRun(party.run, signal) : null;
  if (!party || !run || run.game.over) return { kind: 'no-party' };
  const board = (company: Company | null) => boardOf(kit, run, profile, company);
  let barred: PartyOutcome | null = null;
  const changed = await changeParty(kit, channel, signal, (present) => {
    barred = null;
    // Another run has begun meanwhile: what was meant is history.
    if (present.run !== run.id) barred = { kind: 'no-party' };
    const next = wanted(present, run);
    if (next === 'owner') barred = { kind: 'not-yours', owner: run.owner };
    if (next === 'torch') {
      const company = { party: present, ballots: [], now: asking.now };
      barred = { kind: 'not-your-turn', board: board(company), holder: present.holder };
    }
    return barred || typeof next === 'string' ? present : next;
  });
  if (barred) return barred;
  if (!changed) return { kind: 'busy' };
  return { kind: 'board', board: board(await companyOf(kit, run, changed, asking)) };
}
