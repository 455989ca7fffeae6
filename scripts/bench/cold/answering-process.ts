import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { InteractionsHandler } from '../../../src/handlers/compose';

/** What the process sends back for every event. */
export interface Answered {
  answer: APIGatewayProxyStructuredResultV2;
  /** CPU time since the event before, all threads, in milliseconds. */
  ms: number;
}

// A process of the packaged handler, forked with its file, that answers the events it is sent.
const { handler } = require(process.argv[2] as string) as { handler: InteractionsHandler };
let before = process.cpuUsage();
process.on('message', async (event: APIGatewayProxyEventV2) => {
  const answer = await handler(event);
  const { user, system } = process.cpuUsage(before);
  before = process.cpuUsage();
  process.send?.({ answer, ms: (user + system) / 1000 } satisfies Answered);
});
