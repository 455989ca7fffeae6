import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runScript } from '../support/run-script';

const SCRIPTS = join(__dirname, '../../scripts');

test('every script is a command line whose --help explains it and does nothing', () => {
  const files = readdirSync(SCRIPTS).filter((file) => file.endsWith('.ts'));
  const others = files.filter((file) => !/\bcommandLine\(/.test(readFileSync(join(SCRIPTS, file), 'utf8')));
  expect(others).toEqual([]);
});

/** Exit code of a script and the first line that it prints as an error. */
async function run([script = '', ...args]: readonly string[]): Promise<string> {
  const { code, errors } = await runScript(script, args);
  return `${code}: ${errors.split('\n')[0]}`;
}

const MISTAKES: [...command: string[], said: string][] = [
  ['simulate.ts', '--balance', '--coverage', '2: --balance and --coverage exclude each other.'],
  ['simulate.ts', '--kept', '2: --kept also takes --keep DIR: what was kept.'],
  ['crawl.ts', '--only', 'nowhere', '2: --only: no start has "nowhere" in its name.'],
  ['register.ts', '--guild', '', '2: --guild takes the id of a server, all digits, not "".'],
  ['mutate.ts', 'nowhere.ts', '2: FILE: there is no file nowhere.ts.'],
];

test.each(MISTAKES)('a mistake in the arguments is reported before anything else: %s %s', async (...mistake) => {
  expect(await run(mistake.slice(0, -1))).toBe(mistake.at(-1));
});
