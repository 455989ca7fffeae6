import type { Bot, Plan, Situation } from './bot';
import { tourist } from './tourist';

/** Player-turns it stays on each level, and how deep it goes. */
const STAY = 220;
const DEEPEST = 12;
/** Chances in percent. That to leave is no certainty: who is drawn up again would go up and down for ever. */
const REVEAL = 1;
const LEAVE = 30;

/** A tourist who cannot die: by the debug actions it sees what hardly anybody lives to see. */
export const wizard: Bot = function* (situation) {
  const { view } = situation;
  if (!view.cheated) yield { kind: 'cheat', cheat: 'god' };
  if (view.pending === null) yield* debugging(situation);
  yield* tourist(situation);
};

function* debugging({ view, rng, memory }: Situation): Plan {
  if (rng.percent(REVEAL)) yield { kind: 'cheat', cheat: rng.percent(50) ? 'reveal' : 'heal' };
  if (view.depth >= DEEPEST) yield { kind: 'abandon', sure: true };
  const overstays = view.depth > 1 && !memory.errand && view.turn > STAY * view.depth;
  if (overstays && rng.percent(LEAVE)) yield { kind: 'cheat', cheat: 'exit' };
}
