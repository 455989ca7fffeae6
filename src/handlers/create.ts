import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { completeDeferredReply } from '../discord/http/deferred-reply';
import { createEndpoint, type EndpointLimits } from '../discord/http/endpoint';
import { publicKeyFromHex } from '../discord/http/signature';
import { requestOf, resultOf } from './api-gateway';
import { createBackgroundTasks } from './background';
import { compose } from './compose';
import type { Environment } from './environment';
import { jobOf, type WorkerJob } from './jobs';
import { logLine } from './log';

export type InteractionsHandler = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;

/** What the deployed handler is made of but for where late answers and the books are worked on. Throws on a malformed setting. */
export function createInteractionsHandler(
  environment: Environment,
  startWorker: (job: WorkerJob) => Promise<void>,
): InteractionsHandler {
  const settling = createBackgroundTasks(
    (settle) => startWorker({ settle }),
    (error) => logLine({ event: 'failed', error }),
  );
  const { bot, rest } = compose(environment, settling.note);
  const endpoint = createEndpoint({
    publicKey: publicKeyFromHex(environment.DISCORD_PUBLIC_KEY),
    bot,
    rest,
    startWorker,
    limits: limitsOf(environment),
    record: (record) => logLine({ event: 'interaction', ...record }),
  });
  return async (event) => {
    const reply = await endpoint(requestOf(event));
    await settling.run();
    return resultOf(reply);
  };
}

function limitsOf({ INLINE_LIMIT, HEDGE_AFTER, TOO_LATE_AFTER }: Environment): Partial<EndpointLimits> {
  return {
    ...(INLINE_LIMIT === undefined ? {} : { inlineBytes: INLINE_LIMIT }),
    ...(HEDGE_AFTER === undefined ? {} : { hedgeAt: HEDGE_AFTER }),
    ...(TOO_LATE_AFTER === undefined ? {} : { tooLate: TOO_LATE_AFTER }),
  };
}

/**
 * The worker: the same use case, answered by an edit; or a run entered in the books. Rejects what is no job, and what
 * is worth another try.
 */
export function createWorkerHandler(environment: Environment): (event: unknown) => Promise<void> {
  const settling = createBackgroundTasks(
    (run) => settle(run),
    (error) => logLine({ event: 'failed', error }),
  );
  const { bot, play, rest } = compose(environment, settling.note);
  const settle = async (run: string): Promise<void> => {
    const { kind, ...found } = await play.recordResult({ run });
    if (kind === 'busy') throw new Error('the books were busy');
    logLine({ event: 'settled', run, result: kind, refuted: 'refuted' in found ? found.refuted : null });
  };
  return async (event) => {
    const job = jobOf(event);
    if ('settle' in job) return settle(job.settle);
    const answered = await completeDeferredReply(bot, rest, job);
    logLine({ event: 'late-answer', interaction: job.interaction.id, answered });
    await settling.run();
  };
}
