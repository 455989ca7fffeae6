import type { OptionValue } from './interaction';
import type { CommandDefinition, OptionDefinition } from './lint/commands';

export const OPTION = { string: 3, integer: 4, boolean: 5, user: 6, number: 10 } as const;

function valueProblem(definition: OptionDefinition, { value }: OptionValue): string | null {
  const { name, type } = definition;
  if (type === OPTION.boolean) return typeof value === 'boolean' ? null : `${name} must be true or false`;
  if (type === OPTION.integer || type === OPTION.number) {
    if (typeof value !== 'number' || !Number.isFinite(value)) return `${name} must be a number`;
    if (type === OPTION.integer && !Number.isInteger(value)) return `${name} must be a whole number`;
    if (value < (definition.min_value ?? -Infinity)) return `${name} must be at least ${definition.min_value}`;
    if (value > (definition.max_value ?? Infinity)) return `${name} must be at most ${definition.max_value}`;
  } else {
    if (typeof value !== 'string') return `${name} must be text`;
    if (value.length < (definition.min_length ?? 0))
      return `${name} needs at least ${definition.min_length} characters`;
    if (value.length > (definition.max_length ?? 6000))
      return `${name} takes at most ${definition.max_length ?? 6000} characters`;
  }
  const choices = definition.choices ?? [];
  if (choices.length > 0 && !choices.some((choice) => choice.value === value))
    return `${name} must be one of its choices`;
  return null;
}

/** Lists the reasons why Discord's client would not send these options; empty if it would. */
export function optionProblems(command: CommandDefinition, options: readonly OptionValue[]): string[] {
  const definitions = command.options ?? [];
  const missing = definitions.filter(
    ({ required, name }) => required && !options.some((option) => option.name === name),
  );
  const problems = missing.map(({ name }) => `${name} is required`);
  for (const option of options) {
    const definition = definitions.find(({ name }) => name === option.name);
    const problem = definition ? valueProblem(definition, option) : `/${command.name} has no option ${option.name}`;
    if (problem !== null) problems.push(problem);
  }
  return problems;
}
