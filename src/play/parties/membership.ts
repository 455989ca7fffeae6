import type { Party, UserId } from '../../storage/contract';
import type { Context } from '../context';

/** The party with somebody among its members. Whoever plays along is one. */
export async function joinParty(context: Context, party: Party, user: UserId, signal?: AbortSignal): Promise<Party> {
  if (party.members.includes(user)) return party;
  return (
    (await changeParty(context, party.channel, signal, (present) =>
      present.members.includes(user) ? present : { ...present, members: [...present.members, user] },
    )) ?? party
  );
}

/**
 * Changes a party on the condition that nobody else has meanwhile; `null` when there is none, or others keep getting
 * ahead. A change that gives back what it was given writes nothing, so trying again is harmless.
 */
export async function changeParty(
  context: Context,
  channel: string,
  signal: AbortSignal | undefined,
  change: (party: Party) => Party,
): Promise<Party | null> {
  for (let round = 1; round <= context.rounds; round++) {
    const party = await context.store.loadParty(channel, signal);
    if (!party) return null;
    const changed = change(party);
    if (changed === party) return party;
    const next = { ...changed, revision: party.revision + 1 };
    if ((await context.store.putParty(next, signal)) === 'put') return next;
  }
  return null;
}
