import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapping } from 'node:module';

/**
 * Pattern of a stack line that names a position in a file. The groups are indentation, called function, file, row and
 * column.
 */
const FRAME = /^( +at (?:async )?)(?:([^(]+) \()?(?:file:\/\/)?(\/[^()]+):(\d+):(\d+)\)?$/;

interface Frame {
  /**
   * Text before the called function. If the line names no position in a file, or if its source is unknown, the whole
   * line.
   */
  text: string;
  called: string | undefined;
  /** File, row and column in the source; `null` if there is no source map. */
  place: string | null;
  /**
   * Name, in the source, of the function that is called at this position; `undefined` if it is unknown. The called
   * function is that of the stack line above, which has only the function's name in the bundle.
   */
  calls: string | undefined;
}

/**
 * Returns a stack in which files, rows and columns of the source replace those of the bundle, such as
 * `src/handlers/log.ts:12:5`. A line stays as it is if its file has no readable source map.
 *
 * The first call for a file reads its source map, which takes time and memory. Use this function only for errors.
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

/** Source maps that have been read, by file of the bundle; `null` if a file has none. */
const maps = new Map<string, SourceMap | null>();

function mapOf(file: string): SourceMap | null {
  const known = maps.get(file);
  if (known !== undefined) return known;
  const map = readMap(file);
  maps.set(file, map);
  return map;
}

/**
 * Returns the source map of a file. Returns `null` if it cannot be read, because a damaged map must not hide the error
 * to be logged.
 */
function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  } catch {
    return null;
  }
}

/**
 * Returns the path of a source file relative to the project. Paths in a source map are relative to the bundle's folder.
 */
const fromRoot = (source: string): string => source.replace(/^(\.\.\/)+/, '');
