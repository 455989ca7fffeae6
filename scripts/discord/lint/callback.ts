import { CALLBACK, type Callback, type Choice, FLAG, INTERACTION, type Upload } from '../payload';
import { type Before, messageProblems, NEW_MESSAGE } from './message';
import { modalProblems } from './modal';

/** Which answers each kind of interaction may have. */
const ALLOWED: Record<number, readonly number[]> = {
  [INTERACTION.ping]: [CALLBACK.pong],
  [INTERACTION.command]: [CALLBACK.message, CALLBACK.deferMessage, CALLBACK.modal],
  [INTERACTION.component]: [
    CALLBACK.message,
    CALLBACK.deferMessage,
    CALLBACK.deferUpdate,
    CALLBACK.update,
    CALLBACK.modal,
  ],
  [INTERACTION.autocomplete]: [CALLBACK.autocomplete],
  [INTERACTION.modal]: [CALLBACK.message, CALLBACK.deferMessage, CALLBACK.deferUpdate, CALLBACK.update],
};

function choiceProblems(choices: readonly Choice[]): string[] {
  const problems = choices.length > 25 ? [`${choices.length} choices, 25 are allowed`] : [];
  for (const { name, value } of choices) {
    if (name.length < 1 || name.length > 100) problems.push(`choice name must have 1 to 100 characters: ${name}`);
    if (typeof value === 'string' && (value.length < 1 || value.length > 100))
      problems.push(`choice value must have 1 to 100 characters: ${value}`);
  }
  return problems;
}

/** What Discord would refuse in the answer to an interaction. `before` is the message an update would change. */
export function callbackProblems(
  interactionType: number,
  callback: Callback,
  uploads: readonly Upload[],
  before: Before = NEW_MESSAGE,
): string[] {
  if (!ALLOWED[interactionType]?.includes(callback.type))
    return [`type ${callback.type} cannot answer an interaction of type ${interactionType}`];
  const data = callback.data ?? {};
  if (callback.type === CALLBACK.autocomplete) return choiceProblems(data.choices ?? []);
  if (callback.type === CALLBACK.modal) return modalProblems(data);
  if (callback.type === CALLBACK.deferMessage) {
    return (data.flags ?? 0) & ~FLAG.ephemeral ? ['a deferred message may carry the ephemeral flag only'] : [];
  }
  if (callback.type === CALLBACK.message) return messageProblems(data, uploads);
  if (callback.type === CALLBACK.update) return messageProblems(data, uploads, before);
  return [];
}
