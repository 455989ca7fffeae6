import { type CommandInteraction, INTERACTION_TYPE, OPTION_TYPE, type Trace } from '../api';
import type { Interaction } from '../controls/parse-interaction';
import type { Cause } from './cause';

/** Contains no body, token, signature or personal name. */
export interface RequestLogEntry {
  status: number;
  /** `null` for pings and rejected or unreadable requests. */
  interaction: string | null;
  type: Interaction['type'] | null;
  /** Command, kind of control or, for `act` and `walk`, kind of action. */
  command: string | null;
  outcome: 'answered' | 'callback' | 'deferred' | 'too-late' | 'rejected' | 'failed';
  /** Error behind a deferral or failure; `null` if the bot was only slow. */
  cause: Cause | null;
  /** Error that prevented the worker's start, or `null`. */
  workerCause: Cause | null;
  run: string | null;
  version: number | null;
  /** `null` for a reply without an outcome, such as help. */
  result: Trace['result'] | null;
  /** Milliseconds from the start of the work to the reply. */
  ms: number;
  bytes: number;
}

export type RequestDescription = Omit<RequestLogEntry, 'status' | 'ms' | 'bytes'>;

export const UNREADABLE = 'unreadable';

export const REJECTED: RequestDescription = {
  interaction: null,
  type: null,
  command: null,
  outcome: 'rejected',
  cause: null,
  workerCause: null,
  run: null,
  version: null,
  result: null,
};

export function describeInteraction(
  interaction: Interaction,
): Pick<RequestDescription, 'interaction' | 'type' | 'command'> {
  const id = interaction.type === INTERACTION_TYPE.ping ? null : interaction.id;
  return { interaction: id, type: interaction.type, command: commandOf(interaction) };
}

function commandName({ name, options = [] }: CommandInteraction['data']): string {
  const [typed] = options;
  return typed?.type === OPTION_TYPE.subcommand ? `${name} ${typed.name}` : name;
}

function commandOf(interaction: Interaction): string | null {
  switch (interaction.type) {
    case INTERACTION_TYPE.command:
    case INTERACTION_TYPE.autocomplete:
      return commandName(interaction.data);
    case INTERACTION_TYPE.component: {
      const control = interaction.data.customId?.control;
      if (!control) return null;
      return control.kind === 'act' || control.kind === 'walk' ? control.action.kind : control.kind;
    }
    default:
      return null;
  }
}
