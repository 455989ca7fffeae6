import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(__dirname, '..', '.github', 'workflows');

const actions = readdirSync(FOLDER).flatMap((file) =>
  [...readFileSync(join(FOLDER, file), 'utf8').matchAll(/uses:(.*)$/gm)].map(([, action = '']) => action.trim()),
);

test.each([...new Set(actions)])('%s is pinned to a commit, with its version beside it', (action) => {
  expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

describe('the workflow that publishes the demo', () => {
  const workflow = readFileSync(join(FOLDER, 'demo.yml'), 'utf8');
  /** Text of a job, which ends before the next line that is not indented deeper. */
  const job = (name: string): string => new RegExp(`^  ${name}:\n((?: {4}.*)?\n)*`, 'm').exec(workflow)?.[0] ?? '';

  test('builds only if the repository wants a demo, and deploys only what was built', () => {
    expect(job('build')).toContain("if: vars.PUBLISH_DEMO == 'true'");
    expect(job('deploy')).toContain('needs: build');
  });

  test('uploads the folder that the build writes', () => {
    const script = readFileSync(join(__dirname, '..', 'scripts/demo.ts'), 'utf8');
    const folder = /const FOLDER = '(.+)';/.exec(script)?.[1];
    expect(job('build')).toMatch(new RegExp(`actions/upload-pages-artifact@.*\n +with:\n +path: ${folder}\n`));
  });

  test('gives only the deployment the right to publish, in the environment of Pages', () => {
    expect(workflow.match(/^permissions:\n {2}contents: read\n\n/m)).not.toBeNull();
    expect(job('build')).not.toContain('permissions:');
    expect(job('deploy')).toContain('    permissions:\n      pages: write\n      id-token: write\n');
    expect(job('deploy')).toContain('    environment:\n      name: github-pages\n');
    expect(job('deploy')).not.toContain('run:');
  });

  test('shows the address that the deployment prints', () => {
    const [, step] = /url: \$\{\{ steps\.(\w+)\.outputs\.page_url \}\}/.exec(job('deploy')) ?? [];
    expect(job('deploy')).toMatch(new RegExp(`- id: ${step}\n +uses: actions/deploy-pages@`));
  });

  test('runs one at a time, and does not cancel a deployment', () => {
    expect(workflow).toContain('concurrency:\n  group: pages\n  cancel-in-progress: false\n');
  });
});
