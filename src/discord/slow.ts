import { parseControlId } from './control';
import type { Interaction } from './interaction';

/** Is this sure to take longer than anybody waits for an answer? Then the worker gives it. */
export function isSlow(interaction: Interaction): boolean {
  if (interaction.type !== 3) return false;
  const control = parseControlId(interaction.data.custom_id)?.control;
  return control?.kind === 'last' || (control?.kind === 'replay' && control.go === 'film');
}
