import type { HttpReply, HttpRequest, SignedRequest } from '../discord/http/endpoint';
import { createDynamoStore } from '../storage';
import type { Store } from '../storage/contract';
import { type Environment, retentionOf } from './environment';
import { logErasures } from './erasure-log';
import {
  endpointOnHost,
  type InteractionsHandler,
  interactionsOnHost,
  type WorkerHandler,
  workerOnHost,
} from './handlers-on-host';
import { logBriefly, logLine, type WriteLine } from './log';
import { createRequestRecorder } from './request-recorder';
import { isAuthentic, publicKeyFromHex } from './signature';
import type { StartWorker } from './worker-starter';

export type { InteractionsHandler, WorkerContext, WorkerHandler } from './handlers-on-host';

/** Returns a store that logs each erasure before the erasure begins. */
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

interface OwnParts {
  store?: Store;
  write?: WriteLine;
}

/** Throws if the public key in `environment` is malformed. */
export function createInteractionsHandler(
  environment: Environment,
  startWorker: StartWorker,
  parts: OwnParts = {},
): InteractionsHandler {
  return interactionsOnHost(signedHost(environment, parts), environment, startWorker);
}

/** Throws if the public key in `environment` is malformed. */
export const createInteractionsEndpoint = (
  environment: Environment,
  startWorker: StartWorker,
  parts: OwnParts = {},
): ((request: HttpRequest) => Promise<HttpReply>) =>
  endpointOnHost(signedHost(environment, parts), environment, startWorker);

function signedHost(environment: Environment, { store = storeOf(environment), write = logBriefly }: OwnParts) {
  const publicKey = publicKeyFromHex(environment.DISCORD_PUBLIC_KEY);
  return {
    store,
    log: write,
    isAuthentic: (request: SignedRequest, nowMs: number) => isAuthentic(publicKey, request, nowMs),
    record: createRequestRecorder(environment.STAGE, write),
  };
}

/** The handler rejects if a job is malformed or should run again. */
export const createWorkerHandler = (
  environment: Environment,
  { store = storeOf(environment), write = logLine }: OwnParts = {},
): WorkerHandler => workerOnHost({ store, log: write }, environment);
