import { sameAction } from '../../engine/state/action-fields';
import { capital } from '../../lib/capital';
import { button, type Message, mention, type Row, row, text } from '../api';
import { customIdsOf } from '../controls/custom-ids';
import type { Action, Board, I18n, Outcome, PartyLogEntry, UserId } from '../types';

/** Limits of the caption: entries of the party log, choices of a vote, and voters named for each choice. */
const MAX_LOG_ENTRIES = 3;
const MAX_VOTED_CHOICES = 6;
const MAX_VOTERS = 4;

type Party = NonNullable<Board['party']>;

/** Returns caption lines with the party's mode, its vote and its log. Returns none for a run of one player. */
export function partyLines({ party, owner }: Board, i18n: I18n): string[] {
  if (!party) return [];
  const { mode, holder, votes, decided, open, log } = party;
  const status = [
    i18n.parties.status(mode, mention(holder), votes.length, votesToTell(party)),
    ...(mode === 'vote' ? [decided ? i18n.parties.decidedVote : i18n.parties.openVotes(open)] : []),
    // The first owner needs no line. Members must hear of another owner, because the change appears in no picture.
    ...(party.passedOn ? [i18n.parties.owner(mention(owner))] : []),
  ];
  const lines = [
    status.join(' · '),
    votedChoices(votes, i18n).join(' · '),
    repeatCounts(log)
      .slice(-MAX_LOG_ENTRIES)
      .map(({ entry, count }) => logEntryText(entry, i18n) + (count > 1 ? i18n.times(count) : ''))
      .join(' · '),
  ];
  return lines.filter((each) => each !== '').map((each) => `-# ${each}`);
}

/** Buttons to join and to leave. Both appear, because members and other readers see the same message. */
export function partyRows(board: Board, { parties }: I18n): Row[] {
  if (!board.party) return [];
  const id = customIdsOf(board);
  return [
    row(
      button({ id: id({ kind: 'join' }), label: parties.button.join }),
      button({ id: id({ kind: 'leave' }), label: parties.button.leave }),
    ),
  ];
}

/** Names the player who holds the torch. If that player has been idle for long, adds a button to take the torch. */
export function notYourTurnMessage(outcome: Extract<Outcome, { kind: 'not-your-turn' }>, i18n: I18n): Message {
  const { board } = outcome;
  const note = text(notYourTurnText(outcome, i18n.parties));
  if (!board.party?.idle) return { components: [note], attachments: [] };
  const take = button({
    id: customIdsOf(board)({ kind: 'become-holder' }),
    label: i18n.parties.button.becomeHolder,
    style: 'primary',
  });
  return { components: [note, row(take)], attachments: [] };
}

/**
 * Names the player who holds the torch. In modes other than `handover`, says that only this player can pass the torch
 * on.
 */
export function notYourTurnText(
  { holder, board }: Extract<Outcome, { kind: 'not-your-turn' }>,
  texts: I18n['parties'],
): string {
  const { mode = 'handover', idle = false } = board.party ?? {};
  if (mode !== 'handover') return texts.onlyHolderPasses(mention(holder), texts.mode[mode]);
  return idle ? texts.idleHolder(mention(holder)) : texts.notYourTurn(mention(holder));
}

/** The party log, newest first, under a heading and the owner of the run; no lines for a run of one player. */
export function partyLogLines({ party, owner }: Board, i18n: I18n): string[] {
  if (!party || (party.log.length === 0 && !party.passedOn)) return [];
  return [
    `**${i18n.parties.logTitle}**`,
    `-# ${capital(i18n.parties.owner(mention(owner)))}`,
    ...party.log
      .toReversed()
      .map((entry) => `-# ${i18n.turns.moveNumber(entry.version)}: ${logEntryText(entry, i18n)}`),
  ];
}

/**
 * Reports to a player whose action came too late what another player did first. Never names the player's own action.
 */
export function lateActionLine({ log }: Party, user: UserId | null, i18n: I18n): string {
  const last = log.at(-1);
  return last && last.by !== user ? i18n.parties.tooLate(logEntryText(last, i18n)) : i18n.parties.stale;
}

/** Reports how many votes the action has and how many it needs. All members read the line, so it never says "you". */
export function voteCountLine({ board, action }: Extract<Outcome, { kind: 'voted' }>, i18n: I18n): string {
  const { votes, ...party } = board.party ?? { votes: [], needed: 1, neededToEnd: 1, idle: false };
  const endsRun = action.kind === 'abandon' || action.kind === 'retire';
  const needed = endsRun ? party.neededToEnd : votesToTell(party);
  const count = votes.filter((vote) => sameAction(vote.action, action)).length;
  return capital(i18n.parties.voteStatus(voteText(action, count, i18n), needed));
}

/**
 * Returns the number of votes that decide. Returns `null` if an idle holder of the torch makes that number depend on
 * later votes.
 */
const votesToTell = ({ idle, needed }: Pick<Party, 'idle' | 'needed'>): number | null => (idle ? null : needed);

/** Merges equal entries of one player in a row into one with a count, oldest first. */
function repeatCounts(log: readonly PartyLogEntry[]): { entry: PartyLogEntry; count: number }[] {
  const counts: { entry: PartyLogEntry; count: number }[] = [];
  for (const entry of log) {
    const last = counts.at(-1);
    if (last && last.entry.by === entry.by && last.entry.kind === entry.kind) last.count++;
    else counts.push({ entry, count: 1 });
  }
  return counts;
}

const logEntryText = ({ by, kind }: PartyLogEntry, { parties }: I18n): string =>
  parties.logEntry(by === null ? parties.erasedPlayer : mention(by), kind);

/** Lists the choices that have votes, with their counts and voters, the most wanted first. */
function votedChoices(votes: Party['votes'], i18n: I18n): string[] {
  const choices: { action: Action; voters: string[] }[] = [];
  for (const { action, user } of votes) {
    const choice = choices.find((other) => sameAction(other.action, action));
    if (choice) choice.voters.push(mention(user));
    else choices.push({ action, voters: [mention(user)] });
  }
  return choices
    .sort((a, b) => b.voters.length - a.voters.length)
    .slice(0, MAX_VOTED_CHOICES)
    .map(({ action, voters }) => `${voteText(action, voters.length, i18n)} (${voterList(voters)})`);
}

const voteText = (action: Action, count: number, i18n: I18n): string =>
  i18n.parties.voteOption(action.kind, directionOf(action, i18n), count);

const voterList = (voters: readonly string[]): string =>
  [...voters.slice(0, MAX_VOTERS), ...(voters.length > MAX_VOTERS ? ['…'] : [])].join(', ');

const directionOf = (action: Action, i18n: I18n): string | null =>
  action.kind === 'move' || action.kind === 'attack' ? i18n.input.directions[action.direction] : null;
