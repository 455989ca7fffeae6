import { readFileSync } from 'node:fs';
import { type Game, newGame, RULES } from '../src/engine';
import { loadRaws } from '../src/raws';
import { PALETTES, type Palette } from '../src/settings/palette';
import { commandLine, oneOf, UsageError, wholeNumber } from './lib/command-line';
import { type ClipFileOptions, createFrameWriter, writeClip } from './replay/pictures';
import { parseRecording, type Recording, type ReplayResult, resimulate } from './replay/recording';

const USAGE = `npm run replay -- FILE… [--frames DIR] [--clip FILE.gif]

Replays recorded runs from their seed and actions and compares the final state. Exits with 1 when one differs.
A file is JSON: {seed, heroName, rules, actions, hash}; npm run simulate -- --record DIR writes some.

  --frames DIR     writes a picture after every action there, 00000.png before the first; for one file
  --clip FILE.gif  writes the last actions as an animation, with FILE.png, the last picture, and FILE.txt, the events as
                   text; for one file
  --last N         how many actions the animation shows (60)
  --to N           the last action it shows (the last of the run)
  --bytes N        the most it may weigh: the oldest actions are left out until it does (4000000)
  --scale N        1 draws it half as large (2)
  --loop           repeats it for ever; else it plays once
  --layout NAME    of pictures and animation: compact (default) or classic
  --palette NAME   their colours: standard (default), safe for colour-blind eyes, or contrast`;

void commandLine(
  USAGE,
  {
    frames: { type: 'string' },
    clip: { type: 'string' },
    last: { type: 'string', default: '60' },
    to: { type: 'string' },
    bytes: { type: 'string', default: '4000000' },
    scale: { type: 'string', default: '2' },
    loop: { type: 'boolean', default: false },
    layout: { type: 'string', default: 'compact' },
    palette: { type: 'string', default: 'standard' },
  },
  ({ values, positionals }) => {
    if (positionals.length === 0) throw new UsageError('No recording given.');
    const drawing = values.frames !== undefined || values.clip !== undefined;
    if (drawing && positionals.length > 1) throw new UsageError('--frames and --clip take one recording.');
    const { loop } = values;
    const layout = oneOf('--layout', values.layout, ['compact', 'classic']);
    const palette = oneOf('--palette', values.palette, PALETTES);
    const clip: ClipFileOptions | null =
      values.clip === undefined ? null : { ...clipOptions(values.clip, values), layout, palette, loop };
    for (const file of positionals) {
      const recording = readRecording(file);
      const draw = values.frames === undefined ? null : { folder: values.frames, layout, palette };
      const { ok, text } = describe(play(recording, draw), recording);
      (ok ? console.log : console.error)(`${file}: ${text}`);
      if (!ok) process.exitCode = 1;
      if (clip && recording.rules === RULES) console.log(writeClip(loadRaws(), recording, clip));
    }
  },
  'arguments',
);

function clipOptions(
  file: string,
  values: Record<'last' | 'bytes' | 'scale', string> & { to?: string | undefined },
): ClipFileOptions {
  if (!file.endsWith('.gif')) throw new UsageError('--clip takes a name that ends in .gif.');
  return {
    file,
    frames: wholeNumber('--last', values.last, 1, 10_000),
    bytes: wholeNumber('--bytes', values.bytes, 1, 1_000_000_000),
    scale: wholeNumber('--scale', values.scale, 1, 2) === 1 ? 1 : 2,
    ...(values.to === undefined ? {} : { to: wholeNumber('--to', values.to, 0, 1_000_000) }),
  };
}

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
    throw new UsageError(`${file} is not a recording: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

interface Drawing {
  folder: string;
  layout: 'compact' | 'classic';
  palette: Palette;
}

function play(recording: Recording, drawing: Drawing | null): ReplayResult {
  const raws = loadRaws();
  if (drawing === null || recording.rules !== RULES) return resimulate(raws, recording);
  const { folder, ...options } = drawing;
  const write = createFrameWriter(raws, folder, options);
  write(0, null, newGame(recording, raws));
  return resimulate(raws, recording, ({ number, before, after }) => write(number, before, after));
}

function describe(result: ReplayResult, { actions, hash }: Recording): { ok: boolean; text: string } {
  if (result.kind === 'same')
    return { ok: true, text: `ends the same, ${end(result.game)}, ${actions.length} actions` };
  if (result.kind === 'differs') {
    return { ok: false, text: `differs: hash ${result.hash} instead of ${hash}, ${end(result.game)}` };
  }
  if (result.kind === 'refused') {
    const { number, action, refusal } = result;
    return { ok: false, text: `action ${number}, ${JSON.stringify(action)}, is refused: ${JSON.stringify(refusal)}` };
  }
  if (result.kind === 'failed') {
    const { number, action, error } = result;
    return { ok: false, text: `action ${number}, ${JSON.stringify(action)}, cannot be played: ${error}` };
  }
  const age = result.rules < RULES ? 'older' : 'newer';
  return { ok: false, text: `played under ${age} rules, ${result.rules} instead of ${RULES}; it cannot be compared` };
}

function end({ turn, depth, over }: Game): string {
  const why = over?.result === 'died' ? `, killed by ${over.by ?? over.cause}` : '';
  return `${over?.result ?? 'alive'} at turn ${turn} on depth ${depth}${why}`;
}
