import { parentPort } from 'node:worker_threads';
import { loadBuiltRaws } from '../../src/raws/built';
import { type Job, runJob } from './job';

const raws = loadBuiltRaws();
parentPort?.on('message', (job: Job) => parentPort?.postMessage(runJob(raws, job)));
