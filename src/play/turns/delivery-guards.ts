import { isNotLater } from '../../lib/snowflake';
import { COMMANDS, ERASED, memberField, type RecentInteraction, type Run } from '../../storage/contract';
import type { Caller } from '../caller';
import { interactionsOf, latestInteraction, type Sender } from './earlier-interactions';
import type { LoadedRun, ResolvedRun } from './resolve-run';

/**
 * Guards against repeated deliveries of one interaction. Discord, a proxy or our own worker may deliver an interaction
 * several times, in any order and seconds apart. A turn must nevertheless count only once.
 *
 * A guard is a check that `submitAction` makes before it plays an action. Guards compare interaction ids, which rise
 * with time. No guard reads a clock, because clocks differ and a worker may be late.
 */

/** Returns the run's entry for this interaction; `null` if the run does not list the interaction. */
export const findApplied = (run: Run, { interaction, user }: Sender): RecentInteraction | null =>
  interactionsOf(run, user).find(({ id }) => id === interaction) ?? null;

/** True if the sender of an applied interaction has since been erased from the run. */
export const isOfErased = ({ recent, recentVotes }: Run, { interaction }: Pick<Sender, 'interaction'>): boolean =>
  [...recent, ...recentVotes].some(({ id, by }) => id === interaction && by === ERASED);

/** True if an interaction is too old to be listed in the run. The run may or may not have applied the interaction. */
export const isForgotten = (run: Run, { interaction }: Sender): boolean =>
  run.forgotten !== null && isNotLater(interaction, run.forgotten);

/**
 * True if a command must not be played in this run. There are two cases:
 *
 * - The player sent the command before they began, resumed or joined this run. The command was for another run.
 * - This run may have played the command already.
 *
 * Buttons do not need this check, because a button names run and version. A command names neither.
 */
export const isFromBefore = (loaded: LoadedRun, sender: Sender): boolean =>
  isFromBeforeArrival(loaded, sender) || (loaded.party?.mode === 'vote' && isClosedVote(loaded.run, sender));

/**
 * True if the player sent a command before they began, resumed or joined this run. Also true if the command is too old
 * to be listed in the run, because the order is then unknown.
 */
export function isFromBeforeArrival({ run, party, profile }: LoadedRun, sender: Sender): boolean {
  const { interaction, user } = sender;
  const joined = party?.lastWrites?.[memberField(user)];
  const switched = profile?.activeRun === run.id ? profile.lastWrites?.activeRun : undefined;
  const arrivals = [
    startOf(run),
    switched,
    // Newest command that an earlier active run of the player has played. The command may be newer than the player's
    // switch to another run, if the switch was delivered late.
    profile?.lastWrites?.[COMMANDS],
    // Ignores the join if this interaction itself made the player a member, because the action comes after the join.
    joined === interaction ? undefined : joined,
  ];
  return arrivals.some((id) => id !== undefined && isNotLater(interaction, id)) || isForgotten(run, sender);
}

/**
 * Returns the id of the interaction that began the run; `undefined` if the run no longer lists the interaction. In this
 * case, `isForgotten` is true for every older interaction.
 */
const startOf = ({ recent }: Run): string | undefined => recent.find(({ version }) => version === 0)?.id;

/**
 * True if a run is over and has applied a later interaction than this one. The player sent this interaction while the
 * run went on, so the interaction cannot be for the next run.
 */
export function isFromBeforeEnd({ game, recent }: Run, { interaction }: Pick<Sender, 'interaction'>): boolean {
  const isBefore = ({ id }: RecentInteraction): boolean => id !== interaction && isNotLater(interaction, id);
  return game.over !== null && recent.some(isBefore);
}

/** True if the run has played the caller's command, or may have dropped the command from its lists. */
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

/**
 * True if a run may have applied this interaction and then dropped the interaction from its lists. False for an
 * interaction that is newer than all of the player's listed interactions, because the oldest drop out first.
 */
function mayHaveDropped(run: Run, sender: Sender): boolean {
  const last = latestInteraction(run, sender.user);
  return isForgotten(run, sender) && (last === null || isNotLater(sender.interaction, last));
}

/**
 * True if the run lists this or a newer interaction of the player. The vote was then counted earlier, or a newer vote
 * has replaced the vote.
 */
export function isClosedVote(run: Run, { interaction, user }: Sender): boolean {
  const last = latestInteraction(run, user);
  return last !== null && isNotLater(interaction, last);
}
