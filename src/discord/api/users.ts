import type { Caller, ChannelCaller } from '../types';
import { INTERACTION_TYPE, PERMISSION, THREAD_TYPE } from './constants';
import type { SentByUser } from './interaction';

/** Longest name shown, in characters. */
const NAME_LENGTH = 24;

/** Control, zero-width and direction characters: they let a name reorder or hide the text around it. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/gu;

/** Letters and signs that are drawn as nothing, of which names are made to look empty: fillers and an empty pattern. */
const BLANK = /[\u115F\u1160\u2800\u3164\uFFA0]/g;

/** Marks need something to stand on: by themselves they land on whatever comes before. */
const MARKS_ALONE = /^[\p{M}\s]*$/u;

/** A name as it may reach a message, a picture and the log; `nameless` when nothing that can be seen is left of it. */
export function cleanName(name: string, nameless: string): string {
  const seen = name.normalize('NFC').replace(INVISIBLE, '').replace(BLANK, ' ');
  const plain = seen.replace(/\s+/g, ' ').trim();
  const cut = [...plain].slice(0, NAME_LENGTH).join('').trim();
  return MARKS_ALONE.test(cut) ? nameless : cut;
}

/** Discord shows it as the user's name. It notifies nobody: messages are sent with all mentions off. */
export const mention = (user: string): string => `<@${user}>`;

/** Text that Discord shows as it is, without acting on any Markdown in it. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\*_~`|>#[\]()<@:-]/g, '\\$&');
}

/** When an interaction was sent, where that is known, and what time it is now. */
export type Times = Pick<Caller, 'now' | 'sentAt'>;

/** A caller, and what Discord takes in reply to them. */
export interface DiscordCaller extends Caller {
  /** Bytes of a file; absent where Discord did not say. */
  attachmentLimit?: number;
}

/** Who sent the interaction, under which name, and where. `signal` aborts the work on it. */
export function callerOf(interaction: SentByUser, times: Times, nameless: string, signal?: AbortSignal): DiscordCaller {
  const { user } = interaction;
  const name = interaction.member?.nick ?? user.global_name ?? user.username;
  const parentChannel = parentOfThread(interaction);
  const attachmentLimit = interaction.attachment_size_limit;
  return {
    interaction: interaction.id,
    user: user.id,
    userName: cleanName(name, nameless),
    home: interaction.guild_id
      ? { kind: 'guild', id: interaction.guild_id }
      : { kind: 'dm', id: interaction.channel_id ?? user.id },
    ...(interaction.channel_id === undefined ? {} : { channel: interaction.channel_id }),
    ...(parentChannel === null ? {} : { parentChannel }),
    ...times,
    ...(attachmentLimit === undefined ? {} : { attachmentLimit }),
    ...(signal ? { signal } : {}),
  };
}

/** Ids of the bots among the users that the options of a command name. */
export function botsNamedIn(interaction: SentByUser): string[] {
  if (interaction.type !== INTERACTION_TYPE.command) return [];
  const users = Object.entries(interaction.data.resolved?.users ?? {});
  return users.flatMap(([id, { bot }]) => (bot ? [id] : []));
}

const THREAD_TYPES: readonly number[] = Object.values(THREAD_TYPE);

/** The channel that a thread belongs to; `null` elsewhere: the parent of an ordinary channel is a category. */
function parentOfThread({ channel }: SentByUser): string | null {
  const isThread = channel?.type !== undefined && THREAD_TYPES.includes(channel.type);
  return isThread ? (channel.parent_id ?? null) : null;
}

/** Where the channel is not known, the server or conversation takes its place. */
export const inChannel = (caller: Caller): ChannelCaller => ({ ...caller, channel: caller.channel ?? caller.home.id });

/** Whether the player may manage the server they are in; outside of one nobody may. */
export function canManage({ guild_id, member }: SentByUser): boolean {
  if (guild_id === undefined || member?.permissions === undefined || !/^\d{1,40}$/.test(member.permissions))
    return false;
  return (BigInt(member.permissions) & (PERMISSION.manageServer | PERMISSION.administrator)) !== 0n;
}
