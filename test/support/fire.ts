import type { Game } from '../../src/engine';
import { TILES } from '../../src/engine/vocabulary/tile';
import { cellIndex } from '../../src/lib/geometry';
import { changed, draw, here, type Legend, type ScenarioOptions, scenario } from './scenario';

/** Letters for fires: `F` burns, `s` smoulders, `T` is a table. */
const FIRE: Legend = { F: { raw: 'flame' }, s: { raw: 'smoulder' }, T: 'table' };

/**
 * Game on the level of a drawing with dry grass. A cell under a creature is dry if grass grows beside it. Flames of the
 * drawing have begun to burn in this player-turn.
 */
export const dryScenario = (drawing: string, options: ScenarioOptions = {}): Game =>
  changed(scenario(drawing, { ...options, legend: { ...FIRE, ...options.legend } }), (game) => {
    const level = here(game);
    const isGrass = (cell: number): boolean => level.tiles[cell] === TILES.grass;
    const dry = [...level.tiles].flatMap((_, cell) => (isGrass(cell) ? [cell] : []));
    for (const { kind, position } of level.entities) {
      const cell = cellIndex(level, position!);
      if (kind === 'mob' && (isGrass(cell - 1) || isGrass(cell + 1))) dry.push(cell);
    }
    if (dry.length > 0) level.dry = dry.sort((a, b) => a - b);
    for (const prop of level.entities) {
      if (prop.raw === 'flame') prop.burnsUntil ??= game.turn + 3;
      if (prop.raw === 'smoulder') prop.burnsUntil ??= game.turn + 1;
    }
  });

export const drawFire = (game: Game): string => draw(game, FIRE);
