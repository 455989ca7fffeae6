import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { COMMANDS } from '../../commands';
import { type Bot, createBot } from '../discord/bot';
import { describeCause } from '../discord/http/cause';
import { completeDeferredReply, type DeferredReplyJob } from '../discord/http/deferred-reply';
import {
  createEndpoint,
  DEFAULT_LIMITS,
  type EndpointLimits,
  type EndpointParts,
  type HttpReply,
  type HttpRequest,
} from '../discord/http/endpoint';
import { createRest, type Rest } from '../discord/http/rest';
import { createLanguages } from '../i18n';
import { createPlay, type Play } from '../play';
import { loadBuiltRaws } from '../raws/built';
import { createBoardRenderer } from '../render/board-renderer';
import { aboutOf } from './about';
import { requestOf, resultOf } from './api-gateway';
import type { Environment } from './environment';
import type { Host } from './host';
import { failureMetrics } from './metrics';
import { createResultRecorder, createResultStarter } from './pending-results';
import { parseWorkerJob } from './worker-jobs';
import type { StartWorker } from './worker-starter';

const BUDGET_MS = 10_000;

const HEAVY_LIMIT = { leases: 4, milliseconds: 30_000 };

export type HandlerSettings = Omit<Environment, 'DISCORD_PUBLIC_KEY' | 'TABLE_NAME' | 'RETENTION_DAYS'>;

function compose(
  environment: HandlerSettings,
  { store, log, ranksDailies = true, fetch }: Host,
  onPendingResult: (run: string) => void,
): { bot: Bot; play: Play; rest: Rest } {
  const raws = loadBuiltRaws();
  const { TURN_BUDGET: turns } = environment;
  const turnBudget = turns === 0 ? null : { turns, milliseconds: BUDGET_MS };
  const play = createPlay({
    store,
    raws,
    onPendingResult,
    hints: true,
    ranksDailies,
    limits: { turnBudget, heavyLimit: HEAVY_LIMIT },
  });
  const bot = createBot({
    play,
    renderer: createBoardRenderer(raws, createLanguages(raws), (error) => log({ event: 'picture-failed', error })),
    commands: COMMANDS,
    about: aboutOf(environment),
    failed: (error) => log({ event: 'failed', error }),
  });
  return { bot, play, rest: createRest({ base: environment.DISCORD_API_BASE, ...(fetch ? { fetch } : {}) }) };
}

export type InteractionsHandler = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;

const START_PATIENCE_MS = 150;

type ReceivingHost = Host & Pick<EndpointParts, 'isAuthentic' | 'record'>;

export function interactionsOnHost(
  host: ReceivingHost,
  environment: HandlerSettings,
  startWorker: StartWorker,
): InteractionsHandler {
  const answer = endpointOnHost(host, environment, startWorker);
  return async (event) => resultOf(await answer(requestOf(event)));
}

/** A reply may wait up to `START_PATIENCE_MS` for the worker's start. */
export function endpointOnHost(
  host: ReceivingHost,
  environment: HandlerSettings,
  startWorker: StartWorker,
): (request: HttpRequest) => Promise<HttpReply> {
  const startRecording = (run: string, signal: AbortSignal) => startWorker({ recordResult: run }, signal);
  const pendingResults = createResultStarter(startRecording, (error) =>
    host.log({ event: 'worker-not-started', error }),
  );
  const { bot, rest } = compose(environment, host, pendingResults.add);
  const limits = { ...DEFAULT_LIMITS, ...limitsOf(environment) };
  const { isAuthentic, record } = host;
  const endpoint = createEndpoint({ isAuthentic, bot, rest, startWorker, limits, ...(record ? { record } : {}) });
  return async (request) => {
    const reply = await endpoint(request);
    await pendingResults.finish(Math.min(START_PATIENCE_MS, request.receivedAt + limits.replyBy - Date.now()));
    return reply;
  };
}

function limitsOf({ INLINE_LIMIT, HEDGE_AFTER, TOO_LATE_AFTER }: HandlerSettings): Partial<EndpointLimits> {
  return {
    ...(INLINE_LIMIT === undefined ? {} : { inlineBytes: INLINE_LIMIT }),
    ...(HEDGE_AFTER === undefined ? {} : { hedgeAt: HEDGE_AFTER }),
    ...(TOO_LATE_AFTER === undefined ? {} : { tooLate: TOO_LATE_AFTER }),
  };
}

export type WorkerContext = Pick<Context, 'getRemainingTimeInMillis'>;

export type WorkerHandler = (event: unknown, context: WorkerContext) => Promise<void>;

/** Reserve in milliseconds, because Lambda stops a late worker without warning. */
const SPARE_MS = 5_000;

/** Milliseconds that recording needs. After a timeout, Lambda would repeat the reply. */
const RECORDING_MS = 30_000;

/** The handler rejects if a job is malformed or should run again. */
export function workerOnHost(host: Host, environment: HandlerSettings): WorkerHandler {
  const { log, store } = host;
  const recordResult = async (run: string): Promise<void> => {
    const { kind, ...outcome } = await play.recordResult({ run });
    if (kind === 'busy') throw new Error('the lists were changed by others too often');
    log({ event: 'result-recorded', run, result: kind, refuted: 'refuted' in outcome ? outcome.refuted : null });
  };
  const pendingResults = createResultRecorder(recordResult, (error) => log({ event: 'failed', error }));
  const { bot, play, rest } = compose(environment, host, pendingResults.add);
  const reply = async (job: DeferredReplyJob, timeLeft: () => number): Promise<void> => {
    const { outcome, error, deliveryError } = await completeDeferredReply({ bot, rest }, job, timeLeft);
    const [cause, deliveryCause] = [error, deliveryError].map((each) => each && describeCause(each));
    const figures = outcome === 'failed' ? failureMetrics(environment.STAGE, Date.now()) : {};
    log({ event: 'deferred-reply', interaction: job.interaction.id, outcome, cause, deliveryCause, ...figures });
    if (outcome === 'undelivered' || outcome === 'lost') throw new Error(`deferred reply ${outcome}`);
  };
  const removeExpired = async (images: readonly Record<string, unknown>[]): Promise<void> => {
    for (const image of images)
      log({ event: 'expired', removed: await play.removeExpired({ image, now: Date.now() }) });
  };
  return async (event, context) => {
    const job = parseWorkerJob(event);
    if ('eraseUser' in job) return store.eraseUser(job.eraseUser, null, Date.now());
    if ('recordResult' in job) return recordResult(job.recordResult);
    if ('expired' in job) return removeExpired(job.expired);
    try {
      await reply(job, () => context.getRemainingTimeInMillis() - SPARE_MS);
    } finally {
      if (context.getRemainingTimeInMillis() > RECORDING_MS) await pendingResults.finish();
    }
  };
}
