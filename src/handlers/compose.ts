import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { COMMANDS } from '../../commands';
import { type Bot, createBot } from '../discord/bot';
import { completeDeferredReply } from '../discord/http/deferred-reply';
import { createEndpoint, type EndpointLimits } from '../discord/http/endpoint';
import { createRest, type Rest } from '../discord/http/rest';
import { publicKeyFromHex } from '../discord/http/signature';
import { createLanguages } from '../i18n';
import { createPlay, type Play } from '../play';
import { loadBuiltRaws } from '../raws/built';
import { createBoardRenderer } from '../render/board-renderer';
import { createDynamoStore } from '../storage';
import { aboutOf } from './about';
import { requestOf, resultOf } from './api-gateway';
import type { Environment } from './environment';
import { logLine } from './log';
import { requestMetrics } from './metrics';
import { createBackgroundTasks, parseWorkerJob, type WorkerJob } from './worker-jobs';

/** The time in which a player may take `TURN_BUDGET` turns in a run. */
const BUDGET_MS = 10_000;

/** The parts of a function, joined once at start-up so that the first turn finds everything ready. */
function compose(
  environment: Environment,
  /** Called with every run met that is over and whose result is not recorded yet. */
  onPendingResult: (run: string) => void,
): { bot: Bot; play: Play; rest: Rest } {
  const raws = loadBuiltRaws();
  const store = createDynamoStore({
    table: environment.TABLE_NAME,
    ...(environment.DYNAMODB_ENDPOINT ? { endpoint: environment.DYNAMODB_ENDPOINT } : {}),
    ...(environment.AWS_REGION ? { region: environment.AWS_REGION } : {}),
  });
  const { TURN_BUDGET: turns } = environment;
  const turnBudget = turns === 0 ? null : { turns, milliseconds: BUDGET_MS };
  const play = createPlay({ store, raws, onPendingResult, hints: true, limits: { turnBudget } });
  const bot = createBot({
    play,
    renderer: createBoardRenderer(raws, createLanguages(raws), (error) => logLine({ event: 'picture-failed', error })),
    commands: COMMANDS,
    about: aboutOf(environment),
    failed: logError,
  });
  return { bot, play, rest: createRest({ base: environment.DISCORD_API_BASE }) };
}

const logError = (error: unknown): void => logLine({ event: 'failed', error });

export type InteractionsHandler = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;

/** The function behind `POST /interactions`. Throws on a malformed public key. */
export function createInteractionsHandler(
  environment: Environment,
  startWorker: (job: WorkerJob) => Promise<void>,
): InteractionsHandler {
  const pendingResults = createBackgroundTasks((run) => startWorker({ recordResult: run }), logError);
  const { bot, rest } = compose(environment, pendingResults.add);
  const endpoint = createEndpoint({
    publicKey: publicKeyFromHex(environment.DISCORD_PUBLIC_KEY),
    bot,
    rest,
    startWorker,
    limits: limitsOf(environment),
    record: (entry) =>
      logLine({ event: 'interaction', ...entry, ...requestMetrics(entry, environment.STAGE, Date.now()) }),
  });
  return async (event) => {
    const reply = await endpoint(requestOf(event));
    await pendingResults.run();
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
 * The worker: completes a deferred reply by an edit, or records the result of a finished run. Rejects malformed jobs,
 * and failures that are worth another try by Lambda.
 */
export function createWorkerHandler(environment: Environment): (event: unknown) => Promise<void> {
  const recordResult = async (run: string): Promise<void> => {
    const { kind, ...outcome } = await play.recordResult({ run });
    if (kind === 'busy') throw new Error('the lists were changed by others too often');
    logLine({ event: 'result-recorded', run, result: kind, refuted: 'refuted' in outcome ? outcome.refuted : null });
  };
  const pendingResults = createBackgroundTasks(recordResult, logError);
  const { bot, play, rest } = compose(environment, pendingResults.add);
  return async (event) => {
    const job = parseWorkerJob(event);
    if ('recordResult' in job) return recordResult(job.recordResult);
    const answered = await completeDeferredReply(bot, rest, job);
    logLine({ event: 'deferred-reply', interaction: job.interaction.id, answered });
    await pendingResults.run();
  };
}
