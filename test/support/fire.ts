import type { Game } from '../../src/engine';
import { TILES } from '../../src/engine/vocabulary/tile';
import { changed, draw, here, type Legend, type ScenarioOptions, scenario } from './scenario';

/** Letters for fires: `F` burns, `s` smoulders, `T` is a table. */
const FIRE: Legend = { F: { raw: 'flame' }, s: { raw: 'smoulder' }, T: 'table' };

/** Game on the level of a drawing, whose grass is dry. Flames of the drawing have begun to burn in this player-turn. */
export const dryScenario = (drawing: string, options: ScenarioOptions = {}): Game =>
  changed(scenario(drawing, { ...options, legend: { ...FIRE, ...options.legend } }), (game) => {
    const level = here(game);
    const dry = [...level.tiles].flatMap((tile, cell) => (tile === TILES.grass ? [cell] : []));
    if (dry.length > 0) level.dry = dry;
    for (const prop of level.entities) {
      if (prop.raw === 'flame') prop.burnsUntil ??= game.turn + 3;
      if (prop.raw === 'smoulder') prop.burnsUntil ??= game.turn + 1;
    }
  });

/** Draws the level with its fires. */
export const drawFire = (game: Game): string => draw(game, FIRE);
