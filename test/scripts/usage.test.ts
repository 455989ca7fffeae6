import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPTS = join(__dirname, '../../scripts');

test('every script is a command line, so that --help tells what it does and does nothing', () => {
  const files = readdirSync(SCRIPTS).filter((file) => file.endsWith('.ts'));
  const others = files.filter((file) => !/\bcommandLine\(/.test(readFileSync(join(SCRIPTS, file), 'utf8')));
  expect(others).toEqual([]);
});
