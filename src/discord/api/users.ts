import type { Caller, ChannelCaller } from '../../play/contract';
import type { UserInteraction } from './interaction';

/** Longest name shown, in characters. */
const LONGEST = 24;

/** Control, zero-width and direction characters: they let a name reorder or hide what stands around it. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/gu;

/** A name as it may reach a message, a picture and the log; `nameless` when nothing is left of it. */
export function cleanName(name: string, nameless: string): string {
  const plain = name.normalize('NFC').replace(UNSEEN, '').replace(/\s+/g, ' ').trim();
  const cut = [...plain].slice(0, LONGEST).join('').trim();
  return cut === '' ? nameless : cut;
}

/** Shown as the name of a user. Nobody is called by it: messages are sent with all mentions off. */
export const mention = (user: string): string => `<@${user}>`;

/** Text that Discord's Markdown would otherwise act on, made plain. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\*_~`|>#[\]()<@:-]/g, '\\$&');
}

/** Who sent the interaction, under which name, and where. */
export function callerOf(interaction: UserInteraction, now: number, nameless: string, signal?: AbortSignal): Caller {
  const user = interaction.member?.user ?? interaction.user;
  if (!user) throw new Error('an interaction without a user got past the parser');
  const name = interaction.member?.nick ?? user.global_name ?? user.username;
  return {
    interaction: interaction.id,
    user: user.id,
    userName: cleanName(name, nameless),
    home: interaction.guild_id
      ? { kind: 'guild', id: interaction.guild_id }
      : { kind: 'dm', id: interaction.channel_id ?? user.id },
    ...(interaction.channel_id === undefined ? {} : { channel: interaction.channel_id }),
    now,
    ...(signal ? { signal } : {}),
  };
}

/** Where no channel is known, one stands for the conversation. */
export const inChannel = (caller: Caller): ChannelCaller => ({ ...caller, channel: caller.channel ?? caller.home.id });

const MANAGE_GUILD = 1n << 5n;
const ADMINISTRATOR = 1n << 3n;

/** May the sender look after the server it was sent in? Who is not in one has none to look after. */
export function mayManage({ guild_id, member }: UserInteraction): boolean {
  if (guild_id === undefined || member?.permissions === undefined || !/^\d{1,40}$/.test(member.permissions))
    return false;
  return (BigInt(member.permissions) & (MANAGE_GUILD | ADMINISTRATOR)) !== 0n;
}
