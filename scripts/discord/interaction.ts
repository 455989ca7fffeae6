import type { CommandDefinition } from './lint/commands';
import type { Message } from './messages';
import { FLAG, INTERACTION } from './payload';
import { sentAs } from './subcommands';
import { APPLICATION, channelOf, GUILD, PEOPLE, type Person, type Place, personOf } from './users';

/** An option in the form that a client sends. `focused` marks the option for which the client asks for suggestions. */
export interface OptionValue {
  type: number;
  name: string;
  value?: string | number | boolean;
  focused?: boolean;
  options?: OptionValue[];
}

export interface ModalPart {
  type: number;
  id?: number;
  custom_id?: string;
  value?: string;
  values?: string[];
  components?: ModalPart[];
  component?: ModalPart;
}

/** An action of a person, before Discord adds ids and a token. A subcommand has a name of two words: `run seed`. */
export type Draft = { person: Person; place: Place } & (
  | { kind: 'ping' }
  | { kind: 'command' | 'autocomplete'; command: string; options: OptionValue[] }
  | { kind: 'component'; message: Message; customId: string; componentType: number; values?: string[] }
  | { kind: 'modal'; customId: string; components: ModalPart[]; message: Message | null }
);

export interface Interaction {
  id: string;
  token: string;
  type: number;
  [key: string]: unknown;
}

const TYPE_OF = {
  ping: INTERACTION.ping,
  command: INTERACTION.command,
  autocomplete: INTERACTION.autocomplete,
  component: INTERACTION.component,
  modal: INTERACTION.modal,
} as const satisfies Record<Draft['kind'], number>;

const MAX_ATTACHMENT = 10 * 1024 * 1024;

function userJson(person: Person) {
  return {
    id: person.id,
    username: person.username,
    global_name: person.displayName,
    discriminator: '0',
    avatar: null,
    public_flags: 0,
  };
}

export function messageJson(message: Message): Record<string, unknown> {
  return {
    id: message.id,
    type: message.cause ? 20 : 0,
    channel_id: message.channel,
    author: { id: APPLICATION.id, username: APPLICATION.name, discriminator: '0', avatar: null, bot: true },
    application_id: APPLICATION.id,
    content: message.content,
    embeds: message.embeds,
    components: message.components,
    attachments: message.files.map(({ id, filename, description, contentType, bytes }) => ({
      id,
      filename,
      description,
      content_type: contentType,
      size: bytes.length,
      url: `https://cdn.discordapp.com/ephemeral-attachments/${message.channel}/${id}/${filename}`,
    })),
    flags: message.flags,
    timestamp: new Date(message.sentAt).toISOString(),
    edited_timestamp: message.editedAt === null ? null : new Date(message.editedAt).toISOString(),
    mentions: [],
    mention_roles: [],
    mention_everyone: false,
    pinned: false,
    tts: false,
    ...(message.cause
      ? { interaction_metadata: { type: 2, user: userJson(personOf(message.cause.user)), name: message.cause.command } }
      : {}),
  };
}

/** Returns Discord's channel type: a text channel (0), a thread (11), direct messages (1), or a group chat (3). */
function channelTypeOf({ kind, brought, parent }: Place): number {
  if (kind === 'guild') return parent === undefined ? 0 : 11;
  return brought ? 3 : 1;
}

function whereJson(person: Person, place: Place): Record<string, unknown> {
  const thread = place.parent === undefined ? {} : { parent_id: place.parent };
  const channel = { id: channelOf(place, person), type: channelTypeOf(place), ...thread };
  if (place.guildId === null) {
    return {
      user: userJson(person),
      channel,
      channel_id: channel.id,
      context: place.brought ? 2 : 1,
      authorizing_integration_owners: place.brought ? { '1': person.id } : { '0': '0' },
    };
  }
  return {
    guild_id: place.guildId,
    guild: { id: place.guildId, locale: 'en-US', features: [] },
    guild_locale: 'en-US',
    member: {
      user: userJson(person),
      nick: null,
      avatar: null,
      roles: [],
      joined_at: '2026-01-01T00:00:00.000000+00:00',
      deaf: false,
      mute: false,
      flags: 0,
      permissions: person.permissions,
    },
    channel: { ...channel, name: place.name, guild_id: place.guildId, position: 0, nsfw: false },
    channel_id: channel.id,
    context: 0,
    authorizing_integration_owners: place.brought ? { '1': person.id } : { '0': place.guildId },
  };
}

/** Returns the users whose ids appear in options of type USER (6), as Discord adds them. */
function resolvedJson(options: readonly OptionValue[]): Record<string, unknown> {
  const ids = options.filter((option) => option.type === 6).map((option) => option.value);
  const users = PEOPLE.filter((person) => ids.includes(person.id));
  return users.length > 0
    ? { resolved: { users: Object.fromEntries(users.map((user) => [user.id, userJson(user)])) } }
    : {};
}

function dataJson(draft: Draft, commands: readonly CommandDefinition[], place: Place): Record<string, unknown> {
  if (draft.kind === 'command' || draft.kind === 'autocomplete') {
    const { name, options } = sentAs(draft.command, draft.options);
    const at = commands.findIndex((command) => command.name === name);
    const id = String(500000000000000001n + BigInt(at));
    const guild = place.guildId === null ? {} : { guild_id: GUILD.id };
    return {
      data: { id, name, type: 1, options, ...guild, ...resolvedJson(draft.options) },
    };
  }
  if (draft.kind === 'component') {
    const values = draft.values ? { values: draft.values } : {};
    const part = { component_type: draft.componentType, custom_id: draft.customId, ...values };
    return { data: part, message: messageJson(draft.message) };
  }
  if (draft.kind === 'modal') {
    const message = draft.message ? { message: messageJson(draft.message) } : {};
    return { data: { custom_id: draft.customId, components: draft.components }, ...message };
  }
  return {};
}

export function completeDraft(
  draft: Draft,
  id: string,
  token: string,
  commands: readonly CommandDefinition[],
): Interaction {
  return {
    id,
    application_id: APPLICATION.id,
    type: TYPE_OF[draft.kind],
    token,
    version: 1,
    entitlements: [],
    attachment_size_limit: MAX_ATTACHMENT,
    app_permissions: String((1n << 50n) - 1n),
    locale: draft.person.locale,
    ...whereJson(draft.person, draft.place),
    ...dataJson(draft, commands, draft.place),
  };
}

export function isEphemeral(flags: number | undefined): boolean {
  return ((flags ?? 0) & FLAG.ephemeral) !== 0;
}
