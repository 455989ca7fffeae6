import { COMPONENT, type Component, flatten, type PayloadData } from '../payload';

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

/** What Discord would refuse in a modal. */
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
