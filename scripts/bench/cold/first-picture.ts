import { newGame, turn, view } from '../../../src/engine';
import { createI18n } from '../../../src/i18n';
import { loadBuiltRaws } from '../../../src/raws/built';
import { createRenderer } from '../../../src/render';

/** Number of pictures after the first, one for each action. */
const MORE = 29;

// Draws the first board of a run, then a board after each of some actions. Prints the CPU time of every picture in
// milliseconds, as JSON.
const raws = loadBuiltRaws();
const renderer = createRenderer(raws, createI18n(raws));
let game = newGame({ seed: 'first picture', heroName: 'Ann' }, raws);
const times: number[] = [];
for (let n = 0; n <= MORE; n++) {
  const seen = view(game, raws);
  const { user, system } = process.cpuUsage();
  renderer.picture(seen, { layout: 'compact' });
  const after = process.cpuUsage();
  times.push((after.user + after.system - user - system) / 1000);
  const result = turn(game, { kind: 'explore' }, raws);
  if (result.ok) game = result.game;
}
console.log(JSON.stringify(times));
