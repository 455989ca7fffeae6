import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const COMMAND_LINE = '../../scripts/lib/command-line';

/** Exit code of a script, and what it wrote to each stream. */
export interface ScriptEnd {
  code: number;
  printed: string;
  errors: string;
}

/** Thrown by `process.exit`, which must not end the tests. */
class Exit extends Error {}

/** Runs a script of `scripts` with these arguments, in this process: a process of its own takes a second to begin. */
export async function runScript(
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<ScriptEnd> {
  const { argv, env: before, exitCode } = process;
  let code = 0;
  const lines = { printed: [] as string[], errors: [] as string[] };
  const log = jest.spyOn(console, 'log').mockImplementation((line) => void lines.printed.push(String(line)));
  const error = jest.spyOn(console, 'error').mockImplementation((line) => void lines.errors.push(String(line)));
  const exit = jest.spyOn(process, 'exit').mockImplementation((code) => {
    process.exitCode = code ?? 0;
    throw new Exit();
  });
  let end: Promise<void> | undefined;
  jest.resetModules();
  jest.doMock(COMMAND_LINE, () => {
    const actual = jest.requireActual<typeof import('../../scripts/lib/command-line')>(COMMAND_LINE);
    const commandLine = (...given: Parameters<typeof actual.commandLine>) => {
      end = actual.commandLine(...given);
      return end;
    };
    return { ...actual, commandLine };
  });
  process.argv = [process.execPath, join(ROOT, 'scripts', file), ...args];
  process.env = { ...before, ...env };
  process.exitCode = undefined;
  try {
    require(join(ROOT, 'scripts', file));
    await end;
  } catch (thrown) {
    if (!(thrown instanceof Exit)) throw thrown;
  } finally {
    code = Number(process.exitCode ?? 0);
    Object.assign(process, { argv, env: before, exitCode });
    jest.dontMock(COMMAND_LINE);
    log.mockRestore();
    error.mockRestore();
    exit.mockRestore();
  }
  return { code, printed: lines.printed.join('\n'), errors: lines.errors.join('\n') };
}
