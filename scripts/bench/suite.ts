import type { Game } from '../../src/engine';
import { loadBuiltRaws } from '../../src/raws/built';
import { engine } from './engine';
import { interactions } from './interactions';
import { levels } from './levels';
import type { Line } from './line';
import { pictures } from './pictures';
import { gamesOfPlay } from './samples';
import { saves } from './saves';

/** Measures one suite after the other in a process of its own and sends each line to whoever started it. */
const [, , quickly, ...wanted] = process.argv;
const quick = quickly === 'quick';
const raws = loadBuiltRaws();
let played: Game[] | null = null;
const games = (): Game[] => {
  played ??= gamesOfPlay(raws, quick ? 2 : 8);
  return played;
};

const SUITES: Record<string, () => Line[] | Promise<Line[]>> = {
  interactions: () => interactions(quick),
  engine: () => engine(raws, quick),
  levels: () => levels(raws, quick),
  pictures: () => pictures(raws, games()),
  saves: () => saves(games()),
};

void (async () => {
  for (const name of wanted) process.send?.(await SUITES[name]!());
  process.disconnect();
})();
