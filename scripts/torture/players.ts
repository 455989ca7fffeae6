import type { Rng } from '../../src/lib/rng';
import type { PartyMode } from '../../src/storage/contract';
import type { Draft } from '../discord/interaction';
import type { Message } from '../discord/messages';
import { COMPONENT, FLAG } from '../discord/payload';
import { GUILD, type Person, type Place } from '../discord/users';
import { controlOf, type Press } from '../harness/presses';
import { chooseCommand, choosePress, STYLES, type Style, type TypedCommand } from './choose-action';
import { boardIn, type SeenBoard, type SeenMessage, type SeenReply } from './reply';
import type { Sender, Sent } from './sender';

/** Players in a channel: one, or several in a party. */
export interface Group {
  place: Place;
  /** Mode of the party; `null` for a single player. */
  mode: PartyMode | null;
  people: Person[];
  /** Strangers who now and then press a button of the party's board. */
  guests: Person[];
  style: Style;
  /** Weight of the group: how often it plays, compared with other groups. */
  share: number;
  /** The board that all its players see; `null` before the first board. */
  board: SeenBoard | null;
  /** Earlier boards in the channel, latest last. */
  older: SeenBoard[];
  /** Interactions to deliver again when the group's count reaches `due`. */
  later: { sent: Sent; due: number }[];
  /** Command that the group typed last; `null` before the first. */
  lastTyped: Sent | null;
  count: number;
}

/** Mode and number of players of each group. Two groups of each kind exist. */
const GROUPS: readonly [mode: PartyMode | null, people: number][] = [
  [null, 1],
  [null, 1],
  [null, 1],
  [null, 1],
  ['owner', 2],
  ['handover', 2],
  ['vote', 3],
  ['hotseat', 3],
];

/** Number of the group whose party lives in a thread of the first party's channel. */
const IN_THREAD = 6;
const GUESTS = 2;

/** Numbers of two groups with long runs: one player with the style `stays`, and the first party in `hotseat`. */
const LONG_RUNS = [2, 7];

/** True for most players. Their boards are text, which is faster than pictures. */
export const readsText = (person: Person): boolean => !person.username.endsWith('0');

/** Creates all groups, each with its own channel and players. */
export function createGroups(rng: Rng): Group[] {
  let people = 0;
  const created = (length: number) => Array.from({ length }, () => createPerson(people++));
  const channel = (at: number) => String(400_000_000_000_001_000n + BigInt(at));
  return [...GROUPS, ...GROUPS].map(([mode, size], at) => ({
    place: {
      ...{ id: channel(at), kind: 'guild', name: `group-${at}`, guildId: GUILD.id },
      ...(at === IN_THREAD && { parent: channel(GROUPS.length - 1) }),
    },
    mode,
    people: created(size),
    guests: created(mode === null ? 0 : GUESTS),
    style: LONG_RUNS.includes(at) ? 'stays' : (STYLES[at] ?? rng.pick(STYLES)),
    // Groups with long runs play so often that their runs fill several log chunks.
    share: LONG_RUNS.includes(at) ? 8 : 1,
    board: null,
    older: [],
    later: [],
    lastTyped: null,
    count: 0,
  }));
}

function createPerson(at: number): Person {
  return {
    id: String(300_000_000_000_001_000n + BigInt(at)),
    username: `player${at}`,
    displayName: `Player ${at}`,
    locale: 'en-US',
    role: 'member',
    permissions: '0',
    colour: '#ffffff',
  };
}

/** Draws a group and one of its players, or seldom a guest. If only the owner may act, draws mostly the owner. */
export function choosePlayer(groups: readonly Group[], rng: Rng): { group: Group; person: Person } {
  const group = groups[rng.weighted(groups.map(({ share }) => share))] as Group;
  const [first] = group.people;
  if (group.board && group.guests.length > 0 && rng.percent(6)) return { group, person: rng.pick(group.guests) };
  return { group, person: first && group.mode === 'owner' && rng.percent(80) ? first : rng.pick(group.people) };
}

