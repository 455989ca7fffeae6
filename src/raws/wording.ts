import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/** What a schema found wrong, in words; a schema's own message comes first. */
export function wording(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? `is missing (${issue.expected})` : `must be of type ${issue.expected}`;
    case 'unrecognized_keys':
      return `unknown: ${issue.keys.join(', ')}`;
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return own(issue) ?? `must be ${issue.inclusive ? 'at least' : 'above'} ${issue.minimum}`;
    case 'too_big':
      return own(issue) ?? `must be ${issue.inclusive ? 'at most' : 'below'} ${issue.maximum}`;
    case 'invalid_format':
      return own(issue) ?? `must match ${issue.pattern ?? issue.format}`;
    case 'invalid_key':
      return `key: ${issue.issues.map(wording).join('; ')}`;
    case 'invalid_union':
      return (
        own(issue) ?? `fits no alternative: ${issue.errors.map((branch) => branch.map(nested).join('; ')).join(' | ')}`
      );
    default:
      return own(issue) ?? issue.code;
  }
}

function nested(issue: Issue): string {
  return [issue.path.join('.'), wording(issue)].filter((part) => part !== '').join(' ');
}

/** What zod says of itself when nobody gave it a message. */
const UNSAID = 'Invalid input';

function own(issue: Issue): string | null {
  return issue.message === UNSAID ? null : issue.message;
}
