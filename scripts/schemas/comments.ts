import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CommentsOn } from './json-schema';

const ENGINE = join(__dirname, '../../src/engine');
/** Folders and files of the engine that shape the raws. */
const SHAPES = ['vocabulary', 'schema', 'builders/chain/levels-file.ts'].map((path) => join(ENGINE, path));

/** An object of a schema, parsed from code. */
interface Written {
  fields: string[];
  /** True if the object spreads the fields of another object. */
  spreads: boolean;
  comment: string | null;
  comments: Record<string, string>;
}

/** Reads the comments in the code of the schemas. Callers find a comment by the fields of the object. */
export function readComments(): CommentsOn {
  return commentsOf(SHAPES.flatMap(filesAt).map((file) => readFileSync(file, 'utf8')));
}

const filesAt = (path: string): string[] =>
  path.endsWith('.ts')
    ? [path]
    : readdirSync(path)
        .sort()
        .map((file) => join(path, file));

/** Reads the comments in files formatted by Biome. If two objects have the same fields, neither gets comments. */
export function commentsOf(sources: readonly string[]): CommentsOn {
  const all = sources.flatMap((source) => objectsIn(source.split('\n')));
  return (fields) => {
    const [found, ...others] = all.filter((one) => isOf(one, fields));
    return found && others.length === 0 ? { object: found.comment, fields: found.comments } : null;
  };
}

function isOf({ fields, spreads }: Written, given: readonly string[]): boolean {
  return fields.every((field) => given.includes(field)) && (spreads || fields.length === given.length);
}

const OPENING = /[a-z]Object\(\{$/;
const INLINE = /[a-z]Object\(\{ (.*?) \}\)/g;
/** Matches `name: schema`, or only the name if the schema has the same name. */
const FIELD = /^\s*([$\w]+)(?:: |,$)/;

function objectsIn(lines: readonly string[]): Written[] {
  return lines.flatMap((line, at): Written[] => {
    if (OPENING.test(line)) return [objectAt(lines, at)];
    return [...line.matchAll(INLINE)].map(([, inner = '']) => ({
      fields: [...inner.matchAll(/(?:^|, )(\w+): /g)].map(([, field = '']) => field),
      spreads: inner.includes('...'),
      comment: FIELD.test(line) ? null : commentAbove(lines, at),
      comments: {},
    }));
  });
}

/** Parses the object that is opened at the end of a line. Its fields follow below with equal indentation. */
function objectAt(lines: readonly string[], opening: number): Written {
  const inside = indentation(lines[opening + 1]);
  const end = lines.findIndex((line, at) => at > opening && line !== '' && indentation(line) < inside);
  const own = lines
    .slice(opening + 1, end)
    .flatMap((line, n) => (indentation(line) === inside ? [opening + 1 + n] : []));
  const named = own.flatMap((at) => {
    const field = FIELD.exec(lines[at] ?? '')?.[1];
    return field === undefined ? [] : [{ field, comment: commentAbove(lines, at) }];
  });
  return {
    fields: named.map(({ field }) => field),
    spreads: own.some((at) => lines[at]?.trimStart().startsWith('...')),
    // A comment above a field describes the field instead of the object.
    comment: FIELD.test(lines[opening] ?? '') ? null : commentAbove(lines, opening),
    comments: Object.fromEntries(named.flatMap(({ field, comment }) => (comment === null ? [] : [[field, comment]]))),
  };
}

const indentation = (line = ''): number => line.length - line.trimStart().length;

/** Returns the comment directly above a line, joined to one line; `null` if there is none. */
function commentAbove(lines: readonly string[], at: number): string | null {
  if (!lines[at - 1]?.endsWith('*/')) return null;
  const start = lines.findLastIndex((line, number) => number < at && line.trimStart().startsWith('/**'));
  const said = lines.slice(start, at).map((line) => line.trim().replace(/^\/?\*+\/?|\*\/$/g, ''));
  return said.join(' ').replace(/\s+/g, ' ').trim();
}
