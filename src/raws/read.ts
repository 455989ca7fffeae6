import type * as z from 'zod/mini';
import type { RawFiles } from './files';
import { KINDS, type Kind, type Parsed } from './kinds';
import { type Problem, RawsError } from './problem';

/** Throws a `RawsError` with all fields of wrong shape. */
export const readFiles = (files: RawFiles): Parsed => readKinds(files, Object.keys(KINDS) as Kind[]) as Parsed;

/** Throws a `RawsError` with all fields of wrong shape. */
export function readKinds(files: RawFiles, kinds: readonly Kind[]): Partial<Parsed> {
  const problems: Problem[] = [];
  const parsed: Partial<Record<Kind, unknown>> = {};
  for (const kind of kinds) {
    const { name, schema } = KINDS[kind];
    const content = files[kind];
    const result = (schema as z.ZodMiniType).safeParse(content, { reportInput: true, error: () => NO_MESSAGE });
    if (result.success) parsed[kind] = result.data;
    else problems.push(...result.error.issues.map((issue) => problemOf(`${name}.json`, content, issue)));
  }
  if (problems.length > 0) throw new RawsError(problems);
  return parsed as Partial<Parsed>;
}

function problemOf(file: string, content: unknown, issue: z.core.$ZodIssue): Problem {
  const [key, index, ...rest] = issue.path;
  if (typeof key !== 'string' || typeof index !== 'number') {
    return { file, id: '', field: issue.path.join('.'), what: messageOf(issue) };
  }
  const row = at(at(content, key), index);
  const id = at(row, 'id') ?? at(row, 'raw');
  return { file, id: typeof id === 'string' ? id : `#${index}`, field: rest.join('.'), what: messageOf(issue) };
}

function at(value: unknown, key: string | number): unknown {
  return value !== null && typeof value === 'object' ? (value as Record<string | number, unknown>)[key] : undefined;
}

type Issue = z.core.$ZodIssue;

function messageOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? `is missing (${issue.expected})` : `must be of type ${issue.expected}`;
    case 'unrecognized_keys':
      return `unknown: ${issue.keys.join(', ')}`;
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return ownMessage(issue) ?? `must be ${issue.inclusive ? 'at least' : 'above'} ${issue.minimum}`;
    case 'too_big':
      return ownMessage(issue) ?? `must be ${issue.inclusive ? 'at most' : 'below'} ${issue.maximum}`;
    case 'invalid_format':
      return ownMessage(issue) ?? `must be of the form ${issue.format}`;
    case 'not_multiple_of':
      return ownMessage(issue) ?? `must be a multiple of ${issue.divisor}`;
    case 'invalid_key':
      return `key: ${issue.issues.map(messageOf).join('; ')}`;
    case 'invalid_union':
      return ownMessage(issue) ?? messageOfUnion(issue);
    default:
      return ownMessage(issue) ?? issue.code;
  }
}

function messageOfUnion(issue: Extract<Issue, { code: 'invalid_union' }>): string {
  if ('options' in issue && issue.options) return `must be one of ${issue.options.map(String).join(', ')}`;
  return `fits no alternative: ${issue.errors.map((branch) => branch.map(nestedMessage).join('; ')).join(' | ')}`;
}

function nestedMessage(issue: Issue): string {
  return [issue.path.join('.'), messageOf(issue)].filter((part) => part !== '').join(' ');
}

/** Marks checks without a message, because zod would insert its own. */
const NO_MESSAGE = '-';

function ownMessage(issue: Issue): string | null {
  return issue.message === NO_MESSAGE ? null : issue.message;
}
