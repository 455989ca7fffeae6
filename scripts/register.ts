import { discordWithToken, readApplication, registerCommands } from './application/application';
import { DEFINITIONS } from './discord/definitions';
import { commandLine, UsageError } from './lib/command-line';

const USAGE = `npm run register -- [--guild ID] [--clear] [--dry-run]

Registers the slash commands with Discord: everywhere, or with --guild (or DISCORD_GUILD_ID) in one server, where they
change at once. Needs DISCORD_BOT_TOKEN.

  --clear    takes back what was registered so: in a server that has commands of its own and those registered
             everywhere, each of them is listed twice
  --dry-run  prints the JSON only`;

/** Registers these commands, in place of all commands registered before in the same scope. */
async function register(body: typeof DEFINITIONS, guild: string | undefined): Promise<void> {
  const discord = discordWithToken(process.env);
  const { id } = await readApplication(discord);
  await registerCommands(discord, id, body, guild);
  console.log(`Registered ${body.length} commands ${guild ? `in server ${guild}` : 'everywhere'}.`);
}

/**
 * Returns the id of the server for the commands; `undefined` to register them globally. Throws a `UsageError` if the
 * option is empty or no id.
 */
function guildOf(named: string | undefined): string | undefined {
  const guild = named ?? (process.env.DISCORD_GUILD_ID || undefined);
  if (guild === undefined || /^\d{1,20}$/.test(guild)) return guild;
  throw new UsageError(`--guild takes the id of a server, all digits, not "${guild}".`);
}

const OPTIONS = {
  guild: { type: 'string' },
  clear: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
} as const;

void commandLine(USAGE, OPTIONS, ({ values }) => {
  const guild = guildOf(values.guild);
  const commands = values.clear ? [] : DEFINITIONS;
  if (values['dry-run']) return console.log(JSON.stringify(commands, null, 2));
  return register(commands, guild);
});