export interface PlayerOptions {
  sender: Sender;
  rng: Rng;
  group: Group;
  person: Person;
}

/** Number of older boards that are kept, so that players can press outdated controls. */
const OLDER_KEPT = 20;

/** Sends one action of a player, once or several times, as Discord, the network or an impatient player may do. */
export async function playOnce(options: PlayerOptions): Promise<void> {
  const { sender, rng, group } = options;
  redeliverDue(options);
  const { draft, what } = chooseDraft(options);
  const isParty = group.mode !== null;
  const sent = sender.prepare(draft, what, isParty);
  group.count += 1;
  const way = rng.int(1, 100);
  if (way <= 8) {
    const copies = Array.from({ length: rng.int(2, 3) }, () => sender.deliver(sent));
    for (const reply of await Promise.all(copies)) note(options, sent, reply);
    return;
  }
  if (way <= 12 && draft.kind === 'component') {
    const again = sender.prepare(draft, `${what}, clicked twice`, isParty);
    group.count += 1;
    for (const reply of await Promise.all([sender.deliver(sent), sender.deliver(again)])) note(options, sent, reply);
    return;
  }
  if (way <= 22) group.later.push({ sent, due: group.count + (rng.percent(50) ? rng.int(1, 8) : rng.int(16, 60)) });
  const reply = await sender.deliver(sent);
  note(options, sent, reply);
  redeliverAfterMove(options, what);
  if (draft.kind === 'command') group.lastTyped = sent;
  if (!reply && rng.percent(50)) note(options, sent, await sender.deliver(sent));
}

type Player = Pick<PlayerOptions, 'sender' | 'group' | 'person'>;

/** Asks once for the board. Resolves with `null` if no reply comes. */
export function lookOnce({ sender, group, person }: Player): Promise<SeenReply | null> {
  const { draft, what } = typed({ group, person }, { command: group.mode === null ? 'play' : 'party', options: [] });
  return sender.deliver(sender.prepare(draft, what));
}

/** Presses a button of a run, so that a server loads the run. Resolves with `null` if no reply comes. */
export function touchRun(
  player: Player,
  { run, version }: { run: string; version: number },
): Promise<SeenReply | null> {
  const press = { customId: `v1|${run}|${version}|do:wait`, type: COMPONENT.button, value: null, label: '' };
  const { draft, what } = pressed(player, press);
  return player.sender.deliver(player.sender.prepare(draft, what));
}

/** Delivers due interactions again, without waiting for replies. */
function redeliverDue({ sender, rng, group }: PlayerOptions): void {
  const due = group.later.filter((each) => each.due <= group.count);
  if (due.length === 0) return;
  group.later = group.later.filter((each) => each.due > group.count);
  for (const { sent } of due) {
    if (rng.percent(30)) sender.deliverToWorker(sent);
    else void sender.deliver(sent);
  }
}

/** True if an interaction with this description leads the players to another run. */
export const isMove = (what: string): boolean => /^(restart|fork|\/daily|\/party$|\/run resume)/.test(what);

/** Delivers the last typed command again after the players moved to another run. It must have no effect there. */
function redeliverAfterMove({ sender, rng, group }: PlayerOptions, what: string): void {
  if (!isMove(what) || !group.lastTyped) return;
  if (rng.percent(30)) sender.deliverToWorker(group.lastTyped);
  else void sender.deliver(group.lastTyped);
}

/** Remembers the board that the player now sees. A late reply to a command is taken for a public message. */
function note({ sender, group }: PlayerOptions, { message }: Sent, reply: SeenReply | null): void {
  if (!reply) return;
  const shown = message && !reply.isNew ? message : { id: sender.nextId(), isEphemeral: reply.isEphemeral };
  const board = boardIn(reply, shown);
  if (!board) return;
  if (group.board) group.older = [...group.older, group.board].slice(-OLDER_KEPT);
  if (group.board?.run === board.run && group.board.version > board.version) return;
  group.board = board;
}

