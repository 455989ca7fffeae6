import { type Raws, type View, view } from '../src/engine';
import { createI18n } from '../src/i18n';
import { loadBuiltRaws } from '../src/raws/built';
import { drawBoard } from '../src/render/board-picture';
import { UNKNOWN } from '../src/render/compact/colours';
import { CELL, MAP_TOP, viewportOf } from '../src/render/compact/layout';
import type { Pixels } from '../src/render/pixels';
import { encodePng } from '../src/render/png';
import { PALETTES, type Palette } from '../src/settings/palette';
import { BOT_NAMES } from './bots';
import { commandLine, oneOf, wholeNumber } from './lib/command-line';
import { resimulate } from './replay/recording';
import { playRun, type RunPlan } from './simulate/run';

const USAGE = `npm run void -- [--boards N] [--runs N] [--bot NAME] [--palette NAME] [--seed TEXT]

Plays runs with a bot, draws boards from all parts of the runs, and prints the median and the ninth decile of three
figures: cells of the map that are unknown, these and the cells of one plain colour, and bytes of the picture.

  --boards N       boards (150)
  --runs N         runs that the boards are from (6)
  --bot NAME       ${BOT_NAMES.join(', ')} (careful)
  --palette NAME   ${PALETTES.join(', ')} (standard)
  --seed TEXT      seeds of the runs are this text and a number (void)`;

/** Number of player-turns after which a run is stopped. */
const MAX_TURNS = 2500;
/** Minimum share of a cell's pixels with the same colour for a plain cell. */
const PLAIN = 0.95;

/** Shares of cells are between 0 and 1. */
interface Figures {
  lit: boolean;
  void: number;
  plain: number;
  bytes: number;
}

void commandLine(
  USAGE,
  {
    boards: { type: 'string', default: '150' },
    runs: { type: 'string', default: '6' },
    bot: { type: 'string', default: 'careful' },
    palette: { type: 'string', default: 'standard' },
    seed: { type: 'string', default: 'void' },
  },
  ({ values }) => {
    const bot = oneOf('--bot', values.bot, BOT_NAMES);
    const palette = oneOf('--palette', values.palette, PALETTES);
    const runs = wholeNumber('--runs', values.runs, 1);
    const share = Math.ceil(wholeNumber('--boards', values.boards, runs) / runs);
    const raws = loadBuiltRaws();
    const plans = Array.from(
      { length: runs },
      (_, n): RunPlan => ({
        seed: `${values.seed} ${n}`,
        bot,
        maxTurns: MAX_TURNS,
        verify: false,
      }),
    );
    const measured = plans.flatMap((plan) => boardsOf(raws, plan, share)).map((one) => measure(raws, one, palette));
    report('all levels', measured);
    report(
      'lit levels',
      measured.filter(({ lit }) => lit),
    );
    report(
      'dark levels',
      measured.filter(({ lit }) => !lit),
    );
  },
);

/** Returns `count` views at equal distances in a run, without its end. */
function boardsOf(raws: Raws, plan: RunPlan, count: number): View[] {
  const views: View[] = [];
  resimulate(raws, playRun(raws, plan).recording, ({ after }) => {
    const shown = view(after, raws);
    if (!shown.over) views.push(shown);
  });
  return Array.from({ length: count }, (_, n) => views[Math.floor(((n + 0.5) * views.length) / count)] as View);
}

function measure(raws: Raws, shown: View, palette: Palette): Figures {
  const { pixels, scale } = drawBoard(raws, createI18n(raws), shown, { palette, log: false });
  const columns = pixels.width / CELL;
  const rows = viewportOf({ lit: shown.lit, log: false }).rows;
  let [empty, plain] = [0, 0];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const color = mainColour(pixels, column * CELL, MAP_TOP + row * CELL);
      if (color === UNKNOWN) empty += 1;
      else if (color !== null) plain += 1;
    }
  }
  const cells = columns * rows;
  return { lit: shown.lit, void: empty / cells, plain: plain / cells, bytes: encodePng(pixels, scale).length };
}

/** Returns the colour of nearly all pixels of a cell; `null` if the colours vary. */
function mainColour(pixels: Pixels, left: number, top: number): number | null {
  const counts = new Map<number, number>();
  for (let y = top; y < top + CELL; y++) {
    for (let x = left; x < left + CELL; x++) counts.set(pixels.get(x, y), (counts.get(pixels.get(x, y)) ?? 0) + 1);
  }
  const [color, count] = [...counts].sort((a, b) => b[1] - a[1])[0] as [number, number];
  return count >= PLAIN * CELL * CELL ? color : null;
}

/** Prints the median and the ninth decile of each figure. */
function report(name: string, figures: readonly Figures[]): void {
  const at = (share: number, of: (one: Figures) => number): number =>
    figures.map(of).sort((a, b) => a - b)[Math.floor(share * figures.length)] ?? Number.NaN;
  const percent = (of: (one: Figures) => number): string =>
    `${(100 * at(0.5, of)).toFixed(0)} % (${(100 * at(0.9, of)).toFixed(0)} %)`;
  const bytes = `${(at(0.5, (one) => one.bytes) / 1000).toFixed(1)} kB (${(at(0.9, (one) => one.bytes) / 1000).toFixed(1)} kB)`;
  console.log(
    `${name}, ${figures.length} boards: void ${percent((one) => one.void)}, void and plain ${percent((one) => one.void + one.plain)}, ${bytes}`,
  );
}
