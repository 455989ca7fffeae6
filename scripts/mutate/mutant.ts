import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rngFromSeed } from '../../src/lib/rng';
import { type FoundMutant, instrument, type Range } from './instrumenter';

export interface Mutant {
  /** Number of the mutant's switch in the instrumented files. */
  id: string;
  file: string;
  range: Range;
  mutator: string;
  replacement: string;
  /** Position in the file, and the code before and after the change. */
  description: string;
}

type Choice = (all: readonly Mutant[]) => Mutant[];

/** Chooses mutants in some files, in the order of files and lines. Also returns instrumented files and the total. */
export async function chooseMutants(
  root: string,
  files: readonly string[],
  choose: Choice,
): Promise<{ mutants: Mutant[]; instrumented: { name: string; content: string }[]; total: number }> {
  const sources = files.map((name) => ({ name, content: readFileSync(join(root, name), 'utf8') }));
  const describe = (found: FoundMutant): Mutant => toMutant(found, sources);
  const all = (await instrument(sources.map((source) => ({ ...source, mutate: true })))).mutants.map(describe);
  const chosen = choose(all);
  // Instruments only the ranges of the chosen mutants, so that other code is not slowed down.
  const { files: instrumented, mutants: switched } = await instrument(
    sources
      .map((source) => ({ ...source, mutate: rangesIn(source.name, chosen) }))
      .filter(({ mutate }) => mutate.length > 0),
  );
  const wanted = new Set(chosen.map(keyOf));
  const mutants = switched.map(describe).filter((mutant) => wanted.has(keyOf(mutant)));
  return { mutants, instrumented, total: all.length };
}

/** Draws a sample of this size. The same seed draws the same sample of the same code. */
export function pickBySeed(size: number, seed: string): Choice {
  return (all) => {
    const rng = rngFromSeed(seed);
    const rest = [...all];
    return Array.from({ length: Math.min(size, all.length) }, () => rest.splice(rng.int(0, rest.length - 1), 1)).flat();
  };
}

/** Chooses the same changes as in an earlier run, even if their code has moved within its file. */
export function pickAgain(mutants: readonly Mutant[]): Choice {
  const withoutLine = ({ file, description }: Mutant): string => file + description.replace(/^\S+/, '');
  const wanted = new Set(mutants.map(withoutLine));
  return (all) => all.filter((mutant) => wanted.has(withoutLine(mutant)));
}

const rangesIn = (name: string, mutants: readonly Mutant[]): Range[] =>
  mutants.filter(({ file }) => file === name).map(({ range }) => range);

/** Returns a key of a mutant that is the same in two lists. The ids differ. */
const keyOf = ({ file, range, mutator, replacement }: Mutant): string =>
  JSON.stringify([file, range, mutator, replacement]);

function toMutant(found: FoundMutant, sources: readonly { name: string; content: string }[]): Mutant {
  const { id, fileName: file, location: range, mutatorName: mutator, replacement } = found;
  const mutant = { id, file, range, mutator, replacement };
  const source = sources.find(({ name }) => name === file)?.content ?? '';
  return { ...mutant, description: describeMutant(source, mutant) };
}

export function applyMutant(source: string, { range, replacement }: Pick<Mutant, 'range' | 'replacement'>): string {
  return source.slice(0, offsetOf(source, range.start)) + replacement + source.slice(offsetOf(source, range.end));
}

function offsetOf(source: string, { line, column }: Range['start']): number {
  let offset = 0;
  for (let n = 0; n < line; n++) offset = source.indexOf('\n', offset) + 1;
  return offset + column;
}

const LONGEST = 160;

export function describeMutant(source: string, mutant: Omit<Mutant, 'description'>): string {
  const { file, range, mutator, replacement } = mutant;
  const original = source.slice(offsetOf(source, range.start), offsetOf(source, range.end));
  const where = `${file}:${range.start.line + 1}:${range.start.column + 1}`;
  return `${where}  ${mutator}\n  - ${inOneLine(original)}\n  + ${inOneLine(replacement)}`;
}

function inOneLine(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line;
}
