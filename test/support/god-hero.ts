import { farOff, fight, foesOf } from '../../scripts/bots/parts/combat';
import { answerChoice } from '../../scripts/bots/parts/consumables';
import { stairs, stepAlong, wayTo } from '../../scripts/bots/parts/ground';
import { anyAction } from '../../scripts/bots/random';
import type { Plan, Situation } from '../../scripts/bots/situation';
import type { Game, RawId } from '../../src/engine';
import { all } from './scenario';

/** Plan of a hero who goes down by the shortest path and fights every foe beside it. */
export function* goDown(situation: Situation): Plan {
  const { view } = situation;
  yield* answerChoice(situation);
  const beside = foesOf(view).filter((foe) => farOff(view, foe) < 2);
  if (beside.length > 0) yield* fight(situation, beside);
  if (view.standingOn === '>') {
    yield { kind: 'descend' };
    yield { kind: 'descend', sure: true };
  }
  for (const to of stairs(view, '>')) yield { kind: 'travel', to, sure: true };
  yield* stepAlong(view, wayTo(view, stairs(view, '>')));
  yield* fight(situation, foesOf(view));
  yield* anyAction(situation, ['drop', 'remove', 'ascend', 'retire', 'abandon', 'cheat']);
}

/** Plan of a hero who goes up by the shortest path and fights only if it cannot walk. */
export function* goUp(situation: Situation): Plan {
  const { view } = situation;
  yield* answerChoice(situation);
  yield { kind: 'ascend', sure: true };
  yield* stepAlong(view, wayTo(view, stairs(view, '<')));
  yield* fight(situation, foesOf(view));
  yield* anyAction(situation, ['drop', 'remove', 'descend', 'retire', 'abandon', 'cheat']);
}

/** Plan of a hero who walks to the first thing of a raw and picks it up. The hero fights every foe in the way. */
export function* fetchThing(situation: Situation, game: Game, raw: RawId): Plan {
  const { view } = situation;
  const at = all(game, raw)[0]?.position;
  if (!at) return;
  if (view.hero.at.x === at.x && view.hero.at.y === at.y) yield { kind: 'pickup' };
  yield { kind: 'travel', to: at, sure: true };
  const beside = foesOf(view).filter((foe) => farOff(view, foe) < 2);
  yield* stepAlong(view, wayTo(view, [at]));
  yield* fight(situation, beside);
  yield* anyAction(situation, ['drop', 'remove', 'ascend', 'retire', 'abandon', 'cheat', 'answer']);
}
