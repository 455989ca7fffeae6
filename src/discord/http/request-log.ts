import { type CommandInteraction, INTERACTION_TYPE, OPTION_TYPE, type Trace } from '../api';
import type { Interaction } from '../controls/parse-interaction';
import type { Cause } from './cause';

/** The addresses that a deployment may answer at: the function URL and the HTTP API. */
export type FrontDoor = 'url' | 'api';

/** One request for the log: no body, no token, no signature and no names of people. */
export interface RequestLogEntry {
  status: number;
  door: FrontDoor | null;
  /** Its id; `null` for a ping and for a request that was rejected. */
  interaction: string | null;
  type: Interaction['type'] | null;
  /** The command's name, its subcommand's after it, or what the control does; `null` for a control that is not ours. */
  command: string | null;
  outcome: 'answered' | 'callback' | 'deferred' | 'too-late' | 'rejected' | 'failed';
  /** Why it was deferred or failed; `null` when it was not, and when what was asked for always takes long. */
  cause: Cause | null;
  /** Why the worker was not started, for a request that was to be deferred and could not be. */
  workerCause: Cause | null;
  run: string | null;
  version: number | null;
  /** The outcome in the game; `null` where the request was about no run. */
  result: Trace['result'] | null;
  /** Milliseconds until the reply was ready. */
  ms: number;
  /** Bytes of the reply's body. */
  bytes: number;
}

/** What an entry says of the request, apart from the figures of its reply. */
export type RequestDescription = Omit<RequestLogEntry, 'status' | 'door' | 'ms' | 'bytes'>;

/** The code of a cause: Discord signed the request, and we could not read it. */
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

/** As it is typed, such as `run share`. */
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
