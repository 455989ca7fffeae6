import { readFileSync } from 'node:fs';
import { type Game, newGame, RULES } from '../src/engine';
import { loadRaws } from '../src/raws';
import { commandLine, oneOf, UsageError } from './command-line';
import { frameWriter } from './replay/frames';
import { parseRecording, type Recording } from './replay/recording';
import { type ReplayResult, resimulate } from './replay/resimulate';

const USAGE = `npm run replay -- FILE… [--frames DIR]

Plays recorded runs again from their seed and actions and compares where they end. Exits with 1 when one ends elsewhere.
A file is JSON: {seed, heroName, rules, actions, hash}; npm run simulate -- --record DIR writes some.

  --frames DIR     writes a picture of every decision there, 00000.png being the beginning; for one file
  --layout NAME    of those pictures: compact (default) or classic
  --contrast       draws them in the high-contrast palette`;

void commandLine(
  USAGE,
  {
    frames: { type: 'string' },
    layout: { type: 'string', default: 'compact' },
    contrast: { type: 'boolean', default: false },
  },
  ({ values, positionals }) => {
    if (positionals.length === 0) throw new UsageError('Which recording?');
    if (values.frames !== undefined && positionals.length > 1) throw new UsageError('--frames wants one recording.');
    const layout = oneOf('--layout', values.layout, ['compact', 'classic']);
    for (const file of positionals) {
      const recording = readRecording(file);
      const draw = values.frames === undefined ? null : { folder: values.frames, layout, contrast: values.contrast };
      const { ok, words } = tell(play(recording, draw), recording);
      (ok ? console.log : console.error)(`${file}: ${words}`);
      if (!ok) process.exitCode = 1;
    }
  },
);

function readRecording(file: string): Recording {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`Cannot read ${file}.`);
  }
  try {
    return parseRecording(text);
  } catch (error) {
    throw new UsageError(`${file} is no recording: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

interface Drawing {
  folder: string;
  layout: 'compact' | 'classic';
  contrast: boolean;
}

function play(recording: Recording, drawing: Drawing | null): ReplayResult {
  const raws = loadRaws();
  if (drawing === null || recording.rules !== RULES) return resimulate(raws, recording);
  const { folder, ...options } = drawing;
  const write = frameWriter(raws, folder, options);
  write(0, null, newGame({ seed: recording.seed, heroName: recording.heroName }, raws));
  return resimulate(raws, recording, ({ number, before, after }) => write(number, before, after));
}

function tell(result: ReplayResult, { actions, hash }: Recording): { ok: boolean; words: string } {
  if (result.kind === 'same')
    return { ok: true, words: `ends the same, ${end(result.game)}, ${actions.length} actions` };
  if (result.kind === 'differs') {
    return { ok: false, words: `ends elsewhere: ${result.hash} instead of ${hash}, ${end(result.game)}` };
  }
  if (result.kind === 'refused') {
    const { number, action, refusal } = result;
    return { ok: false, words: `action ${number}, ${JSON.stringify(action)}, is refused: ${JSON.stringify(refusal)}` };
  }
  if (result.kind === 'failed') {
    const { number, action, error } = result;
    return { ok: false, words: `action ${number}, ${JSON.stringify(action)}, cannot be played: ${error}` };
  }
  const age = result.rules < RULES ? 'older' : 'newer';
  return { ok: false, words: `played under ${age} rules, ${result.rules} instead of ${RULES}; it cannot be compared` };
}

function end({ turn, depth, over }: Game): string {
  return `${over?.result ?? 'alive'} at turn ${turn} on depth ${depth}`;
}
