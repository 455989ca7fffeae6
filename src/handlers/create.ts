import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { createEndpoint, type EndpointLimits, type LateJob } from '../discord/endpoint';
import { interactionSchema } from '../discord/interaction';
import { answerLate } from '../discord/late';
import { publicKeyFromHex } from '../discord/verify';
import { requestOf, resultOf } from './api-gateway';
import type { Environment } from './environment';
import { logLine } from './log';
import { wire } from './wiring';

export type InteractionsHandler = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;

/** What the deployed handler is made of but for where late answers are worked out. Throws on a malformed setting. */
export function createInteractionsHandler(
  environment: Environment,
  startWorker: (job: LateJob) => Promise<void>,
): InteractionsHandler {
  const { bot, rest } = wire(environment);
  const endpoint = createEndpoint({
    publicKey: publicKeyFromHex(environment.DISCORD_PUBLIC_KEY),
    bot,
    rest,
    startWorker,
    limits: limitsOf(environment),
    record: (record) => logLine({ event: 'interaction', ...record }),
  });
  return async (event) => resultOf(await endpoint(requestOf(event)));
}

function limitsOf({ INLINE_LIMIT, HEDGE_AFTER, TOO_LATE_AFTER }: Environment): Partial<EndpointLimits> {
  return {
    ...(INLINE_LIMIT === undefined ? {} : { inlineBytes: INLINE_LIMIT }),
    ...(HEDGE_AFTER === undefined ? {} : { hedgeAt: HEDGE_AFTER }),
    ...(TOO_LATE_AFTER === undefined ? {} : { tooLate: TOO_LATE_AFTER }),
  };
}

/** The worker: the same use case, answered by an edit. Rejects what is no late job. */
export function createWorkerHandler(environment: Environment): (event: unknown) => Promise<void> {
  const { bot, rest } = wire(environment);
  return async (event) => {
    const interaction = interactionSchema.parse((event as LateJob | null)?.interaction);
    if (interaction.type === 1) throw new Error('a ping is never late');
    const answered = await answerLate(bot, rest, { interaction });
    logLine({ event: 'late-answer', interaction: interaction.id, answered });
  };
}
