import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(__dirname, '..', '.github', 'workflows');

const actions = readdirSync(FOLDER).flatMap((file) =>
  [...readFileSync(join(FOLDER, file), 'utf8').matchAll(/uses:(.*)$/gm)].map(([, action = '']) => action.trim()),
);

test.each([...new Set(actions)])('%s is a commit, with its version beside it', (action) => {
  expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});
