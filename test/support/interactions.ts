import { sentAs } from '../../scripts/discord/subcommands';
import { INTERACTION_TYPE } from '../../src/discord/api/constants';
import { parseInteraction, type UserInteraction } from '../../src/discord/controls/parse-interaction';

/** Parses an interaction as the endpoint does. Throws if the endpoint would reject it. */
export function interactionFrom(json: object): UserInteraction {
  const parsed = parseInteraction(Buffer.from(JSON.stringify(json)));
  if ('problem' in parsed) throw new Error(`cannot be read: ${parsed.problem}`);
  if (parsed.interaction.type === INTERACTION_TYPE.ping) throw new Error('a ping is of no user');
  return parsed.interaction;
}

const COMMON = { id: '9', token: 't', application_id: '5', user: { id: '1', username: 'ada' } };

export const componentInteraction = (customId: string): UserInteraction =>
  interactionFrom({
    ...COMMON,
    type: INTERACTION_TYPE.component,
    data: { custom_id: customId, component_type: 2 },
  });

/** Command as typed, such as `run seed`, with Discord's options. */
export const commandInteraction = (typed: string, options: object[] = []): UserInteraction =>
  interactionFrom({ ...COMMON, type: INTERACTION_TYPE.command, data: sentAs(typed, options) });
