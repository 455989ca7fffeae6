import { follower } from '../../../scripts/bots/follower';
import { Memory } from '../../../scripts/bots/memory';
import { situationOf as botSituationOf } from '../../../scripts/bots/situation';
import { type Arrival, gameFrom } from '../../../scripts/simulate/arrival';
import { startsAt } from '../../../scripts/simulate/kept-arrivals';
import { rawsFor, turn } from '../../../src/engine';
import { rngFromSeed } from '../../../src/lib/rng';
import { adviseOn } from '../../../src/play/advice/advice';
import { loadRaws } from '../../../src/raws';

const CAMPAIGN = 'amulet';
const raws = rawsFor(loadRaws(), { campaign: CAMPAIGN });

/** Most presses for which the test follows a hero. A choice that only the player can make ends the series earlier. */
const PRESSES = 60;
/** Share of the hit points above which going back to rest is not worth the time. */
const SOUND = 0.9;

/** Counts how often the advice sends an unhurt hero back up, after its arrival on a level. */
function returnsUnhurt(arrival: Arrival, seed: string): number {
  const rng = rngFromSeed(seed);
  const memory = new Memory();
  let game = gameFrom(raws, { seed, campaign: CAMPAIGN, heroName: 'Ada' }, arrival);
  let returns = 0;
  for (let pressed = 0; pressed < PRESSES && !game.over; pressed++) {
    const situation = botSituationOf(raws, game, { rng, memory, idle: 0 });
    const advice = adviseOn(situation);
    if (!advice) break;
    const { hp, mana } = situation.view.hero;
    const isWell = hp.current >= SOUND * hp.max && mana.current >= mana.max / 2;
    if (advice.action.kind === 'ascend' && isWell) returns += 1;
    const plan = follower(situation);
    const first = plan.next({ code: 'blocked' });
    if (first.done) break;
    let result = turn(game, first.value, raws);
    if (!result.ok) {
      const second = plan.next(result.refusal);
      if (second.done) break;
      result = turn(game, second.value, raws);
    }
    if (!result.ok) break;
    game = result.game;
  }
  return returns;
}

const arrivals = startsAt(CAMPAIGN, [10, 13]).flatMap((arrival, n): [number, Arrival][] =>
  arrival ? [[n, arrival]] : [],
);

test.each(arrivals)('hero %d goes up only if rest would help', (n, arrival) => {
  expect(returnsUnhurt(arrival, `loop A ${n}`)).toBe(0);
});
