import { parseControlId } from './control';
import type { Interaction } from './interaction';

/** Is this sure to take longer than anybody waits for an answer? Then the worker gives it. */
export function isSlow(interaction: Interaction): boolean {
  return interaction.type === 3 && parseControlId(interaction.data.custom_id)?.control.kind === 'last';
}
