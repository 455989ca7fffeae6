import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { COMMANDS } from '../../commands';
import { FORMER_COMMANDS } from '../../commands/former';
import { type Bot, createBot } from '../discord/bot';
import { describeCause } from '../discord/http/cause';
import { completeDeferredReply, type DeferredReplyJob } from '../discord/http/deferred-reply';
import { createEndpoint, DEFAULT_LIMITS, type EndpointLimits } from '../discord/http/endpoint';
import { createRest, type Rest } from '../discord/http/rest';
import { publicKeyFromHex } from '../discord/http/signature';
import { createLanguages } from '../i18n';
import { firstSnowflake } from '../lib/snowflake';
import { createPlay, type Play } from '../play';
import { loadBuiltRaws } from '../raws/built';
import { createBoardRenderer } from '../render/board-renderer';
import { createDynamoStore } from '../storage';
import type { Store } from '../storage/contract';
import { aboutOf } from './about';
import { requestOf, resultOf } from './api-gateway';
import { type Environment, retentionOf } from './environment';
import { logErasures } from './erasure-log';
import { logLine } from './log';
import { failureMetrics } from './metrics';
import { createResultRecorder, createResultStarter } from './pending-results';
import { createRequestRecorder } from './request-recorder';
import { parseWorkerJob } from './worker-jobs';
import type { StartWorker } from './worker-starter';

/** Milliseconds in which a player may take `TURN_BUDGET` turns in a run. */
const BUDGET_MS = 10_000;

/** Creates the store on the table of a deployed function. The store logs every erasure before it begins. */
export function storeOf(environment: Environment): Store {
  const dynamo = createDynamoStore(
    {
      table: environment.TABLE_NAME,
      ...(environment.DYNAMODB_ENDPOINT ? { endpoint: environment.DYNAMODB_ENDPOINT } : {}),
      ...(environment.AWS_REGION ? { region: environment.AWS_REGION } : {}),
    },
    retentionOf(environment),
  );
  return logErasures(dynamo, (entry) => logLine({ ...entry }));
}

/** Builds the parts of a function at start-up, so that the first turn finds everything ready. */
function compose(
  environment: Environment,
  store: Store,
  /** Called with the id of every loaded run that is over but has no recorded result. */
  onPendingResult: (run: string) => void,
): { bot: Bot; play: Play; rest: Rest } {
  const raws = loadBuiltRaws();
  const { TURN_BUDGET: turns } = environment;
  const turnBudget = turns === 0 ? null : { turns, milliseconds: BUDGET_MS };
  const play = createPlay({ store, raws, onPendingResult, hints: true, limits: { turnBudget } });
  const bot = createBot({
    play,
    renderer: createBoardRenderer(raws, createLanguages(raws), (error) => logLine({ event: 'picture-failed', error })),
    commands: COMMANDS,
    formerCommands: FORMER_COMMANDS,
    about: aboutOf(environment),
    failed: logError,
  });
  return { bot, play, rest: createRest({ base: environment.DISCORD_API_BASE }) };
}

const logError = (error: unknown): void => logLine({ event: 'failed', error });

export type InteractionsHandler = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;

/** Milliseconds that a finished reply waits for the start of the worker, which records the result of a finished run. */
const START_PATIENCE_MS = 150;

/**
 * Creates the function behind `POST /interactions`, with a log line for every request. Default store: the function's
 * table. Throws if the public key is malformed.
 */
export function createInteractionsHandler(
  environment: Environment,
  startWorker: StartWorker,
  { store = storeOf(environment), write = logLine }: { store?: Store; write?: typeof logLine } = {},
): InteractionsHandler {
  const startRecording = (run: string, signal: AbortSignal) => startWorker({ recordResult: run }, signal);
  const pendingResults = createResultStarter(startRecording, (error) =>
    logLine({ event: 'worker-not-started', error }),
  );
  const { bot, rest } = compose(environment, store, pendingResults.add);
  const limits = { ...DEFAULT_LIMITS, ...limitsOf(environment) };
  const endpoint = createEndpoint({
    publicKey: publicKeyFromHex(environment.DISCORD_PUBLIC_KEY),
    bot,
    rest,
    startWorker,
    limits,
    record: createRequestRecorder(environment.STAGE, write),
  });
  return async (event) => {
    const request = requestOf(event);
    const reply = await endpoint(request);
    await pendingResults.finish(Math.min(START_PATIENCE_MS, request.receivedAt + limits.replyBy - Date.now()));
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

/** Part of Lambda's context that the worker needs. */
export type WorkerContext = Pick<Context, 'getRemainingTimeInMillis'>;

export type WorkerHandler = (event: unknown, context: WorkerContext) => Promise<void>;

/**
 * Milliseconds of the function's time that a deferred reply leaves unused, because Lambda stops the function abruptly
 * at the end.
 */
const SPARE_MS = 5_000;

/**
 * Least time in milliseconds that must remain to record results. If Lambda stopped the function during a recording,
 * Lambda would run the job again and so repeat the reply.
 */
const RECORDING_MS = 30_000;

/**
 * Creates the worker. The worker completes deferred replies by an edit and records results of finished runs. It also
 * removes the data of expired items and erases players. The worker rejects if a job is malformed, or fails in a way
 * that Lambda should retry. If a job keeps failing, Lambda puts it into a queue.
 */
export function createWorkerHandler(environment: Environment): WorkerHandler {
  const recordResult = async (run: string): Promise<void> => {
    const { kind, ...outcome } = await play.recordResult({ run });
    if (kind === 'busy') throw new Error('the lists were changed by others too often');
    logLine({ event: 'result-recorded', run, result: kind, refuted: 'refuted' in outcome ? outcome.refuted : null });
  };
  const pendingResults = createResultRecorder(recordResult, logError);
  const { bot, play, rest } = compose(environment, storeOf(environment), pendingResults.add);
  const reply = async (job: DeferredReplyJob, timeLeft: () => number): Promise<void> => {
    const { outcome, error, deliveryError } = await completeDeferredReply({ bot, rest }, job, timeLeft);
    const [cause, deliveryCause] = [error, deliveryError].map((each) => each && describeCause(each));
    const figures = outcome === 'failed' ? failureMetrics(environment.STAGE, Date.now()) : {};
    logLine({ event: 'deferred-reply', interaction: job.interaction.id, outcome, cause, deliveryCause, ...figures });
    if (outcome === 'undelivered' || outcome === 'lost') throw new Error(`deferred reply ${outcome}`);
  };
  const removeExpired = async (images: readonly Record<string, unknown>[]): Promise<void> => {
    for (const image of images)
      logLine({ event: 'expired', removed: await play.removeExpired({ image, now: Date.now() }) });
  };
  const erase = async (user: string): Promise<void> => {
    const now = Date.now();
    const caller = { interaction: String(firstSnowflake(now)), user, userName: '', now };
    await play.eraseMine({ ...caller, home: { kind: 'dm', id: user } });
  };
  return async (event, context) => {
    const job = parseWorkerJob(event);
    if ('eraseUser' in job) return erase(job.eraseUser);
    if ('recordResult' in job) return recordResult(job.recordResult);
    if ('expired' in job) return removeExpired(job.expired);
    try {
      await reply(job, () => context.getRemainingTimeInMillis() - SPARE_MS);
    } finally {
      if (context.getRemainingTimeInMillis() > RECORDING_MS) await pendingResults.finish();
    }
  };
}
