import { parseArgs } from 'node:util';
import { REST, Routes } from 'discord.js';
import { DEFINITIONS } from './discord/definitions';

const USAGE = `npm run register -- [--guild ID] [--dry-run]

Registers the slash commands with Discord: everywhere, or with --guild (or DISCORD_GUILD_ID) in one server, where they
change at once. Needs DISCORD_APPLICATION_ID and DISCORD_BOT_TOKEN; --dry-run prints the JSON only.`;

/** Registers every command, replacing what was registered before in the same scope. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { guild: { type: 'string' }, 'dry-run': { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.help) return console.log(USAGE);
  const body = DEFINITIONS;
  if (values['dry-run']) return console.log(JSON.stringify(body, null, 2));

  const application = process.env.DISCORD_APPLICATION_ID;
  const token = process.env.DISCORD_BOT_TOKEN;
  if (!application || !token) {
    console.error(`Set DISCORD_APPLICATION_ID and DISCORD_BOT_TOKEN first.\n\n${USAGE}`);
    process.exitCode = 1;
    return;
  }
  const guild = values.guild ?? process.env.DISCORD_GUILD_ID;
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

void main();
