// @ts-check
/**
 * @typedef {{ Type: string; Condition?: string; DeletionPolicy?: string; Properties: Record<string, any>; [key: string]: unknown }} Resource
 * @typedef {{ Resources: Record<string, Resource>; Outputs?: Record<string, { Condition?: string }> }} Template
 */

/** Logical names that Serverless gives to the functions and to their alias. */
const FUNCTIONS = ['Interactions', 'Worker'];

/**
 * Serverless plugin that puts every function behind an alias for the version of this deployment. The HTTP API calls
 * that alias. A version's logical id contains a hash of code and settings, so only the compiled template has the id.
 * Therefore this is a plugin and not part of serverless.yml.
 */
module.exports = class ServerlessAlias {
  /** @param {{ service: { custom: { alias: string }; provider: { compiledCloudFormationTemplate: Template } } }} serverless */
  constructor(serverless) {
    this.hooks = {
      'before:aws:package:finalize:saveServiceState': () =>
        publish(serverless.service.provider.compiledCloudFormationTemplate, serverless.service.custom.alias),
    };
  }
};

/**
 * @param {Template} template
 * @param {string} alias
 */
function publish(template, alias) {
  const { Resources: resources, Outputs: outputs = {} } = template;
  for (const name of FUNCTIONS) {
    const version = Object.keys(resources).find((id) => id.startsWith(`${name}LambdaVersion`));
    if (!version) throw new Error(`no version of ${name} in the template`);
    // If a deployment fails, CloudFormation deletes its new version, because nobody should roll back to a failed
    // version.
    /** @type {Resource} */ (resources[version]).DeletionPolicy = 'RetainExceptOnCreate';
    resources[`${name}Alias`] = {
      Type: 'AWS::Lambda::Alias',
      Properties: {
        Name: alias,
        FunctionName: { Ref: `${name}LambdaFunction` },
        FunctionVersion: { 'Fn::GetAtt': [version, 'Version'] },
      },
      UpdatePolicy: {
        CodeDeployLambdaAliasUpdate: {
          ApplicationName: { Ref: 'DeploymentApplication' },
          DeploymentGroupName: { Ref: `${name}DeploymentGroup` },
        },
      },
    };
  }
  const interactions = { Ref: 'InteractionsAlias' };
  for (const [id, resource] of Object.entries(resources)) {
    if (resource.Type === 'AWS::ApiGatewayV2::Integration') resource.Properties.IntegrationUri = interactions;
    if (id === 'InteractionsLambdaPermissionHttpApi') resource.Properties.FunctionName = interactions;
    if (resource.Type.startsWith('AWS::ApiGatewayV2::') || id === 'InteractionsLambdaPermissionHttpApi')
      resource.Condition = 'HasHttpApi';
    if (id === 'InteractionsLambdaFunction')
      resource.Properties.ReservedConcurrentExecutions = {
        'Fn::If': ['HasReservedConcurrency', { Ref: 'ReservedConcurrency' }, { Ref: 'AWS::NoValue' }],
      };
  }
  for (const [id, output] of Object.entries(outputs)) if (id.startsWith('HttpApi')) output.Condition = 'HasHttpApi';
}
