import { stackOptions } from './deploy/stack';
import { commandLine } from './lib/command-line';
import { buildPackage } from './package/build-package';

const USAGE = `npm run package -- [--stage NAME] [--region NAME] [--notices]

Builds the code into dist/wyrmdeep.zip and the templates into .serverless/. Needs neither credentials nor a network.

  --stage NAME   several deployments in one account (prod)
  --region NAME  AWS region (AWS_REGION, else us-east-1)
  --notices      also rewrites THIRD_PARTY.md, whose copy the package carries`;

void commandLine(
  USAGE,
  { stage: { type: 'string' }, region: { type: 'string' }, notices: { type: 'boolean', default: false } },
  ({ values }) => buildPackage(stackOptions(values), { writesNotices: values.notices }),
);
