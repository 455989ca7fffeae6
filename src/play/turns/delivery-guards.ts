import { isNotLater } from '../../lib/snowflake';
import { COMMANDS, ERASED, memberField, type RecentInteraction, type Run } from '../../storage/contract';
import type { Caller } from '../caller';
import { interactionsOf, latestInteraction, type Sender } from './earlier-interactions';
import type { LoadedRun, ResolvedRun } from './resolve-run';

// Interaction ids rise with time, so these functions recognise repeated and late deliveries.

export const findApplied = (run: Run, { interaction, user }: Sender): RecentInteraction | null =>
  interactionsOf(run, user).find(({ id }) => id === interaction) ?? null;

/** True if an erased user sent the interaction. */
export const isOfErased = ({ recent, recentVotes }: Run, { interaction }: Pick<Sender, 'interaction'>): boolean =>
  [...recent, ...recentVotes].some(({ id, by }) => id === interaction && by === ERASED);

/** True if the run may have applied and since dropped the interaction. */
export const isForgotten = (run: Run, { interaction }: Sender): boolean =>
  run.forgotten !== null && isNotLater(interaction, run.forgotten);

/** True if a typed command may be for an earlier run, or already played. */
export const isFromBefore = (loaded: LoadedRun, sender: Sender): boolean =>
  isFromBeforeArrival(loaded, sender) || (loaded.party?.mode === 'vote' && isClosedVote(loaded.run, sender));

/** True if the player may have begun, resumed or joined the run after sending. */
export function isFromBeforeArrival({ run, party, profile }: LoadedRun, sender: Sender): boolean {
  const { interaction, user } = sender;
  const joined = party?.lastWrites?.[memberField(user)];
  const switched = profile?.activeRun === run.id ? profile.lastWrites?.activeRun : undefined;
  const arrivals = [
    startOf(run),
    switched,
    // A switch to another run may be delivered late.
    profile?.lastWrites?.[COMMANDS],
    // The action comes after its own join.
    joined === interaction ? undefined : joined,
  ];
  return arrivals.some((id) => id !== undefined && isNotLater(interaction, id)) || isForgotten(run, sender);
}

const startOf = ({ recent }: Run): string | undefined => recent.find(({ version }) => version === 0)?.id;

/** True if a finished run has applied a later interaction. */
export function isFromBeforeEnd({ game, recent }: Run, { interaction }: Pick<Sender, 'interaction'>): boolean {
  const isBefore = ({ id }: RecentInteraction): boolean => id !== interaction && isNotLater(interaction, id);
  return game.over !== null && recent.some(isBefore);
}

/** True if the run applied the action or vote, or may have dropped it. */
export function hasPlayed(
  run: Run,
  caller: Caller,
  { storedParty: party, cast }: Pick<ResolvedRun, 'storedParty' | 'cast'>,
): boolean {
  const { user, interaction } = caller;
  const isOfChannel = party?.run === run.id;
  if (isOfChannel && cast.includes(interaction)) return true;
  const mayPlay = run.owner === user || (isOfChannel && party.members.includes(user));
  return findApplied(run, caller) !== null || (mayPlay && mayHaveDropped(run, caller));
}

function mayHaveDropped(run: Run, sender: Sender): boolean {
  const last = latestInteraction(run, sender.user);
  return isForgotten(run, sender) && (last === null || isNotLater(sender.interaction, last));
}

/** True if the run lists this or a newer interaction of the player. */
export function isClosedVote(run: Run, { interaction, user }: Sender): boolean {
  const last = latestInteraction(run, user);
  return last !== null && isNotLater(interaction, last);
}
