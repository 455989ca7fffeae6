import { COMMANDS } from '../../commands';
import { sentAs } from '../../scripts/discord/subcommands';
import { SAMPLE_ABOUT } from '../../scripts/harness/sample-about';
import { messageOf, type Reply } from '../../src/discord/api';
import { MESSAGE_FLAG, PERMISSION } from '../../src/discord/api/constants';
import { createBot } from '../../src/discord/bot';
import { formatTime } from '../../src/discord/custom-id/time';
import { snowflakeTime } from '../../src/lib/snowflake';
import { createPlay, type Play } from '../../src/play';
import { loadRaws } from '../../src/raws';
import { MemoryTable } from '../../src/storage/dynamo/memory-table';
import type { Table } from '../../src/storage/dynamo/table';
import { createStore } from '../../src/storage/store';
import { blankRenderer, componentsOf, controlOf, optionsFrom, problemsOf, textOf } from './bot-fixture';
import { interactionFrom } from './interactions';

/** Circumstances of a user's interaction. By default a plain member sends it in the usual channel. */
interface Sender {
  /** Id of the server, or `null` for a direct message. */
  guild_id?: string | null;
  channel_id?: string;
  /** Discord's number for the channel type, and the id of the channel's parent. */
  channel?: { type: number; parent_id: string };
  permissions?: string;
  /** Id of the interaction, by default a new one. A repeated id means that Discord delivers the interaction again. */
  id?: string;
  /** Time of the reply, in milliseconds since 1970. */
  now?: number;
  /** Message with the pressed control, by default none. Discord sends a whole message; the bot reads id and flags. */
  message?: { id?: string; flags: number };
}

/** Last part of a confirming custom id: the time of the guild's first interaction, which asked for the confirmation. */
export const ASKED = formatTime(snowflakeTime('1000'));

/** Senders who press a control of an ephemeral message, and of a message that others see. */
export const EPHEMERAL: Sender = { message: { flags: MESSAGE_FLAG.ephemeral } };
export const PUBLIC: Sender = { message: { flags: 0 } };

/** Text that the reply puts on the board that everybody sees; `null` if it does not change that board. */
export const shownToAll = (reply: Reply): string | null =>
  (reply.kind === 'message' || reply.kind === 'update') && reply.edit
    ? textOf({ kind: 'update', message: reply.edit.message })
    : null;

/** Sender who presses a control of the message that the guild's newest interaction has made, which others see. */
export const here = (): Sender => ({ message: { id: String(nextId++), flags: 0 } });

/** Sender who may manage the server. */
export const MANAGER: Sender = { permissions: String(PERMISSION.manageServer) };

const raws = loadRaws();
let nextId = 1_000;

interface GuildSetup extends Partial<Play> {
  newSeed?: () => string;
  /** Table under the store, by default one in memory. */
  over?: Table;
}

/** Creates a server in which several users share one bot and one store. Throws if Discord would reject a reply. */
export function createGuild({ newSeed, over, ...overrides }: GuildSetup = {}) {
  const table = new MemoryTable();
  const store = createStore(over ?? table);
  const play = { ...createPlay({ store, raws, ...(newSeed ? { newSeed } : {}) }), ...overrides };
  const bot = createBot({
    play,
    renderer: blankRenderer(),
    commands: COMMANDS,
    about: SAMPLE_ABOUT,
  });

  const interactionOf = (
    user: string,
    part: object,
    { guild_id = '77', channel_id = '88', channel, message, permissions = '0', id = String(nextId++) }: Sender,
  ) =>
    interactionFrom({
      id,
      token: 't',
      application_id: '5',
      locale: 'en-US',
      ...(guild_id === null ? {} : { guild_id }),
      channel_id,
      ...(channel ? { channel } : {}),
      ...(message ? { message } : {}),
      member: { user: { id: user, username: `u${user}` }, permissions },
      ...part,
    });
  const send = async (user: string, part: object, sender: Sender): Promise<Reply> => {
    const reply = await bot.reply(interactionOf(user, part, sender), { now: sender.now ?? 1_700_000_000_000 });
    const message = messageOf(reply);
    if (message) expect(problemsOf(message)).toEqual([]);
    return reply;
  };
  const command = (name: string, values: Parameters<typeof optionsFrom>[0]) => ({
    type: 2,
    data: sentAs(name, optionsFrom(values)),
  });

  const press = (user: string, custom_id = '', values?: string[], sender: Sender = {}): Promise<Reply> =>
    send(user, { type: 3, data: { custom_id, component_type: values ? 3 : 2, values } }, sender);
  const type = (user: string, name: string, values: Parameters<typeof optionsFrom>[0] = {}, sender: Sender = {}) =>
    send(user, command(name, values), sender);
  return {
    table,
    store,
    play,
    bot,
    type,
    press,
    /** Moves the board of the user's party to the end of the channel. */
    bring: async (user: string): Promise<Reply> => press(user, controlOf(await type(user, 'party'), 'bring').custom_id),
    commandOf: (user: string, name: string, sender: Sender = {}) => interactionOf(user, command(name, {}), sender),
    async suggest(user: string, name: string, option: string, sender: Sender = {}, value = '') {
      const options = [{ name: option, type: 3, value, focused: true }];
      const reply = await send(user, { type: 4, data: sentAs(name, options) }, sender);
      return reply.kind === 'choices' ? reply.choices : [];
    },
  };
}

/** Custom id of the first control whose custom id contains `part`. Throws if there is none. */
export function customIdOf(reply: Reply, part: string): string {
  const found = componentsOf(reply).find(({ custom_id }) => custom_id?.includes(part));
  if (!found?.custom_id) throw new Error(`no ${part} in ${textOf(reply)}`);
  return found.custom_id;
}

/** Id of the run that a control of the reply names. If a kit is yet to be chosen, only the choice names the run. */
export const runOf = (reply: Reply, part?: string): string => {
  const isChoice = componentsOf(reply).some(({ custom_id }) => custom_id?.includes('|begin'));
  return customIdOf(reply, part ?? (isChoice ? '|begin' : '|do:')).split('|')[1] ?? '';
};

/** True if the reply is a message that only the asker sees. */
export const isEphemeral = (reply: Reply): boolean => reply.kind === 'message' && reply.ephemeral;

/** Plays a run of three turns, then abandons it. Resolves with the card of the run's end. */
export async function finishRun({ type, press }: ReturnType<typeof createGuild>, user: string): Promise<Reply> {
  await type(user, 'play');
  await type(user, 'wait');
  await type(user, 'wait');
  const confirmation = await type(user, 'run abandon');
  return press(user, controlOf(confirmation, 'do:abandon!').custom_id);
}
