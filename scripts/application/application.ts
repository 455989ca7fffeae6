import { REST, Routes } from 'discord.js';
import * as z from 'zod/mini';
import type { DEFINITIONS } from '../discord/definitions';
import { UsageError } from '../lib/command-line';

const schema = z.object({
  id: z.string(),
  name: z.string(),
  /** Public key with which the bot checks Discord's signatures. */
  verify_key: z.string(),
  interactions_endpoint_url: z.nullish(z.string()),
  custom_install_url: z.nullish(z.string()),
  /** How the application is installed: `0` in servers, `1` by users. */
  integration_types_config: z.nullish(z.record(z.string(), z.nullish(z.unknown()))),
});

export type Application = z.infer<typeof schema>;

/** Fields of an application that a bot token may change. */
export type ApplicationChange = Partial<Pick<Application, 'interactions_endpoint_url' | 'integration_types_config'>>;

/** Returns a client of Discord's API for the bot token of the environment; `null` if there is no token. */
export function discordOf({ DISCORD_BOT_TOKEN: token, DISCORD_API_BASE: base }: NodeJS.ProcessEnv): REST | null {
  if (!token) return null;
  return new REST({ version: '10', ...(base ? { api: base.replace(/\/v\d+$/, '') } : {}) }).setToken(token);
}

/** Returns the client of `discordOf`. Throws a `UsageError` if there is no token. */
export function discordWithToken(env: NodeJS.ProcessEnv): REST {
  const discord = discordOf(env);
  if (discord) return discord;
  throw new UsageError(
    'Set DISCORD_BOT_TOKEN: https://discord.com/developers/applications, the application, Bot, Reset Token.',
  );
}

export const readApplication = async (discord: REST): Promise<Application> =>
  schema.parse(await discord.get(Routes.currentApplication()));

/** Rejects if Discord refuses the change, for instance because the address answers PINGs wrongly. */
export const changeApplication = async (discord: REST, change: ApplicationChange): Promise<Application> =>
  schema.parse(await discord.patch(Routes.currentApplication(), { body: change }));

/** A registered command. Discord has added ids and left out some defaults. */
const commandsSchema = z.array(z.looseObject({ name: z.string() }));
export type RegisteredCommand = z.infer<typeof commandsSchema>[number];

export const readCommands = async (discord: REST, application: string): Promise<RegisteredCommand[]> =>
  commandsSchema.parse(
    await discord.get(Routes.applicationCommands(application), {
      query: new URLSearchParams({ with_localizations: 'true' }),
    }),
  );

/** Replaces all commands registered before, globally or in one server. */
export async function registerCommands(
  discord: REST,
  application: string,
  body: typeof DEFINITIONS,
  guild?: string,
): Promise<void> {
  const route = guild ? Routes.applicationGuildCommands(application, guild) : Routes.applicationCommands(application);
  await discord.put(route, { body });
}
