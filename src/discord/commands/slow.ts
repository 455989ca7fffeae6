import type { CommandInteraction, Interaction } from '../api/interaction';
import { parseCustomId } from '../custom-id/custom-id';

/** Is this sure to take longer than anybody waits for an answer? Then the worker gives it. */
export function isSlow(interaction: Interaction): boolean {
  if (interaction.type === 2) return interaction.data.name === 'building' || isFilm(interaction.data);
  if (interaction.type !== 3) return false;
  const control = parseCustomId(interaction.data.custom_id)?.control;
  return control?.kind === 'last' || (control?.kind === 'replay' && control.go === 'film');
}

/** A run that is shared as an animation. */
const isFilm = ({ name, options = [] }: CommandInteraction['data']): boolean =>
  name === 'share' && options.some((option) => option.name === 'as' && option.value === 'animation');
