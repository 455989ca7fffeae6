import type { Game } from '../../src/engine';
import { changed, find, type Legend, type ScenarioOptions, scenario } from './scenario';

/** Legend in which `m` is Mara, a captive who casts. */
export const CAPTIVES: Legend = { m: 'mara' };

/** Game of a drawing in which a captive of this raw is the hero's companion already. */
export const accompanied = (drawing: string, options: ScenarioOptions = {}, raw = 'mara'): Game =>
  changed(scenario(drawing, { ...options, legend: { ...CAPTIVES, ...options.legend } }), (game) => {
    const companion = find(game, raw);
    delete companion.chains;
    delete companion.faction;
    companion.companion = 'follow';
    game.companion = { id: companion.id, raw, depth: game.depth };
  });
