import type { Party, UserId } from '../storage/contract';
import type { Kit } from './kit';

/** The party with somebody among its members. Whoever plays along is one. */
export async function joined(kit: Kit, party: Party, user: UserId, signal?: AbortSignal): Promise<Party> {
  if (party.members.includes(user)) return party;
  return (
    (await changeParty(kit, party.channel, signal, (present) =>
      present.members.includes(user) ? present : { ...present, members: [...present.members, user] },
    )) ?? party
  );
}

/**
 * Changes a party on the condition that nobody else has meanwhile; `null` when there is none, or others keep getting
 * ahead. A change that gives back what it was given writes nothing, so trying again is harmless.
 */
export async function changeParty(
  kit: Kit,
  channel: string,
  signal: AbortSignal | undefined,
  change: (party: Party) => Party,
): Promise<Party | null> {
  for (let round = 1; round <= kit.rounds; round++) {
    const party = await kit.store.loadParty(channel, signal);
    if (!party) return null;
    const changed = change(party);
    if (changed === party) return party;
    const next = { ...changed, rev: party.rev + 1 };
    if ((await kit.store.putParty(next, signal)) === 'put') return next;
  }
  return null;
}
