import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UsageError } from '../lib/command-line';

/**
 * Stryker's instrumenter lists mutants, and puts many of them into one file, each with a switch. It is installed from
 * npm only when needed, so that `npm ci` does not install it. Its next major version requires Node 22.
 */
const PACKAGE = '@stryker-mutator/instrumenter';
const VERSION = '9.6.1';

interface Position {
  /** Counts from 0. */
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
  /** True for the whole file, or the ranges to mutate. */
  mutate: true | readonly Range[];
}

/** A place in the syntax tree, as Babel passes it to an ignorer. */
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
  // Ignores the wording of errors. Tests should check that an error is thrown, but need not check its text.
  ignorers: [{ shouldIgnore: ({ node }) => (isNewError(node) ? 'the words of an error' : undefined) }],
};

function isNewError({ type, callee }: SyntaxPath['node']): boolean {
  return type === 'NewExpression' && callee?.type === 'Identifier' && callee.name?.endsWith('Error') === true;
}

export async function instrument(files: readonly SourceFile[]): ReturnType<Instrumenter['instrument']> {
  const folder = join(installedFolder(), PACKAGE, 'dist/src/index.js');
  const { Instrumenter } = (await import(pathToFileURL(folder).href)) as {
    Instrumenter: new (logger: typeof silent) => Instrumenter;
  };
  const { files: instrumented, mutants } = await new Instrumenter(silent).instrument(files, OPTIONS);
  return { files: instrumented, mutants: mutants.filter(({ status }) => status !== 'Ignored') };
}

/**
 * Returns the `node_modules` in npm's cache that contains the package. Installs the package if it is missing. Throws a
 * `UsageError` if the npm registry cannot be reached.
 */
function installedFolder(): string {
  const { stdout, stderr } = spawnSync(
    'npm',
    ['exec', '--yes', `--package=${PACKAGE}@${VERSION}`, '--', 'node', '-p', 'process.env.PATH'],
    { encoding: 'utf8' },
  );
  // npm puts the folder with the package's programs first in PATH.
  const found = stdout
    .trim()
    .split(delimiter)
    .map((programs) => join(programs, '..'))
    .find((folder) => existsSync(join(folder, PACKAGE)));
  if (found !== undefined) return found;
  throw new UsageError(`${PACKAGE} ${VERSION} comes from the npm registry, which could not be reached:\n${stderr}`);
}
