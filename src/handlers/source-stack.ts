import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapping } from 'node:module';

/** A line of a stack that names a place in a file: what comes before, what is called there, file, row and column. */
const FRAME = /^( +at (?:async )?)(?:([^(]+) \()?(?:file:\/\/)?(\/[^()]+):(\d+):(\d+)\)?$/;

interface Frame {
  /** As it stands, or up to what is called there. */
  text: string;
  called: string | undefined;
  /** Its place in our files; `null` when no map tells. */
  place: string | null;
  /** What the source calls here: the function of the frame before, whose own name is that of the bundle. */
  calls: string | undefined;
}

/**
 * A stack of bundled code, with files, rows and columns of the source: `src/handlers/log.ts:12:5`. Lines of files that
 * have no map beside them, or one that cannot be read, stay as they are. The first call for a file reads its map, which
 * takes memory and time: it is for errors alone.
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

/** What a map says of a place, counted from 0; nothing where it ends. */
type Range = Partial<SourceMapping> & { name?: string };

/** The map of each file asked for; `null` for none. */
const maps = new Map<string, SourceMap | null>();

function mapOf(file: string): SourceMap | null {
  const known = maps.get(file);
  if (known !== undefined) return known;
  const map = readMap(file);
  maps.set(file, map);
  return map;
}

/** Whatever is wrong with a map must not hide the error whose stack it is for. */
function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  } catch {
    return null;
  }
}

/** Sources are named from the folder of the bundle. */
const fromRoot = (source: string): string => source.replace(/^(\.\.\/)+/, '');
