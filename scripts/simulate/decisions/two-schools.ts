import type { Action, Game, Raws, School } from '../../../src/engine';
import { giveBoon } from '../../../src/engine/creatures';
import { refreshDerivedState } from '../../../src/engine/levels/change-level';
import { own } from '../../../src/engine/state/components';
import { closeWorld, openWorld } from '../../../src/engine/state/world-draft';
import { SCHOOLS } from '../../../src/engine/vocabulary/school';
import { shuffle } from '../../../src/lib/lists';
import { type Rng, rngFromSeed } from '../../../src/lib/rng';
import { Memory } from '../../bots/memory';
import { optionsOf } from '../../bots/parts/options';
import { Rollouts } from '../../bots/rollouts/rollouts';
import { situationOf } from '../../bots/situation';
import { mean } from '../../lib/statistics';
import { bestOf } from './decide';
import type { Judging } from './judge-board';
import { keyOf } from './presses';
import type { SampledBoard } from './sample-boards';

/** Comparison of two heroes on one board. The heroes differ only in their boons, which are of two schools. */
export interface TwoSchools {
  schools: [School, School];
  /** True if each hero does better with its own best option than with the other's, or lacks the other's option. */
  differ: boolean;
}

/** Number of boons of its school that each hero has, in place of those of the sampled hero. */
const BOONS = 2;

/**
 * Compares the best options of two heroes of two schools, which the board's seed and turn decide. The first half of the
 * rollouts selects the best option of each, the second half compares them. Returns `null` if either hero has no
 * options, or a boon is on offer. In the null check, both heroes are the same and differ only in luck.
 */
export function compareSchools(raws: Raws, { game }: SampledBoard, judging: Judging): TwoSchools | null {
  if (game.hero.earnedBoons) return null;
  const rng = rngFromSeed(`${game.seed}/${game.turn}/schools`);
  const [first, second] = shuffle(SCHOOLS, rng) as [School, School];
  const one = new Twin(raws, ofSchool(raws, game, first, rng), judging.rollouts, '');
  const other = judging.isNull
    ? new Twin(raws, one.game, judging.rollouts, 'null ')
    : new Twin(raws, ofSchool(raws, game, second, rng), judging.rollouts, '');
  if (!one.best || !other.best) return null;
  const isSame = keyOf(one.best) === keyOf(other.best);
  const differ = !isSame && one.prefersOwn(other.best) && other.prefersOwn(one.best);
  return { schools: [first, second], differ };
}

/** Returns the game with boons of this school alone, drawn at random. */
function ofSchool(raws: Raws, game: Game, school: School, rng: Rng): Game {
  const former = (game.hero.boons ?? []).flatMap((id) => raws.boon[id]?.gives.spells ?? []);
  const boons = raws.boons.filter((boon) => boon.school === school).map(({ id }) => id);
  const world = openWorld(game, raws);
  const { hero } = world.game;
  delete hero.boons;
  const known = own(raws, hero, 'knownSpells');
  known.splice(0, known.length, ...known.filter(({ spell }) => !former.includes(spell)));
  for (const boon of shuffle(boons, rng).slice(0, BOONS)) giveBoon(world, boon);
  refreshDerivedState(world, [hero]);
  const { hp } = own(raws, hero, 'pools');
  hp.current = Math.min(hp.current, hp.max);
  return closeWorld(world);
}

class Twin {
  /** Best option by the first half of the rollouts; `null` if the hero has none. */
  readonly best: Action | null;
  private readonly options: readonly Action[];
  private readonly rollouts: Rollouts;

  constructor(
    raws: Raws,
    readonly game: Game,
    private readonly times: number,
    private readonly lucks: string,
  ) {
    const bot = { rng: rngFromSeed('options'), memory: new Memory(), idle: 0 };
    this.rollouts = new Rollouts(raws, game);
    this.options = optionsOf(situationOf(raws, game, bot)).map(({ action }) => action);
    const worths = this.options.map((action) => this.worth(action, 0));
    this.best = worths.length === 0 ? null : (this.options[bestOf(worths)] ?? null);
  }

  /** True if the hero's best option beats this one in the second half of the rollouts, or the hero lacks this one. */
  prefersOwn(action: Action): boolean {
    const same = this.options.find((option) => keyOf(option) === keyOf(action));
    return !same || !this.best || this.worth(this.best, 1) > this.worth(same, 1);
  }

  private worth(action: Action, half: 0 | 1): number {
    const size = Math.floor(this.times / 2);
    const lucks = Array.from({ length: size }, (_, n) => `${this.lucks}${half * size + n}`);
    return mean(lucks.map((luck) => this.rollouts.worth(action, luck)));
  }
}
