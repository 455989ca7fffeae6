import { REST, Routes } from 'discord.js';
import { DEFINITIONS } from './discord/definitions';
import { commandLine } from './lib/command-line';

const USAGE = `npm run register -- [--guild ID] [--dry-run]

Registers the slash commands with Discord: everywhere, or with --guild (or DISCORD_GUILD_ID) in one server, where they
change at once. Needs DISCORD_APPLICATION_ID and DISCORD_BOT_TOKEN; --dry-run prints the JSON only.`;

/** Registers every command, replacing what was registered before in the same scope. */
async function register(named: string | undefined): Promise<void> {
  const body = DEFINITIONS;
  const application = process.env.DISCORD_APPLICATION_ID;
  const token = process.env.DISCORD_BOT_TOKEN;
  if (!application || !token) {
    console.error(`Set DISCORD_APPLICATION_ID and DISCORD_BOT_TOKEN first.\n\n${USAGE}`);
    process.exitCode = 1;
    return;
  }
  const guild = named ?? process.env.DISCORD_GUILD_ID;
  const route = guild ? Routes.applicationGuildCommands(application, guild) : Routes.applicationCommands(application);
  const base = process.env.DISCORD_API_BASE;
  const rest = new REST({ version: '10', ...(base ? { api: base.replace(/\/v\d+$/, '') } : {}) }).setToken(token);
  try {
    await rest.put(route, { body });
    console.log(`Registered ${body.length} commands ${guild ? `in server ${guild}` : 'everywhere'}.`);
  } catch (error) {
    console.error(`Discord refused: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

void commandLine(USAGE, { guild: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } }, ({ values }) => {
  if (values['dry-run']) return console.log(JSON.stringify(DEFINITIONS, null, 2));
  return register(values.guild);
});
