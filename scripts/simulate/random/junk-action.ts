import type { Action, Game } from '../../../src/engine';
import { DIRECTIONS } from '../../../src/lib/geometry';
import type { Rng } from '../../../src/lib/rng';
import { ACTION_KINDS } from '../kinds';

const KINDS: readonly unknown[] = [...ACTION_KINDS, 'dance', '', '__proto__', 'constructor', 'toString', null, 7];
const NAMES = ['direction', 'steps', 'sure', 'to', 'item', 'at', 'spell', 'vendor', 'option', 'cheat', '__proto__'];
const CELLS = 90;

/** Returns a random JSON value for use as an action. Few of these values are valid actions. */
export function junkAction(rng: Rng, game: Game, legal: readonly Action[]): unknown {
  const draw = rng.int(0, 9);
  if (draw === 0) return rng.pick<unknown>([null, true, 3, 'wait', [], {}, [{ kind: 'wait' }]]);
  // About half of the other values are legal actions with changed fields.
  const fields: [string, unknown][] = Object.entries(draw < 6 ? rng.pick(legal) : { kind: rng.pick(KINDS) });
  for (let more = rng.int(1, 3); more > 0; more--) fields.push([rng.pick(NAMES), junkValue(rng, game)]);
  return Object.fromEntries(fields);
}

function junkValue(rng: Rng, game: Game): unknown {
  switch (rng.int(0, 6)) {
    case 0:
      return rng.pick<unknown>([null, true, false, '', 'up', 'god', '__proto__', 'zap', [], {}, { x: 1 }]);
    case 1:
      return rng.pick([-1, 0, 1.5, 1e300, Number.MAX_SAFE_INTEGER, Number.NaN]);
    case 2:
      return { x: rng.int(-2, CELLS), y: rng.int(-2, CELLS) };
    case 3:
      return rng.int(0, game.nextId);
    case 4:
      return rng.pick(DIRECTIONS);
    case 5:
      return String(rng.int(0, game.nextId));
    default:
      return game.hero.position;
  }
}
