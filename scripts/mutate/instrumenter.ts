import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UsageError } from '../lib/command-line';

/**
 * Stryker's list of mutants, and its way of putting many into one file with a switch for each. It comes from npm when
 * it is wanted, so that `npm ci` need not bring it; the next major version wants Node 22.
 */
const PACKAGE = '@stryker-mutator/instrumenter';
const VERSION = '9.6.1';

interface Position {
  /** From 0. */
  line: number;
  column: number;
}

export interface Range {
  start: Position;
  end: Position;
}

export interface FoundMutant {
  id: string;
  fileName: string;
  location: Range;
  mutatorName: string;
  replacement: string;
  status?: 'Ignored';
}

interface SourceFile {
  name: string;
  content: string;
  /** Everything, or what stands in these ranges. */
  mutate: true | readonly Range[];
}

/** A place in the syntax tree, as Babel shows it to whoever may ignore it. */
interface SyntaxPath {
  node: { type: string; callee?: { type: string; name?: string } };
}

interface Options {
  plugins: null;
  excludedMutations: readonly string[];
  ignorers: readonly { shouldIgnore(path: SyntaxPath): string | undefined }[];
}

interface Instrumenter {
  instrument(
    files: readonly SourceFile[],
    options: Options,
  ): Promise<{ files: { name: string; content: string }[]; mutants: FoundMutant[] }>;
}

const silent = { debug() {}, info() {}, warn() {}, isDebugEnabled: () => false };

const OPTIONS: Options = {
  plugins: null,
  excludedMutations: [],
  // An error is a bug: that it is thrown is a rule, how it is worded is none.
  ignorers: [{ shouldIgnore: ({ node }) => (isNewError(node) ? 'the words of an error' : undefined) }],
};

function isNewError({ type, callee }: SyntaxPath['node']): boolean {
  return type === 'NewExpression' && callee?.type === 'Identifier' && callee.name?.endsWith('Error') === true;
}

/** Puts every mutant of the files behind a switch, and lists them. */
export async function instrument(files: readonly SourceFile[]): ReturnType<Instrumenter['instrument']> {
  const folder = join(installedFolder(), PACKAGE, 'dist/src/index.js');
  const { Instrumenter } = (await import(pathToFileURL(folder).href)) as {
    Instrumenter: new (logger: typeof silent) => Instrumenter;
  };
  const { files: instrumented, mutants } = await new Instrumenter(silent).instrument(files, OPTIONS);
  return { files: instrumented, mutants: mutants.filter(({ status }) => status !== 'Ignored') };
}

/**
 * The `node_modules` in npm's cache where the package is, fetched when it is missing. Throws a `UsageError` offline.
 */
function installedFolder(): string {
  const { stdout, stderr } = spawnSync(
    'npm',
    ['exec', '--yes', `--package=${PACKAGE}@${VERSION}`, '--', 'node', '-p', 'process.env.PATH'],
    { encoding: 'utf8' },
  );
  // npm puts the programs of the package first.
  const found = stdout
    .trim()
    .split(delimiter)
    .map((programs) => join(programs, '..'))
    .find((folder) => existsSync(join(folder, PACKAGE)));
  if (found !== undefined) return found;
  throw new UsageError(`${PACKAGE} ${VERSION} comes from the npm registry, which could not be reached:\n${stderr}`);
}
