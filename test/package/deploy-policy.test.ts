import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Rights that CloudFormation needs to make, to change and to tag a resource of each type. */
const RIGHTS: Record<string, string[]> = {
  'AWS::ApiGatewayV2::Api': ['apigateway:POST', 'apigateway:PATCH', 'apigateway:TagResource'],
  'AWS::ApiGatewayV2::Integration': ['apigateway:POST', 'apigateway:PATCH'],
  'AWS::ApiGatewayV2::Route': ['apigateway:POST', 'apigateway:PATCH'],
  'AWS::ApiGatewayV2::Stage': ['apigateway:POST', 'apigateway:PATCH'],
  'AWS::Budgets::Budget': ['budgets:ModifyBudget', 'budgets:ViewBudget'],
  'AWS::CloudWatch::Alarm': ['cloudwatch:PutMetricAlarm', 'cloudwatch:DeleteAlarms', 'cloudwatch:TagResource'],
  'AWS::CloudWatch::Dashboard': ['cloudwatch:PutDashboard', 'cloudwatch:DeleteDashboards'],
  'AWS::CodeDeploy::Application': ['codedeploy:CreateApplication'],
  'AWS::CodeDeploy::DeploymentGroup': ['codedeploy:CreateDeploymentGroup', 'codedeploy:UpdateDeploymentGroup'],
  'AWS::DynamoDB::Table': [
    'dynamodb:CreateTable',
    'dynamodb:UpdateTable',
    'dynamodb:UpdateTimeToLive',
    'dynamodb:UpdateContinuousBackups',
    'dynamodb:TagResource',
  ],
  'AWS::IAM::Role': ['iam:CreateRole', 'iam:PutRolePolicy', 'iam:AttachRolePolicy', 'iam:PassRole', 'iam:TagRole'],
  'AWS::Lambda::Alias': [
    'lambda:CreateAlias',
    'lambda:UpdateAlias',
    'codedeploy:CreateDeployment',
    'codedeploy:GetDeployment',
    'codedeploy:GetDeploymentConfig',
    'codedeploy:RegisterApplicationRevision',
  ],
  'AWS::Lambda::EventInvokeConfig': ['lambda:PutFunctionEventInvokeConfig'],
  'AWS::Lambda::EventSourceMapping': ['lambda:CreateEventSourceMapping', 'lambda:UpdateEventSourceMapping'],
  'AWS::Lambda::Function': [
    'lambda:CreateFunction',
    'lambda:UpdateFunctionCode',
    'lambda:UpdateFunctionConfiguration',
    'lambda:PutRuntimeManagementConfig',
    'lambda:PutFunctionConcurrency',
    'lambda:TagResource',
  ],
  'AWS::Lambda::Permission': ['lambda:AddPermission', 'lambda:RemovePermission'],
  'AWS::Lambda::Url': ['lambda:CreateFunctionUrlConfig', 'lambda:DeleteFunctionUrlConfig'],
  'AWS::Lambda::Version': ['lambda:PublishVersion'],
  'AWS::Logs::LogGroup': ['logs:CreateLogGroup', 'logs:PutRetentionPolicy', 'logs:TagResource'],
  'AWS::S3::Bucket': ['s3:CreateBucket', 's3:PutEncryptionConfiguration', 's3:PutBucketPublicAccessBlock'],
  'AWS::S3::BucketPolicy': ['s3:PutBucketPolicy'],
  'AWS::SNS::Topic': ['sns:CreateTopic', 'sns:Subscribe', 'sns:TagResource'],
  'AWS::SQS::Queue': ['sqs:CreateQueue', 'sqs:SetQueueAttributes', 'sqs:TagQueue'],
};

interface Statement {
  Sid: string;
  Action: string[];
  Resource: string | string[];
  Condition?: object;
}

const { Statement: statements } = JSON.parse(readFileSync('docs/deploy-policy.json', 'utf8')) as {
  Statement: Statement[];
};
const granted = statements.flatMap(({ Action }) => Action);

const typesOf = (template: string): string[] =>
  Object.values(
    (
      JSON.parse(readFileSync(`.serverless/${template}.json`, 'utf8')) as {
        Resources: Record<string, { Type: string }>;
      }
    ).Resources,
  ).map(({ Type }) => Type);

test('the policy has the rights for every type of resource in the templates, and no others', () => {
  const types = ['cloudformation-template-create-stack', 'cloudformation-template-update-stack'].flatMap(typesOf);
  expect(Object.keys(RIGHTS).sort()).toEqual([...new Set(types)].sort());
  expect([...new Set(types)].flatMap((type) => RIGHTS[type] ?? []).filter((right) => !granted.includes(right))).toEqual(
    [],
  );
});

/** Prefix of the rights of a client's service, by the name of its package. */
const PREFIX: Record<string, string> = { sns: 'sns', lambda: 'lambda', dynamodb: 'dynamodb' };
Object.assign(PREFIX, { cloudformation: 'cloudformation', cloudwatch: 'cloudwatch' });

test('the policy has the rights for every call of setup, deploy, doctor, smoke and rollback', () => {
  const files = ['deploy', 'doctor', 'smoke'].flatMap((folder) =>
    readdirSync(join('scripts', folder)).map((file) => readFileSync(join('scripts', folder, file), 'utf8')),
  );
  const called = files.flatMap((text) =>
    [...text.matchAll(/import \{([^}]+)\} from '@aws-sdk\/client-(\w+)'/g)].flatMap(([, names = '', client = '']) =>
      [...names.matchAll(/\b(?:paginate)?(\w+?)(?:Command\b|(?<=paginate\w+)\b)/g)].map(
        ([, name = '']) => `${PREFIX[client]}:${name === 'Invoke' ? 'InvokeFunction' : name}`,
      ),
    ),
  );
  expect(called.length).toBeGreaterThan(8);
  expect([...new Set(called)].filter((right) => !granted.includes(right))).toEqual([]);
});

test('the policy grants nothing beyond this bot, except for rights that take no resource', () => {
  const everything = statements.filter(({ Resource, Condition }) => Resource === '*' && Condition === undefined);
  expect(everything.map(({ Sid }) => Sid)).toEqual(['ReadWithoutResource']);
  expect(
    everything.flatMap(({ Action }) => Action).filter((right) => !/:(Get|List|Describe|Validate)/.test(right)),
  ).toEqual([]);
  expect(granted.filter((right) => right.includes('*'))).toEqual([]);
});

test('the policy fits into a role, whose limit is 10,240 characters', () => {
  expect(JSON.stringify({ Version: '2012-10-17', Statement: statements }).length).toBeLessThan(10_240);
});
