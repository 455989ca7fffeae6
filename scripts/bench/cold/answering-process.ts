import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { InteractionsHandler } from '../../../src/handlers/compose';

/** Message that the process sends back for every event. */
export interface Answered {
  answer: APIGatewayProxyStructuredResultV2;
  /** CPU time of all threads since the last event, in milliseconds. */
  ms: number;
}

// A process of the packaged handler. It is forked with the path of the bundle, and answers each event that it receives.
const { handler } = require(process.argv[2] as string) as { handler: InteractionsHandler };
let before = process.cpuUsage();
process.on('message', async (event: APIGatewayProxyEventV2) => {
  const answer = await handler(event);
  const { user, system } = process.cpuUsage(before);
  before = process.cpuUsage();
  process.send?.({ answer, ms: (user + system) / 1000 } satisfies Answered);
});
