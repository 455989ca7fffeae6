import {
  CALLBACK,
  type Callback,
  type Choice,
  COMPONENT,
  type Component,
  FLAG,
  flatten,
  INTERACTION,
  type PayloadData,
  type Upload,
} from '../payload';
import { type Before, messageProblems, NEW_MESSAGE } from './message';

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

/** Lists the reasons why Discord would refuse a reply to an interaction. `before` is the message to be edited. */
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

function* childProblems(part: Component): Generator<string> {
  if (part.type === COMPONENT.label) {
    if (!part.component) yield `label ${part.label} is empty`;
    if ((part.label?.length ?? 0) < 1 || (part.label?.length ?? 0) > 45)
      yield `label text must have 1 to 45 characters: ${part.label}`;
    if ((part.description?.length ?? 0) > 100) yield `label description over 100 characters: ${part.description}`;
  } else if (part.type === COMPONENT.row) {
    if (part.components?.length !== 1 || part.components[0]?.type !== COMPONENT.textInput)
      yield 'a modal row holds one text input';
  } else if (part.type !== COMPONENT.text) yield `component type ${part.type} cannot stand in a modal`;
}

export function modalProblems(data: PayloadData): string[] {
  const problems: string[] = [];
  const parts = data.components ?? [];
  if (!data.custom_id || data.custom_id.length > 100) problems.push('a modal needs a custom_id of 1 to 100 characters');
  if (!data.title || data.title.length > 45) problems.push('a modal needs a title of 1 to 45 characters');
  if (parts.length < 1 || parts.length > 5) problems.push(`a modal has ${parts.length} parts, 1 to 5 are allowed`);
  for (const part of parts) problems.push(...childProblems(part));
  const ids = flatten(parts).flatMap((part) => part.custom_id ?? []);
  if (new Set(ids).size < ids.length) problems.push('a custom_id occurs twice');
  return problems;
}
