import type { Interaction } from '../../src/discord/api/interaction';
import { messageOf, type Reply } from '../../src/discord/api/reply';
import type { createBot } from '../../src/discord/bot';
import { problemsOf } from './stage';

/** Where and as what somebody calls, if not as a plain member in the usual channel. */
interface Calling {
  channel_id?: string;
  permissions?: string;
}

let ids = 1_000;

/** Types commands and presses controls as the people of a server, and expects every message to be a sound one. */
export function callersOf(bot: Pick<ReturnType<typeof createBot>, 'reply'>) {
  const send = async (user: string, part: object, calling: Calling): Promise<Reply> => {
    const { permissions = '0', channel_id = '88' } = calling;
    const member = { user: { id: user, username: `u${user}` }, permissions };
    const place = { guild_id: '77', channel_id, member };
    const common = { id: String(ids++), token: 't', application_id: '5', locale: 'en-US', ...place };
    const reply = await bot.reply({ ...common, ...part } as Interaction, 1_700_000_000_000);
    const message = messageOf(reply);
    if (message) expect(problemsOf(message)).toEqual([]);
    return reply;
  };
  return {
    type(user: string, name: string, options: Record<string, unknown> = {}, calling: Calling = {}) {
      const given = Object.entries(options).map(([key, value]) => ({ name: key, type: 3, value }));
      return send(user, { type: 2, data: { name, options: given } }, calling);
    },
    press: (user: string, custom_id: string, values?: string[], calling: Calling = {}) =>
      send(user, { type: 3, data: { custom_id, component_type: values ? 3 : 2, values } }, calling),
  };
}
