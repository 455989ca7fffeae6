import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stackOptions } from './deploy/stack';
import { commandLine } from './lib/command-line';
import { buildPackage } from './package/build-package';

const USAGE = `npm run lint:template -- [--region NAME]

Builds the package and checks its CloudFormation template with cfn-lint, which it installs into node_modules/.cache once.
Needs Python 3 and access to its package index; says so and does nothing where one is missing. What is not checked stands
in .cfnlintrc.yaml.`;

const VERSION = '1.58.0';
const VENV = resolve(`node_modules/.cache/cfn-lint-${VERSION}`);
const CFN_LINT = join(VENV, 'bin/cfn-lint');
const TEMPLATE = '.serverless/cloudformation-template-update-stack.json';

/** A sample, because serverless.yml checks only the form of a key. */
const SAMPLE_KEY = '0'.repeat(64);

/** Installs cfn-lint if it is missing. Returns the reason of a failure, else `null`. */
function install(): string | null {
  if (existsSync(CFN_LINT)) return null;
  if (spawnSync('python3', ['-m', 'venv', VENV], { stdio: 'ignore' }).status !== 0) return 'no Python 3 with venv';
  const pip = ['install', '--quiet', '--disable-pip-version-check', `cfn-lint==${VERSION}`];
  if (spawnSync(join(VENV, 'bin/pip'), pip, { stdio: 'ignore' }).status === 0) return null;
  rmSync(VENV, { recursive: true, force: true });
  return `cfn-lint ${VERSION} could not be installed`;
}

void commandLine(USAGE, { region: { type: 'string' } }, async ({ values }) => {
  const missing = install();
  if (missing !== null) return console.log(`skipped: ${missing}`);
  const stack = stackOptions(values);
  await buildPackage(stack, { env: { DISCORD_PUBLIC_KEY: SAMPLE_KEY } });
  const { status } = spawnSync(CFN_LINT, ['--template', TEMPLATE, '--regions', stack.region], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
  if (status === 0) console.log(`cfn-lint ${VERSION}: no findings in ${TEMPLATE}`);
});
