import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapping } from 'node:module';

const FRAME = /^( +at (?:async )?)(?:([^(]+) \()?(?:file:\/\/)?(\/[^()]+):(\d+):(\d+)\)?$/;

interface Frame {
  text: string;
  called: string | undefined;
  place: string | null;
  /** Source name of the function called at `place`; `undefined` if unknown. */
  calls: string | undefined;
}

/** Replaces bundle positions with source positions. The first call for a file is slow. */
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

type Range = Partial<SourceMapping> & { name?: string };

const maps = new Map<string, SourceMap | null>();

function mapOf(file: string): SourceMap | null {
  const known = maps.get(file);
  if (known !== undefined) return known;
  const map = readMap(file);
  maps.set(file, map);
  return map;
}

/** Never throws, because the log must still show the original error. */
function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  } catch {
    return null;
  }
}

const fromRoot = (source: string): string => source.replace(/^(\.\.\/)+/, '');
