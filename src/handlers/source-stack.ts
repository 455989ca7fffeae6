import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapping } from 'node:module';

/** A line of a stack that names a place: indentation, called function, file, row, column. */
const FRAME = /^( +at (?:async )?)(?:([^(]+) \()?(?:file:\/\/)?(\/[^()]+):(\d+):(\d+)\)?$/;

interface Frame {
  /** The whole line, or its part before the called function. */
  text: string;
  called: string | undefined;
  /** Place in the source; `null` if there is no source map for it. */
  place: string | null;
  /**
   * Name of the function that the source calls at this place. The frame above runs this function, but has only its name
   * in the bundle.
   */
  calls: string | undefined;
}

/**
 * Rewrites a stack of bundled code to files, rows and columns of the source, such as `src/handlers/log.ts:12:5`. Lines
 * of files without a readable source map stay unchanged. The first call for a file reads its map, which takes memory
 * and time, so use it only for errors.
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

/**
 * Entry of a source map for a place in the bundle; empty if the map has no such entry. Lines and columns count from 0.
 */
type Range = Partial<SourceMapping> & { name?: string };

/** Source map of each file read so far; `null` if there is none. */
const maps = new Map<string, SourceMap | null>();

function mapOf(file: string): SourceMap | null {
  const known = maps.get(file);
  if (known !== undefined) return known;
  const map = readMap(file);
  maps.set(file, map);
  return map;
}

/** Reads a source map; `null` if that fails, because a damaged map must not hide the error being logged. */
function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  } catch {
    return null;
  }
}

/** Turns a source path relative to the bundle's folder into one relative to the project. */
const fromRoot = (source: string): string => source.replace(/^(\.\.\/)+/, '');
