import type { REST } from 'discord.js';
import { addressOf, type DeployedStack } from '../deploy/deployed-stack';
import type { OpenDoors } from '../deploy/front-door';
import { DEFINITIONS } from '../discord/definitions';
import { type Application, changeApplication, readCommands, registerCommands } from './application';
import { compareCommands } from './compare-commands';

interface Entry {
  stack: DeployedStack;
  wanted: OpenDoors;
  /** True if the address of another deployment and the commands of another bot may be replaced. */
  replaces: boolean;
  print(line: string): void;
}

/**
 * Registers a deployed stack at Discord: its address, its ways of installation, and its commands. Keeps and prints
 * values that the application already has. Resolves with `false` if the bot cannot work with a value that was kept.
 * Rejects if Discord refuses, for instance because the address answers PINGs wrongly.
 */
export async function enterStack(discord: REST, application: Application, entry: Entry): Promise<boolean> {
  const isEntered = await enterAddress(discord, application, entry);
  await enterInstallation(discord, application, entry.print);
  return (await enterCommands(discord, application, entry)) && isEntered;
}

async function enterAddress(
  discord: REST,
  { interactions_endpoint_url: present }: Application,
  { stack, wanted, replaces, print }: Entry,
): Promise<boolean> {
  const address = addressOf(stack, wanted);
  if (present === address) {
    print(`Interactions Endpoint URL: kept, it is ${address}`);
    return true;
  }
  const isOwn = present === stack.urls.url || present === stack.urls.api;
  if (present && !isOwn && !replaces) {
    print(
      `Interactions Endpoint URL: kept ${present}, which is not this stack. To enter ${address} instead: --replace`,
    );
    return false;
  }
  await changeApplication(discord, { interactions_endpoint_url: address });
  print(`Interactions Endpoint URL: ${address}, probed by Discord${present ? `; it was ${present}` : ''}`);
  return true;
}

/** Ways to install the application. The bot asks only for slash commands. */
const INSTALLATIONS = { 0: 'in servers', 1: 'by users' } as const;
const SCOPES = { oauth2_install_params: { scopes: ['applications.commands'], permissions: '0' } };

async function enterInstallation(
  discord: REST,
  { integration_types_config, custom_install_url }: Application,
  print: (line: string) => void,
): Promise<void> {
  const present = integration_types_config ?? {};
  const missing = (['0', '1'] as const).filter((type) => !present[type]);
  const names = (types: readonly ('0' | '1')[]) => types.map((type) => INSTALLATIONS[type]).join(' and ');
  if (missing.length === 0) return print('Installation: kept, in servers and by users');
  const added = Object.fromEntries(missing.map((type) => [type, SCOPES]));
  await changeApplication(discord, { integration_types_config: { ...present, ...added } });
  print(`Installation: added ${names(missing)}${custom_install_url ? `; kept the link ${custom_install_url}` : ''}`);
}

async function enterCommands(discord: REST, { id }: Application, { replaces, print }: Entry): Promise<boolean> {
  const { outdated, former, foreign } = compareCommands(await readCommands(discord, id));
  const removed = [...former, ...foreign];
  if (foreign.length > 0 && !replaces) {
    print(`Commands: kept all, because some are not this bot's: ${foreign.join(', ')}. To replace them: --replace`);
    return false;
  }
  if (outdated.length === 0 && removed.length === 0) {
    print(`Commands: kept, all ${DEFINITIONS.length} are registered`);
    return true;
  }
  await registerCommands(discord, id, DEFINITIONS);
  print(`Commands: registered ${DEFINITIONS.length}${removed.length > 0 ? `, removed ${removed.join(', ')}` : ''}`);
  return true;
}
