import { sameAction } from '../../engine/state/action-fields';
import { capital } from '../../lib/capital';
import type { Crest, Emblem, EmblemColour } from '../../lib/crest';
import { PARTY_MODES } from '../../settings/party-settings';
import { button, escapeMarkdown, inRows, type Message, mention, menuRow, type Row, row, text } from '../api';
import { customIdsOf } from '../controls/custom-ids';
import type { Action, Board, I18n, Outcome, PartyLogEntry, UserId } from '../types';
import { numberedOption } from './options';

const MAX_LOG_ENTRIES = 3;
const MAX_VOTED_CHOICES = 6;
const MAX_MEMBERS = 8;
const MAX_VOTERS = 4;

/** Component counts of three buttons and of a menu, including the row. */
const [BUTTONS_NEED, MENU_NEEDS] = [4, 2];

type Party = NonNullable<Board['party']>;

/** Lists the party's status, members and last log entries. */
export function partyLines(board: Board, i18n: I18n): string[] {
  const { party, owner } = board;
  if (!party) return [];
  const { mode, holder, votes, decided, open, log } = party;
  const status = [
    i18n.parties.status(mode, mention(holder), votedChoices(board, votes, i18n).join(' · '), votesToTell(party)),
    ...(mode === 'vote' ? [decided ? i18n.parties.decidedVote : i18n.parties.openVotes(open)] : []),
    ...(party.passedOn ? [i18n.parties.owner(mention(owner))] : []),
  ];
  const lines = [
    status.join(' · '),
    capital(membersText(board, party, i18n.parties.members, i18n)),
    repeatCounts(log)
      .slice(-MAX_LOG_ENTRIES)
      .map(
        ({ entry, count }) =>
          (usedText(board, entry, i18n) ?? logEntryText(entry, i18n)) + (count > 1 ? i18n.times(count) : ''),
      )
      .join(' · '),
  ];
  return lines.filter((each) => each !== '').map((each) => `-# ${each}`);
}

export const playedLines = (board: Board, i18n: I18n): string[] =>
  board.party && board.party.members.length > 1
    ? [`-# ${membersText(board, board.party, i18n.parties.played, i18n)}`]
    : [];

function membersText(board: Board, party: Party, sentence: I18n['parties']['members'], i18n: I18n): string {
  const named = party.members.slice(0, MAX_MEMBERS).map((user) => memberText(user, board, party, i18n));
  return sentence(named.join(', '), party.members.length - named.length);
}

const memberText = (user: UserId, { settings }: Board, { crests = {}, titles = {} }: Party, i18n: I18n): string =>
  [...(settings.text ? [] : crestSigns(crests[user])), mention(user), ...i18n.title(titles[user])].join(' ');

const EMBLEM_SIGNS: Record<Emblem, string> = {
  ...{ sword: '🗡️', axe: '🪓', tower: '🏰', key: '🗝️', crown: '👑', skull: '💀' },
  ...{ sun: '☀️', moon: '🌙', star: '⭐', leaf: '🍃', paw: '🐾', mug: '🍺' },
};
const COLOUR_SIGNS: Record<EmblemColour, string> = {
  ...{ red: '🟥', orange: '🟧', gold: '🟨', green: '🟩', teal: '🟢', blue: '🟦', violet: '🟪', silver: '⬜' },
};

const crestSigns = (crest: Crest | undefined): string[] =>
  crest ? [`${COLOUR_SIGNS[crest.colour]}${EMBLEM_SIGNS[crest.emblem]}`] : [];

/** Every reader sees the same rows. `room` counts components that still fit. */
export function partyRows(board: Board, i18n: I18n, room: number): Row[] {
  const { party } = board;
  if (!party) return [];
  const { parties } = i18n;
  const id = customIdsOf(board);
  const membership = [joinButton(board, i18n), button({ id: id({ kind: 'leave' }), label: parties.button.leave })];
  const bring = bringButton(board, parties.button.bring);
  const modes = PARTY_MODES.map((mode) => ({
    label: parties.modeChoice(parties.mode[mode]),
    value: mode,
    selected: mode === party.mode,
  }));
  return [
    row(...membership, ...(room >= BUTTONS_NEED ? [bring] : [])),
    ...(room >= BUTTONS_NEED + MENU_NEEDS ? menuRow(id({ kind: 'party-mode' }), '', modes) : []),
  ];
}

export function notYourTurnMessage(outcome: Extract<Outcome, { kind: 'not-your-turn' }>, i18n: I18n): Message {
  const { board, isStranger = false } = outcome;
  const { button: labels } = i18n.parties;
  const id = customIdsOf(board);
  const buttons = [
    ...(board.party?.idle
      ? [button({ id: id({ kind: 'become-holder' }), label: labels.becomeHolder, style: 'primary' })]
      : []),
    ...(isStranger ? [joinButton(board, i18n)] : []),
  ];
  return { components: [text(notYourTurnText(outcome, i18n.parties)), ...inRows(buttons)], attachments: [] };
}

export const invitedMessage = (board: Board, i18n: I18n): Message => ({
  components: [text(i18n.parties.invited), row(joinButton(board, i18n))],
  attachments: [],
});

