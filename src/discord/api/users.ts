import { cleanName, isolateName } from '../../lib/display-name';
import type { Caller, ChannelCaller } from '../types';
import { INTERACTION_TYPE, MESSAGE_FLAG, PERMISSION, THREAD_TYPE } from './constants';
import type { SentByUser } from './interaction';

type ComponentSent = Extract<SentByUser, { type: typeof INTERACTION_TYPE.component }>;

/** Notifies nobody, because `allowed_mentions` forbids notifications. */
export const mention = (user: string): string => `<@${user}>`;

export const channelMention = (channel: string): string => `<#${channel}>`;

export function escapeMarkdown(text: string): string {
  return text.replace(/[\\*_~`|>#[\]()<@:-]/g, '\\$&');
}

/** Returns `nameless` for a name without readable characters. */
export const nameInMarkdown = (name: string, nameless: string): string => escapeMarkdown(isolateName(name, nameless));

/** Milliseconds since 1970. Discord sent the interaction at `sentAt`. */
export type Times = Pick<Caller, 'now' | 'sentAt'>;

export interface DiscordCaller extends Caller {
  /** Maximum bytes of a file in the reply. */
  attachmentLimit?: number;
}

/** Calls the sender `nameless` if the name has no readable character. */
export function callerOf(interaction: SentByUser, times: Times, nameless: string, signal?: AbortSignal): DiscordCaller {
  const { user } = interaction;
  const name = interaction.member?.nick ?? user.global_name ?? user.username;
  const attachmentLimit = interaction.attachment_size_limit;
  return {
    interaction: interaction.id,
    user: user.id,
    userName: cleanName(name, nameless),
    home: interaction.guild_id
      ? { kind: 'guild', id: interaction.guild_id }
      : { kind: 'dm', id: interaction.channel_id ?? user.id },
    ...channelOf(interaction),
    ...messageOfSender(interaction),
    ...times,
    ...(attachmentLimit === undefined ? {} : { attachmentLimit }),
    ...(signal ? { signal } : {}),
  };
}

function messageOfSender(interaction: SentByUser): Pick<Caller, 'message'> {
  if (interaction.type !== INTERACTION_TYPE.component || isInEphemeralMessage(interaction)) return {};
  const id = interaction.message?.id;
  return id === undefined ? {} : { message: id };
}

export const isInEphemeralMessage = ({ message }: Pick<ComponentSent, 'message'>): boolean =>
  ((message?.flags ?? 0) & MESSAGE_FLAG.ephemeral) !== 0;

export function channelOf(interaction: SentByUser): Pick<Caller, 'channel' | 'parentChannel'> {
  const parentChannel = parentOfThread(interaction);
  return {
    ...(interaction.channel_id === undefined ? {} : { channel: interaction.channel_id }),
    ...(parentChannel === null ? {} : { parentChannel }),
  };
}

/** Returns the ids of bots named in a command's options. */
export function botsNamedIn(interaction: SentByUser): string[] {
  if (interaction.type !== INTERACTION_TYPE.command) return [];
  const users = Object.entries(interaction.data.resolved?.users ?? {});
  return users.flatMap(([id, { bot }]) => (bot ? [id] : []));
}

const THREAD_TYPES: readonly number[] = Object.values(THREAD_TYPE);

/** Returns `null` outside threads, because a channel's parent is a category. */
function parentOfThread({ channel }: SentByUser): string | null {
  const isThread = channel?.type !== undefined && THREAD_TYPES.includes(channel.type);
  return isThread ? (channel.parent_id ?? null) : null;
}

/** Without a channel, uses the id of the server or user. */
export const inChannel = (caller: Caller): ChannelCaller => ({ ...caller, channel: caller.channel ?? caller.home.id });

/** True if the sender may manage the server; false outside servers. */
export function canManage({ guild_id, member }: SentByUser): boolean {
  if (guild_id === undefined || member?.permissions === undefined || !/^\d{1,40}$/.test(member.permissions))
    return false;
  return (BigInt(member.permissions) & (PERMISSION.manageServer | PERMISSION.administrator)) !== 0n;
}
