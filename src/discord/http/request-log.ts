import { type CommandInteraction, INTERACTION_TYPE, OPTION_TYPE, type Trace } from '../api';
import type { Interaction } from '../controls/parse-interaction';
import type { Cause } from './cause';

/** The addresses of a deployment: the function URL and the HTTP API. */
export type FrontDoor = 'url' | 'api';

/** The log entry of one request. It holds no body, no token, no signature and no names of people. */
export interface RequestLogEntry {
  status: number;
  door: FrontDoor | null;
  /** Id of the interaction; `null` for a ping and for a rejected request. */
  interaction: string | null;
  type: Interaction['type'] | null;
  /**
   * The command's name with its subcommand, or the control's action; `null` for a control that the bot did not make.
   */
  command: string | null;
  outcome: 'answered' | 'callback' | 'deferred' | 'too-late' | 'rejected' | 'failed';
  /**
   * Cause of a deferral or failure. `null` if there was neither, or if the request was deferred only because its reply
   * always takes long.
   */
  cause: Cause | null;
  /** Cause of a failed worker start; `null` if the worker started or was not needed. */
  workerCause: Cause | null;
  run: string | null;
  version: number | null;
  /** The outcome in the game; `null` if the request was about no run. */
  result: Trace['result'] | null;
  /** Milliseconds until the reply was ready. */
  ms: number;
  /** Size of the reply's body in bytes. */
  bytes: number;
}

/** The parts of an entry that describe the request rather than the HTTP reply. */
export type RequestDescription = Omit<RequestLogEntry, 'status' | 'door' | 'ms' | 'bytes'>;

/** Code of the cause if Discord signed the request and the bot could not read it. */
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

/** Returns the id, type and command of an interaction for the log. A ping has no id and no command. */
export function describeInteraction(
  interaction: Interaction,
): Pick<RequestDescription, 'interaction' | 'type' | 'command'> {
  const id = interaction.type === INTERACTION_TYPE.ping ? null : interaction.id;
  return { interaction: id, type: interaction.type, command: commandOf(interaction) };
}

/** Formats a command with its subcommand as the player types it, such as `run share`. */
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
