import { type Action, type Game, type Raws, type TurnResult, turnsInPlace } from '../../../src/engine';
import { isKnown } from '../../../src/engine/knowledge';

type Accepted = Extract<TurnResult, { ok: true }>;
type Press = (action: Action) => TurnResult;

/** Shares of the hit points, 0 to 1, below which the hero drinks a known healing potion, and below which it rests. */
const DYING = 0.35;
const HURT = 0.7;

/** Maximum number of presses, including the first. */
const CLICKS = 12;
/** Player-turns after which the bot makes no further press, because a long rest takes as long as many presses. */
const TURNS = 60;

/**
 * Presses `first`, then plays by fixed rules: drinks when dying, fights, rests, explores, takes boons, goes down. Ends
 * with the run, after `CLICKS` presses or after `TURNS` player-turns. Confirms every danger. Returns the game
 * afterwards. If the engine refuses `first`, continues with the rules.
 */
export function playFast(raws: Raws, game: Game, first: Action): Game {
  const press = turnsInPlace(game, raws);
  const end = game.turn + TURNS;
  let now = confirmed(press, first)?.game ?? game;
  for (let n = 1; n < CLICKS && !now.over && now.turn < end; n++) now = pressNext(raws, now, press)?.game ?? now;
  return now;
}

/** Performs an action, and confirms its danger if the engine asks. Returns `null` if the engine refuses. */
function confirmed(press: Press, action: Action): Accepted | null {
  const result = press(action);
  if (result.ok) return result;
  if (result.refusal.code !== 'danger') return null;
  const sure = press({ ...action, sure: true } as Action);
  return sure.ok ? sure : null;
}

function pressNext(raws: Raws, game: Game, press: Press): Accepted | null {
  for (const action of ideas(raws, game)) {
    const accepted = confirmed(press, action);
    if (accepted) return accepted;
  }
  return null;
}

function* ideas(raws: Raws, game: Game): Generator<Action> {
  if (game.pending) {
    for (const option of [...game.pending.options, null]) yield { kind: 'answer', option };
    return;
  }
  const { current, max } = game.hero.pools.hp;
  const potion = current < DYING * max ? knownHealing(raws, game) : undefined;
  if (potion !== undefined) yield { kind: 'use', item: potion };
  yield { kind: 'fight' };
  if (current < HURT * max) yield { kind: 'rest' };
  yield { kind: 'explore', take: 'useful' };
  if (game.hero.earnedBoons) yield { kind: 'answer', option: 1 };
  yield { kind: 'descend' };
  yield { kind: 'wait' };
}

const knownHealing = (raws: Raws, game: Game): number | undefined =>
  game.pack.find(
    ({ raw }) => raws.item[raw]?.consumable?.effects.provides_healing !== undefined && isKnown({ raws, game }, raw),
  )?.id;
