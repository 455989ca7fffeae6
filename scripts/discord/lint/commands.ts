/** An option of a command as it is registered, with unchecked values. */
export interface OptionDefinition {
  type: number;
  name: string;
  description?: string;
  name_localizations?: Record<string, string> | null;
  description_localizations?: Record<string, string> | null;
  required?: boolean;
  autocomplete?: boolean;
  choices?: { name: string; value: string | number; name_localizations?: Record<string, string> | null }[];
  options?: OptionDefinition[];
  min_value?: number;
  max_value?: number;
  min_length?: number;
  max_length?: number;
}

export interface CommandDefinition {
  type?: number;
  name: string;
  description?: string;
  name_localizations?: Record<string, string> | null;
  description_localizations?: Record<string, string> | null;
  options?: OptionDefinition[];
  default_member_permissions?: string | null;
  contexts?: number[] | null;
  integration_types?: number[] | null;
}

const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const MAX_COMMAND = 8000;

/** Locales that Discord supports. */
const LOCALES = new Set(
  'id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru uk hi th zh-CN ja zh-TW ko'.split(
    ' ',
  ),
);

/** Returns the length of a text's longest translation, which Discord counts towards the size of a command. */
function longest(text: string, localised: Record<string, string> | null | undefined): number {
  return Math.max(text.length, ...Object.values(localised ?? {}).map((other) => other.length));
}

function size(part: CommandDefinition | OptionDefinition): number {
  const own =
    longest(part.name, part.name_localizations) + longest(part.description ?? '', part.description_localizations);
  const choices = 'choices' in part ? (part.choices ?? []) : [];
  const ofChoices = choices.reduce(
    (sum, choice) => sum + longest(choice.name, choice.name_localizations) + String(choice.value).length,
    0,
  );
  return own + ofChoices + (part.options ?? []).reduce((sum, option) => sum + size(option), 0);
}

function* namingProblems(part: CommandDefinition | OptionDefinition, path: string): Generator<string> {
  for (const name of [part.name, ...Object.values(part.name_localizations ?? {})])
    if (!NAME.test(name) || name !== name.toLowerCase()) yield `${path}: bad name ${name}`;
  const descriptions = { en: part.description ?? '', ...part.description_localizations };
  for (const [tag, text] of Object.entries(descriptions))
    if (text.length < 1 || text.length > 100) yield `${path}: description in ${tag} must have 1 to 100 characters`;
}

/**
 * Yields a problem for each language in which two parts have the same name, and for each language that Discord lacks.
 * The default name counts in every language without a translation, because Discord shows the default name there.
 */
function* duplicateProblems(parts: readonly (CommandDefinition | OptionDefinition)[], path: string): Generator<string> {
  const tags = new Set(parts.flatMap((part) => Object.keys(part.name_localizations ?? {})));
  for (const tag of tags) {
    if (!LOCALES.has(tag)) yield `${path}: no language ${tag}`;
    const names = parts.map((part) => part.name_localizations?.[tag] ?? part.name);
    if (new Set(names).size < names.length) yield `${path}: two of one name in ${tag}`;
  }
}

function* choiceProblems(choices: NonNullable<OptionDefinition['choices']>, path: string): Generator<string> {
  if (choices.length > 25) yield `${path}: more than 25 choices`;
  for (const choice of choices)
    for (const name of [choice.name, ...Object.values(choice.name_localizations ?? {})])
      if (name.length < 1 || name.length > 100) yield `${path}: choice ${name} must have 1 to 100 characters`;
}

function* optionProblems(options: readonly OptionDefinition[], path: string): Generator<string> {
  if (options.length > 25) yield `${path}: more than 25 options`;
  const names = options.map((option) => option.name);
  if (new Set(names).size < names.length) yield `${path}: two options of one name`;
  yield* duplicateProblems(options, path);
  const firstOptional = options.findIndex((option) => !option.required);
  if (firstOptional >= 0 && options.slice(firstOptional).some((option) => option.required))
    yield `${path}: a required option after an optional one`;
  for (const option of options) {
    const here = `${path} ${option.name}`;
    yield* namingProblems(option, here);
    if (option.autocomplete && option.choices) yield `${here}: choices beside autocomplete`;
    yield* choiceProblems(option.choices ?? [], here);
    yield* optionProblems(option.options ?? [], here);
  }
}

export function commandProblems(commands: readonly CommandDefinition[]): string[] {
  const problems: string[] = [];
  const names = commands.map((command) => command.name);
  if (new Set(names).size < names.length) problems.push('two commands of one name');
  problems.push(...duplicateProblems(commands, 'commands'));
  if (commands.length > 100) problems.push('more than 100 commands');
  for (const command of commands) {
    const path = `/${command.name}`;
    problems.push(...namingProblems(command, path), ...optionProblems(command.options ?? [], path));
    if (size(command) > MAX_COMMAND) problems.push(`${path}: ${size(command)} characters, ${MAX_COMMAND} are allowed`);
  }
  return problems;
}
