import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Game, hash, newGame, type Raws, RULES } from '../../src/engine';
import { passingStepsOf, replayActions } from '../../src/play/replays/steps';
import { fileNameOf, formatRecording, parseRecording, type Recording } from '../replay/recording';
import { endOf, type RunEnd, WANTED_RUNS, type WantedRun } from '../replay/wanted-runs';
import type { PendingChange } from './change';
import { readRecorded, writeRecorded } from './recorded-json';
import { searchRun } from './search-run';

const FOLDER = 'test/replays';
const ENDS = 'replays.json';

/** A recorded run, and the end of its actions under the present rules. */
export interface ReplayedRun {
  wanted: WantedRun;
  file: string;
  before: Recording;
  after: Recording;
  /** `null` if unknown. */
  endBefore: RunEnd | null;
  end: RunEnd;
  /** Reason why a replay stopped before the last action; `null` if it did not. */
  stop: string | null;
}

export const readEnds = (root: string): Record<string, RunEnd> =>
  readRecorded<Record<string, RunEnd>>(root, ENDS) ?? {};

/** Replays each recorded run up to the first refused action. Throws if a wanted run is not recorded. */
export function replayRecordings(root: string, raws: Raws, runs = WANTED_RUNS): ReplayedRun[] {
  const ends = readEnds(root);
  const files = readdirSync(join(root, FOLDER)).filter((file) => file.endsWith('.json'));
  return runs.map((wanted) => {
    const file = files.find((name) => name.startsWith(wanted.prefix));
    if (file === undefined) throw new Error(`${FOLDER} holds no run ${wanted.prefix}`);
    const before = parseRecording(readFileSync(join(root, FOLDER, file), 'utf8'));
    const { game, actions, stop } = replayFarthest(raws, before);
    const after = { ...before, rules: RULES, actions, hash: hash(game) };
    return { wanted, file, before, after, endBefore: ends[file] ?? null, end: endOf(game, actions.length), stop };
  });
}

function replayFarthest(
  raws: Raws,
  recording: Recording,
): { game: Game; stop: string | null } & Pick<Recording, 'actions'> {
  const steps = passingStepsOf(raws, newGame(recording, raws), recording.actions);
  let last = { number: 0, game: newGame(recording, raws) };
  for (;;) {
    const next = steps.next();
    if (!next.done) last = { number: next.value.number, game: next.value.after };
    else if (next.value === null) return { game: last.game, actions: recording.actions, stop: null };
    else {
      const { number, action } = next.value;
      const why =
        next.value.kind === 'failed' ? `fails: ${next.value.error}` : `is refused: ${next.value.refusal.code}`;
      const actions = recording.actions.slice(0, number - 1);
      // Replays the actions again, because the stopped game may be changed in part.
      const { game } = replayActions(raws, newGame(recording, raws), actions);
      if (game === null) throw new Error(`${recording.seed}: the same actions were refused only now`);
      return { game, actions, stop: `action ${number}, ${action.kind}, ${why}` };
    }
  }
}

/**
 * True if a run ends differently than when it was recorded. If the shape of games has changed, hashes of states are
 * ignored, because all of them differ.
 */
export const hasOtherEnd = (runs: readonly ReplayedRun[], isOtherShape: boolean): boolean =>
  runs.some(
    ({ before, after, endBefore, end, stop }) =>
      stop !== null ||
      (endBefore !== null && !isDeepStrictEqual(endBefore, end)) ||
      (!isOtherShape && before.hash !== after.hash),
  );

/**
 * Compares the recorded runs with their replays. If a run no longer shows what it should, searches for another, for
 * `seconds` in total.
 */
export async function compareRecordings(
  root: string,
  raws: Raws,
  runs: readonly ReplayedRun[],
  seconds: number,
): Promise<PendingChange> {
  const deadline = Date.now() + seconds * 1000;
  const outcomes: Outcome[] = [];
  for (const run of runs) outcomes.push(await outcomeOf(raws, run, deadline, seconds));
  const ends = Object.fromEntries(outcomes.map(({ file, end }) => [file, end]));
  return {
    kind: 'recordings',
    changed: outcomes.filter(({ line }) => line !== null).length,
    lines: outcomes.flatMap(({ line }) => line ?? []),
    tasks: outcomes.flatMap(({ task }) => task ?? []),
    write: () => {
      for (const { old, file, recording } of outcomes) {
        if (old !== file) rmSync(join(root, FOLDER, old));
        writeFileSync(join(root, FOLDER, file), formatRecording(recording));
      }
      writeRecorded(root, ENDS, ends);
    },
  };
}

interface Outcome {
  /** Name of the former file, and of the new one. */
  old: string;
  file: string;
  recording: Recording;
  end: RunEnd;
  line: string | null;
  task: string | null;
}

async function outcomeOf(raws: Raws, run: ReplayedRun, deadline: number, seconds: number): Promise<Outcome> {
  const { wanted, file, before, after, endBefore, end } = run;
  const found = wanted.isKept(end) ? null : await searchRun(raws, wanted, after, deadline);
  if (found) {
    const name = fileNameOf(wanted, found.recording.seed);
    const line = `${file}: the run no longer ${wanted.promise}, another does: ${name} ends ${words(found.end)}`;
    return { old: file, file: name, ...found, line, task: null };
  }
  const task = wanted.isKept(end)
    ? null
    : `${file}: the run must be one that ${wanted.promise}. ${seconds} seconds found none: run npm run accept -- --seconds 600.`;
  return {
    old: file,
    file,
    recording: after,
    end,
    line: isDeepStrictEqual([before, endBefore], [after, end]) ? null : lineOf(run),
    task,
  };
}

function lineOf({ file, before, after, endBefore, end, stop }: ReplayedRun): string {
  if (endBefore === null) return `${file}: ends ${words(end)}, of which nothing was noted`;
  const cut = stop === null ? '' : `; ${stop}`;
  if (!isDeepStrictEqual(endBefore, end)) return `${file}: ends ${words(end)} instead of ${words(endBefore)}${cut}`;
  if (before.hash !== after.hash) return `${file}: ends ${words(end)} as before, in another state`;
  return `${file}: ends as before, under RULES ${after.rules} instead of ${before.rules}`;
}

const words = ({ result, turn, deepest, actions }: RunEnd): string =>
  `${result} at turn ${turn} after ${actions} actions, at most on depth ${deepest}`;
