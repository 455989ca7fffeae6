import { isNotLater } from '../../lib/snowflake';
import { memberField, type RecentInteraction, type Run } from '../../storage/contract';
import type { Caller } from '../caller';
import { interactionsOf, latestInteraction, type Sender } from './earlier-interactions';
import type { LoadedRun, ResolvedRun } from './resolve-run';

/**
 * The guards against a second delivery. Discord, a proxy or our own worker may deliver one interaction several times,
 * in any order and seconds apart; a turn must count once. A guard is a question that an attempt asks before it acts.
 * Ids of interactions rise with time, so guards compare ids. No guard reads a clock, because clocks differ and a worker
 * may be late.
 */

/**
 * Returns the entry of an interaction that was applied before, or settled as a vote; `null` for any other interaction.
 */
export const findApplied = (run: Run, { interaction, user }: Sender): RecentInteraction | null =>
  interactionsOf(run, user).find(({ id }) => id === interaction) ?? null;

/** True if an interaction is so old that the run would no longer list it, even if the run had applied it. */
export const isForgotten = (run: Run, { interaction }: Sender): boolean =>
  run.forgotten !== null && isNotLater(interaction, run.forgotten);

/**
 * True if a command is not for this run as it stands. The player may have sent the command before they came to the run,
 * so that it was for another run. Or this run may have played the command already. A button names run and version,
 * which rules all this out, but a command names none.
 */
export function isFromBefore({ run, party, profile }: LoadedRun, sender: Sender): boolean {
  const { interaction, user } = sender;
  const joined = party?.lastWrites?.[memberField(user)];
  const switched = profile?.activeRun === run.id ? profile.lastWrites : undefined;
  const arrivals = [
    startOf(run),
    switched?.activeRun,
    // The run that was active before may have applied later commands, because the switch itself came late.
    switched?.commands,
    // An interaction may itself make its player a member, and then act.
    joined === interaction ? undefined : joined,
  ];
  const isBeforeArrival = arrivals.some((id) => id !== undefined && isNotLater(interaction, id));
  return isBeforeArrival || isForgotten(run, sender) || (party?.mode === 'vote' && isClosedVote(run, sender));
}

/**
 * Returns the interaction that began a run. Returns `undefined` if the run no longer lists it: then the run has
 * forgotten every earlier interaction as well.
 */
const startOf = ({ recent }: Run): string | undefined => recent.find(({ version }) => version === 0)?.id;

/**
 * True if an interaction was sent before a run ended, so that it cannot have asked for the next run. Then the run has
 * applied a later interaction. False if the run goes on.
 */
export function isFromBeforeEnd({ game, recent }: Run, { interaction }: Pick<Sender, 'interaction'>): boolean {
  const isBefore = ({ id }: RecentInteraction): boolean => id !== interaction && isNotLater(interaction, id);
  return game.over !== null && recent.some(isBefore);
}

/** True if a run has played this command, or may have played and forgotten it. */
export function hasPlayed(
  run: Run,
  caller: Caller,
  { channelParty: party, cast }: Pick<ResolvedRun, 'channelParty' | 'cast'>,
): boolean {
  const { user, interaction } = caller;
  const isOfChannel = party?.run === run.id;
  if (isOfChannel && cast.includes(interaction)) return true;
  const mayPlay = run.owner === user || (isOfChannel && party.members.includes(user));
  return findApplied(run, caller) !== null || (mayPlay && mayHaveDropped(run, caller));
}

/**
 * True if a run may have applied this interaction of a player and dropped it since. The run drops older interactions of
 * a player first, so it still lists an interaction that is later than all that it lists of the player.
 */
function mayHaveDropped(run: Run, sender: Sender): boolean {
  const last = latestInteraction(run, sender.user);
  return isForgotten(run, sender) && (last === null || isNotLater(sender.interaction, last));
}

/** True if a vote was cast before a settled vote of the same player. The older vote was counted then, or replaced. */
export function isClosedVote(run: Run, { interaction, user }: Sender): boolean {
  const last = latestInteraction(run, user);
  return last !== null && isNotLater(interaction, last);
}