function chooseDraft(options: PlayerOptions): { draft: Draft; what: string } {
  const { rng, group } = options;
  if (group.board && group.guests.includes(options.person)) return press(options, group.board);
  if (!group.board || rng.percent(2)) return typed(options, startOf(options));
  if (group.mode === null && rng.percent(3)) return typed(options, { command: 'daily', options: [] });
  if (rng.percent(2)) return pressed(options, postOf(options));
  const way = rng.int(1, 100);
  const partyCommand = way <= 4 ? partyCommandOf(options) : null;
  if (partyCommand) return typed(options, partyCommand);
  if (way <= 35) return typed(options, chooseCommand(group.style, rng));
  const board = way <= 42 && group.older.length > 0 ? rng.pick(group.older) : group.board;
  return press(options, board);
}

/** Presses a control of a board. If the board has none, types the command that shows the group's run. */
function press(options: PlayerOptions, board: SeenBoard): { draft: Draft; what: string } {
  const chosen = choosePress(board, options.group.style, options.rng);
  return chosen ? pressed(options, chosen, board.message) : typed(options, startOf(options));
}

/** Returns a press of *Post it* below the player's card or a leaderboard, which are ephemeral messages. */
const postOf = ({ rng, person }: PlayerOptions): Press => ({
  ...{ type: COMPONENT.button, value: null, label: '' },
  customId: `v1|-|0|${rng.pick([`postcard:${person.id}`, 'posttop:guild:all'])}`,
});

/** Returns the command that shows the group's run, or starts one. */
function startOf({ group: { mode, people }, person }: PlayerOptions): TypedCommand {
  if (mode === null) return { command: 'play', options: [] };
  // The first player of the group sets the mode when the group starts a run.
  return { command: 'party', options: person === people[0] ? [{ type: 3, name: 'mode', value: mode }] : [] };
}

function partyCommandOf({ rng, group: { mode, people } }: PlayerOptions): TypedCommand | null {
  if (mode === null) return null;
  const holderOption = { type: 6, name: 'torch', value: rng.pick(people).id };
  return rng.percent(80)
    ? { command: 'party', options: mode === 'handover' ? [holderOption] : [] }
    : { command: 'party', options: [{ type: 5, name: 'leave', value: true }] };
}

const typed = (
  { person, group: { place } }: Pick<PlayerOptions, 'group' | 'person'>,
  { command, options }: TypedCommand,
) => ({
  draft: { kind: 'command', person, place, command, options } as const,
  what: `/${command}${options.map(({ value }) => ` ${String(value)}`).join('')}`,
});

const pressed = (
  { person, group: { place } }: Pick<PlayerOptions, 'group' | 'person'>,
  { customId, type, value }: Press,
  message: SeenMessage = EPHEMERAL,
) => ({
  draft: {
    kind: 'component',
    person,
    place,
    message: messageAt(place, message),
    customId,
    componentType: type,
    ...(type === COMPONENT.stringSelect && value !== null ? { values: [value] } : {}),
  } as const,
  what: `${controlOf(customId)}${value === null ? '' : ` ${value}`} at version ${customId.split('|')[2]}`,
});

/** A message that only the player sees. */
const EPHEMERAL: SeenMessage = { id: '500000000000000001', isEphemeral: true };

/** Returns the message with the pressed control. The bot reads only the message's id and flags. */
const messageAt = (place: Place, { id, isEphemeral }: SeenMessage): Message => ({
  ...{ id, channel: place.id, visibleTo: null, cause: null, flags: isEphemeral ? FLAG.ephemeral : 0 },
  ...{ content: '', embeds: [], components: [], files: [], sentAt: 0, editedAt: null },
});
