import type * as z from 'zod/mini';
import type { RawFiles } from './files';
import { KINDS, type Kind, type Parsed } from './kinds';
import { type Problem, RawsError } from './problem';
import { wording } from './wording';

/** Reads every file by its schema. Throws a `RawsError` naming every field of the wrong shape. */
export function readFiles(files: RawFiles): Parsed {
  const problems: Problem[] = [];
  const parsed: Partial<Record<Kind, unknown>> = {};
  for (const kind of Object.keys(KINDS) as Kind[]) {
    const { name, schema } = KINDS[kind];
    const content = files[kind];
    const result = (schema as z.ZodMiniType).safeParse(content, { reportInput: true });
    if (result.success) parsed[kind] = result.data;
    else problems.push(...result.error.issues.map((issue) => problemOf(`${name}.json`, content, issue)));
  }
  if (problems.length > 0) throw new RawsError(problems);
  return parsed as Parsed;
}

function problemOf(file: string, content: unknown, issue: z.core.$ZodIssue): Problem {
  const [key, index, ...rest] = issue.path;
  if (typeof key !== 'string' || typeof index !== 'number') {
    return { file, id: '', field: issue.path.join('.'), what: wording(issue) };
  }
  const row = at(at(content, key), index);
  const id = at(row, 'id') ?? at(row, 'raw');
  return { file, id: typeof id === 'string' ? id : `#${index}`, field: rest.join('.'), what: wording(issue) };
}

function at(value: unknown, key: string | number): unknown {
  return value !== null && typeof value === 'object' ? (value as Record<string | number, unknown>)[key] : undefined;
}
