import { type Game, type Raws, RULES, turn, view } from '../../src/engine';
import { createI18n } from '../../src/i18n';
import { replay } from '../../src/play/replays/replay';
import { type ClipFrame, type ClipOptions, createRenderer, type PictureOptions } from '../../src/render';
import type { RunLog } from '../../src/storage';
import { resimulate } from '../replay/recording';
import { playRun } from '../simulate/run';
import { type Budget, cpuTimed, type Line, line } from './line';

const KINDS: [name: string, options: PictureOptions][] = [
  ['compact', { layout: 'compact' }],
  ['compact, high contrast', { layout: 'compact', palette: 'contrast' }],
  ['classic', { layout: 'classic' }],
];

/** Measures drawing and encoding of pictures, with the card at the end of a run, and their sizes; then animations. */
export function pictures(raws: Raws, games: readonly Game[]): Line[] {
  const i18n = createI18n(raws);
  const renderer = createRenderer(raws, i18n);
  const views = games.map((game) => view(game, raws));
  const lines = KINDS.flatMap(([name, options]) => {
    for (const one of views.slice(0, 10)) renderer.picture(one, options);
    const sizes: number[] = [];
    const times = views.map((one) => cpuTimed(() => sizes.push(renderer.picture(one, options).png.length)));
    return [
      line({ suite: 'pictures', name: `${name}, bytes`, unit: 'bytes' }, sizes, { median: 20_000, max: 80_000 }),
      line({ suite: 'pictures', name: `${name}, drawn and encoded`, unit: 'ms' }, times),
    ];
  });
  const words = views.map((one) => cpuTimed(() => i18n.altText(one)));
  return [...lines, line({ suite: 'pictures', name: 'alternative text', unit: 'ms' }, words), ...clips(raws)];
}

/** Number of actions that an animation shows, and number of actions in each chunk of the log. */
const SHOWN = 60;
const CHUNK = 256;
const RUNS = 3;

const CLIPS: [name: string, options: ClipOptions, bytes: Budget, time: Budget][] = [
  ['clip', {}, { max: 4_000_000 }, { median: 1500 }],
  ['clip, classic', { layout: 'classic' }, { max: 4_000_000 }, {}],
];

/** Measures animations of the last 60 actions of runs: replayed from the log, drawn and encoded. */
function clips(raws: Raws): Line[] {
  const renderer = createRenderer(raws, createI18n(raws));
  const logs = logsOf(raws);
  const scenes = sceneLines(raws, renderer, logs);
  const films = CLIPS.flatMap(([name, options, bytes, time]) => {
    const sizes: number[] = [];
    const make = (log: RunLog): void => {
      const moments = replay(log, raws, { from: log.actions.length - SHOWN + 1 });
      sizes.push(renderer.clip(moments, options).gif.length);
    };
    make(logs[0]!);
    const times = logs.map((log) => cpuTimed(() => make(log)));
    return [
      line({ suite: 'pictures', name: `${name} of 60 actions, bytes`, unit: 'bytes' }, sizes.slice(1), bytes),
      line({ suite: 'pictures', name: `${name} of 60 actions, replayed, drawn and encoded`, unit: 'ms' }, times, time),
    ];
  });
  return [...films, ...scenes];
}

/** Maximum number of actions whose turns an animation shows. */
const SCENE = 12;

/** Measures animations of the turns in the last actions of runs: replayed from the log, drawn and encoded. */
function sceneLines(raws: Raws, renderer: ReturnType<typeof createRenderer>, logs: readonly RunLog[]): Line[] {
  const sizes: number[] = [];
  const make = (log: RunLog): void => {
    sizes.push(renderer.scene(turnsOf(raws, log)).gif.length);
  };
  make(logs[0]!);
  const times = logs.map((log) => cpuTimed(() => make(log)));
  return [
    line({ suite: 'pictures', name: 'clip of turns, bytes', unit: 'bytes' }, sizes.slice(1), { max: 2_000_000 }),
    line({ suite: 'pictures', name: 'clip of turns, played, drawn and encoded', unit: 'ms' }, times, { median: 1500 }),
  ];
}

function turnsOf(raws: Raws, log: RunLog): ClipFrame[] {
  const moments = [...replay(log, raws, { from: log.actions.length - SCENE })];
  return moments.flatMap(({ game }, at): ClipFrame[] => {
    const action = moments[at + 1]?.action;
    if (!action || action.kind === 'back') return [];
    const frames: ClipFrame[] = [];
    turn(game, action, raws, (after) => {
      const seen = view(after, raws);
      frames.push({ view: seen, events: seen.events.filter((event) => event.turn === seen.turn) });
    });
    return frames;
  });
}

function logsOf(raws: Raws): RunLog[] {
  const logs: RunLog[] = [];
  for (let number = 0; logs.length < RUNS; number++) {
    const log = logOf(raws, `bench clip ${number}`);
    if (log.actions.length >= SHOWN) logs.push(log);
  }
  return logs;
}

/** Builds the log of a run, with a saved game after every 256 actions. */
function logOf(raws: Raws, seed: string): RunLog {
  const { recording } = playRun(raws, { seed, bot: 'careful', maxTurns: 1500, verify: false });
  const { actions, heroName } = recording;
  const chunks: RunLog['chunks'] = [];
  const close = (last: number, after: RunLog['chunks'][number]['after']): void => {
    const chunk = actions.slice(chunks.length * CHUNK, last);
    chunks.push({ rules: RULES, actions: chunk, by: chunk.map(() => null), after });
  };
  resimulate(raws, recording, ({ number, after }) => {
    if (number % CHUNK === 0) close(number, after);
  });
  close(actions.length, null);
  return { seed, heroName, rules: RULES, actions, chunks };
}
