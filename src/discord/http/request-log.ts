import type { Interaction } from '../api/interaction';
import type { Trace } from '../api/reply';
import { parseCustomId } from '../custom-id/custom-id';

/** One request as it went, for the log: no body, no token, no signature, nobody's name. */
export interface RequestLogEntry {
  status: number;
  /** `null` for what never was one, or was not believed. */
  interaction: string | null;
  type: number | null;
  /** The command's name, or what the button was for. */
  command: string | null;
  outcome: 'answered' | 'callback' | 'deferred' | 'too-late' | 'rejected' | 'failed';
  run: string | null;
  version: number | null;
  /** What became of it in the game; `null` where no run was asked about. */
  result: Trace['result'] | null;
  ms: number;
  bytes: number;
}

/** What a record tells of the request itself. */
export type About = Omit<RequestLogEntry, 'status' | 'ms' | 'bytes'>;

/** A request that was turned away. */
export const UNTOLD: About = {
  interaction: null,
  type: null,
  command: null,
  outcome: 'rejected',
  run: null,
  version: null,
  result: null,
};

/** The command's name, or what the button was for; `null` for one that is not ours. */
export function commandOf(interaction: Interaction): string | null {
  if (interaction.type === 2 || interaction.type === 4) return interaction.data.name;
  const id = interaction.type === 3 ? parseCustomId(interaction.data.custom_id) : null;
  return id && (id.control.kind === 'act' ? id.control.action.kind : id.control.kind);
}