/** Asks the owner to confirm that another member takes over the run. */
export const leaveConfirmation = (board: Board, { parties }: I18n): Message => {
  const id = customIdsOf(board)({ kind: 'leave', sure: true });
  const label = parties.button.leaveAnyway;
  return { components: [text(parties.confirmLeave), row(button({ id, label, style: 'danger' }))], attachments: [] };
};

export const standingMessage = (board: Board, i18n: I18n, note?: string): Message => ({
  components: [text([i18n.parties.standing, ...(note === undefined ? [] : [note])].join(' ')), bringRow(board, i18n)],
  attachments: [],
});

/** Shows the party's board again at the end of the channel. */
export const bringRow = (board: Board, { parties }: I18n): Row => row(bringButton(board, parties.button.bring));

const bringButton = (board: Board, label: string) =>
  button({ id: customIdsOf(board)({ kind: 'bring' }), label, ...(board.settings.text ? {} : { emoji: '⬇️' }) });

const joinButton = (board: Board, { parties }: I18n) =>
  button({ id: customIdsOf(board)({ kind: 'join' }), label: parties.button.join });

/** Names the holder, and says what only the holder may do. */
export function notYourTurnText(
  { holder, board }: Extract<Outcome, { kind: 'not-your-turn' }>,
  texts: I18n['parties'],
): string {
  const { mode = 'handover', idle = false } = board.party ?? {};
  if (mode !== 'handover') return texts.onlyHolderPasses(mention(holder), texts.mode[mode]);
  return idle ? texts.idleHolder(mention(holder)) : texts.notYourTurn(mention(holder));
}

/** Returns a line about the owner, then the log, newest entry first. */
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

/** Tells which action came first. `user` is `null` for an unknown player. */
export function lateActionLine({ log }: Party, user: UserId | null, i18n: I18n): string {
  const last = log.at(-1);
  return last && last.by !== user ? i18n.parties.tooLate(logEntryText(last, i18n)) : i18n.parties.stale;
}

/** Never says "you", because all members read the line. */
export function voteCountLine({ board, action }: Extract<Outcome, { kind: 'voted' }>, i18n: I18n): string {
  const { votes, ...party } = board.party ?? { votes: [], needed: 1, neededToEnd: 1, idle: false };
  const endsRun = action.kind === 'abandon' || action.kind === 'retire';
  const needed = endsRun ? party.neededToEnd : votesToTell(party);
  const count = votes.filter((vote) => sameAction(vote.action, action)).length;
  return capital(i18n.parties.voteStatus(i18n.parties.votesFor(choiceText(board, action, i18n), count), needed));
}

const votesToTell = ({ idle, needed }: Pick<Party, 'idle' | 'needed'>): number | null => (idle ? null : needed);

function repeatCounts(log: readonly PartyLogEntry[]): { entry: PartyLogEntry; count: number }[] {
  const counts: { entry: PartyLogEntry; count: number }[] = [];
  for (const entry of log) {
    const last = counts.at(-1);
    if (last && last.entry.by === entry.by && last.entry.kind === entry.kind) last.count++;
    else counts.push({ entry, count: 1 });
  }
  return counts;
}

function usedText({ view, party }: Board, entry: PartyLogEntry, i18n: I18n): string | null {
  if (entry !== party?.log.at(-1) || entry.kind !== 'use' || entry.by === null) return null;
  const used = i18n.newestEvents(view).find((event) => event.kind === 'used' || event.kind === 'ate');
  if (used?.kind !== 'used' && used?.kind !== 'ate') return null;
  return i18n.parties.usedEntry(mention(entry.by), i18n.handling(used.item), escapeMarkdown(i18n.thing(used.item)));
}

const logEntryText = ({ by, kind }: PartyLogEntry, { parties }: I18n): string =>
  parties.logEntry(by === null ? parties.erasedPlayer : mention(by), kind);

function votedChoices(board: Board, votes: Party['votes'], i18n: I18n): string[] {
  const choices: { action: Action; voters: string[] }[] = [];
  for (const { action, user } of votes) {
    const choice = choices.find((other) => sameAction(other.action, action));
    if (choice) choice.voters.push(mention(user));
    else choices.push({ action, voters: [mention(user)] });
  }
  return choices
    .sort((a, b) => b.voters.length - a.voters.length)
    .slice(0, MAX_VOTED_CHOICES)
    .map(({ action, voters }) => `${capital(choiceText(board, action, i18n))}: ${voterList(voters)}`);
}

const choiceText = (board: Board, action: Action, i18n: I18n): string =>
  numberedOption(board, action, i18n) ?? i18n.parties.choice(action.kind, directionOf(action, i18n));

const voterList = (voters: readonly string[]): string =>
  [...voters.slice(0, MAX_VOTERS), ...(voters.length > MAX_VOTERS ? [`+${voters.length - MAX_VOTERS}`] : [])].join(
    ', ',
  );

const directionOf = (action: Action, i18n: I18n): string | null =>
  action.kind === 'move' || action.kind === 'attack' ? i18n.input.directions[action.direction] : null;
