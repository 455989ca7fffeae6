import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapping } from 'node:module';

const FRAME = /^( +at (?:async )?)(?:([^(]+) \()?(?:file:\/\/)?(\/[^()]+):(\d+):(\d+)\)?$/;

interface Frame {
  /** Part of the line before the name of the called function; the whole line if `place` is `null`. */
  text: string;
  called: string | undefined;
  place: string | null;
  /**
   * Name of the function that the code at `place` calls; `undefined` if unknown. `sourceStack` writes this name in the
   * line above, because `called` in that line is a name in the bundle.
   */
  calls: string | undefined;
}

/**
 * Returns a stack with positions in the source, such as `src/handlers/log.ts:12:5`, instead of positions in the bundle.
 * Lines about files without a readable source map do not change.
 *
 * Call this only for errors: the first call for a file reads its source map, which takes time and memory.
 */
export function sourceStack(stack: string): string {
  const frames = stack.split('\n').map(readFrame);
  return frames
    .map(({ text, called, place }, n) => {
      if (place === null) return text;
      const name = frames[n + 1]?.calls ?? called;
      return name === undefined ? `${text}${place}` : `${text}${name} (${place})`;
    })
    .join('\n');
}

function readFrame(line: string): Frame {
  const [, text = line, called, file, row, column] = FRAME.exec(line) ?? [];
  const at = Number(column) - 1;
  const range: Range = (file && mapOf(file)?.findEntry(Number(row) - 1, at)) || {};
  const { originalSource, originalLine = 0, originalColumn = 0 } = range;
  if (originalSource === undefined) return { text: line, called, place: null, calls: undefined };
  return {
    text,
    called,
    place: `${fromRoot(originalSource)}:${originalLine + 1}:${originalColumn + 1}`,
    calls: range.generatedColumn === at ? range.name : undefined,
  };
}

/** Entry of a source map for a position in the bundle; empty if there is none. Lines and columns count from 0. */
type Range = Partial<SourceMapping> & { name?: string };

const maps = new Map<string, SourceMap | null>();

function mapOf(file: string): SourceMap | null {
  const known = maps.get(file);
  if (known !== undefined) return known;
  const map = readMap(file);
  maps.set(file, map);
  return map;
}

/** Returns `null` if the map cannot be read, because a damaged map must not hide the error in the log. */
function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  } catch {
    return null;
  }
}

/** Returns a path from the project's root. Source maps have paths from the bundle's folder. */
const fromRoot = (source: string): string => source.replace(/^(\.\.\/)+/, '');
